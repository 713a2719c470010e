#include "ui/cities/city_ladder.h"

#include <algorithm>

#include "ui/cities/medal_picture.h"
#include "ui/look/text_box.h"

namespace lucca::ui {

namespace {

constexpr int kRadius = 8, kApart = 22;  // of the marks
constexpr int kMoreTurns = 3;            // beyond the others a win in any number of turns is drawn

}  // namespace

// In values that rise towards gold: points, or turns below zero. Marks that would touch are moved apart, and the result keeps
// its place among them.
CityLadder::CityLadder(const Cities& cities, int number, int score, const Rect& bar)
    : cities_(cities), number_(number), score_(score), bar_(bar) {
  const bool points = cities.count == Cities::Count::Points, none = !points && score <= 0;
  int value[kMedals] = {};
  for (const Medal medal : {Medal::Gold, Medal::Silver, Medal::Bronze}) {
    const int i = static_cast<int>(medal) - 1, mark = cities.mark(number, medal);
    value[i] = points ? mark : -mark;
    if (!points && mark == kAnyWin) value[i] = std::min(value[1], none ? value[1] : -score) - kMoreTurns;
  }
  const int own = none ? value[0] - 1 : points ? score : -score;
  const int least = std::min(value[0], own), most = std::max(value[2], own);
  const int spread = std::max(most - least, 1), whole = spread * 11 / 6 + 1;
  const auto at = [&](int from) { return bar.x + bar.w * (from - least + spread / 2) / whole; };
  for (int i = 0; i < kMedals; ++i) {
    const int after = i > 0 ? mark_[i - 1] + kApart : bar.x + 2 * kRadius;
    mark_[i] = std::max(at(value[i]), after);
  }
  for (int i = kMedals - 1, right = bar.right() - 2 * kRadius; i >= 0; --i, right -= kApart)
    mark_[i] = std::min(mark_[i], right);
  // The place between its neighbours that is in proportion to its value.
  const auto between = [&](int from, int to, int low, int high) {
    return high <= low ? from : from + (to - from) * (own - low) / (high - low);
  };
  if (none) {
    own_ = bar.x;
  } else if (own < value[0]) {
    own_ = std::clamp<int>(at(own), bar.x, mark_[0] - kRadius);
  } else if (own >= value[2]) {
    own_ = std::clamp(at(own), mark_[2], bar.right() - 2);
    if (own > value[2]) own_ = std::clamp(std::max(own_, mark_[2] + kRadius), 0, bar.right() - 2);
  } else {
    const int i = own < value[1] ? 0 : 1;
    own_ = between(mark_[i], mark_[i + 1], value[i], value[i + 1]);
  }
}

int CityLadder::passed(int part) const {
  int count = 0;
  const Medal reached = medalOf(cities_, number_, score_);
  for (const Medal medal : {Medal::Bronze, Medal::Silver, Medal::Gold})
    count += reached >= medal && filledTo(part) >= markAt(medal);
  return count;
}

void CityLadder::draw(Canvas& canvas, int part) const {
  const int middle = bar_.y + bar_.h / 2, filled = filledTo(part);
  canvas.fillRoundRect(bar_, bar_.h / 2, kStoneDark);
  if (filled > bar_.x + bar_.h)
    canvas.fillRoundRect(makeRect(bar_.x, bar_.y, filled - bar_.x, bar_.h), bar_.h / 2, kAccent);
  for (const Medal medal : {Medal::Bronze, Medal::Silver, Medal::Gold}) {
    const int x = markAt(medal);
    drawMetal(canvas, medal, x, middle, kRadius, kFontSmall);
    Phrase mark;
    addMark(cities_, number_, medal, mark);
    drawLine(canvas, makeRect(x - 16, middle + kRadius, 32, kFontSmall.lineHeight), mark,
             {&kFontSmall, kInkSoft, Align::Centre, true});
  }
  const int top = bar_.y - 11;
  canvas.fillTriangle(filled - 6, top, filled + 6, top, filled, top + 9, kInk);
  Phrase own;
  if (score_ > 0 || cities_.count == Cities::Count::Points) own.add(score_);
  drawLine(canvas,
           makeRect(std::clamp(filled - 20, 0, canvas.width() - 40), top - kFontSmall.lineHeight, 40,
                    kFontSmall.lineHeight),
           own, {&kFontSmall, kInk, Align::Centre, true});
}

}  // namespace lucca::ui
