#include "ui/cities/city_end_scene.h"

#include <algorithm>
#include <new>

#include "ui/cities/city_ladder.h"
#include "ui/cities/city_share.h"
#include "ui/cities/medal_picture.h"
#include "ui/fame/game_code.h"
#include "ui/look/skyline.h"
#include "ui/setup/city.h"
#include "ui/shell/outside.h"
#include "ui/shell/scene_parts.h"
#include "ui/stage/game_row.h"

namespace lucca::ui {

namespace {

constexpr Tint kSheet = tint(0xFFFDF5, 0xFFFFFF);  // what is written to friends
constexpr Beat kFalls{0, 500}, kFills{500, 600};
constexpr Sound kNotes[kMedals] = {Sound::Bronze, Sound::Silver, Sound::Gold};

bool copies(const App& app) { return app.facts.outside != nullptr && app.facts.outside->copies; }

bool countsPoints(GameId game) { return citiesOf(game).count == Cities::Count::Points; }

}  // namespace

void CityEndScene::enter(App& app) {
  const PlayedMatch& match = app.game.session().match();
  view_ = View::Medal;
  sounded_ = 0;
  bar_ = {};
  game_ = match.setup().game;
  number_ = static_cast<int16_t>(cityNumber(match.plan(), match.seed()));
  if (number_ == 0 || number_ > citiesOf(game_).size()) return app.go.home();  // its marks are not known here
  score_ = static_cast<int16_t>(cityScore(match));
  medal_ = medalOf(citiesOf(game_), number_, score_);
  best_ = static_cast<int16_t>(app.finished.cities().best(game_, number_).score);
  beginAct(app.screen.motion(), app.now(), app.settings.speed, kNoAction,
           static_cast<uint32_t>(kFills.end()));
}

// A note for each medal that the ladder passes.
void CityEndScene::update(App& app) {
  if (view_ != View::Medal || bar_.empty()) return;
  const CityLadder ladder(citiesOf(game_), number_, score_, bar_);
  const int passed = ladder.passed(Act(app.screen.motion()).part(kFills));
  if (passed <= sounded_) return;
  sounded_ = static_cast<int8_t>(passed);
  app.tell.sound(kNotes[passed - 1]);
}

void CityEndScene::show(App& app, View view, int step) {
  view_ = view;
  app.screen.turnPage(step);
}

void CityEndScene::event(App& app, const Event& event) {
  if (view_ == View::Medal) return medalEvent(app, event);
  if (event.is(Button::B)) {
    app.tell.sound(Sound::Back);
    return show(app, View::Medal, -1);
  }
  if (event.is(Button::A)) return copy(app);
  app.tell.sound(Sound::Move);
  if (event.step() > 0) return show(app, view_ == View::Text ? View::Code : View::Medal, 1);
  show(app, view_ == View::Text ? View::Medal : View::Text, -1);
}

void CityEndScene::medalEvent(App& app, const Event& event) {
  switch (event.button) {
    case Button::A:
      app.tell.sound(Sound::Confirm);
      return beginCity(app, game_, app.finished.cities().next(game_));
    case Button::B:
      app.tell.sound(Sound::Back);
      return app.go.home();
    case Button::Right:
      app.tell.sound(Sound::Move);
      return show(app, View::Text, 1);
    case Button::Up:
      app.tell.sound(Sound::Confirm);
      return beginCity(app, game_, number_);
    case Button::Down:
      app.tell.sound(Sound::Confirm);
      app.go.opening().pages = true;
      return app.go.show(SceneId::Result);
    default:
      return app.tell.refuse(Text::CityHereResult);
  }
}

void CityEndScene::copy(App& app) {
  if (!copies(app) || view_ != View::Text) return app.tell.refuse(Text::SettingsEnd);
  app.facts.outside->wantsCopy = true;
  app.tell.sound(Sound::Confirm);
  app.tell.say(tr(Text::CityCopied));
}

// "Gold!", and below it the points.
void CityEndScene::drawFound(Canvas& canvas, const Rect& area) const {
  const bool low = isLow(canvas), points = countsPoints(game_), lost = !points && score_ <= 0;
  const std::string_view head = tr(lost ? Text::CityLost : kCityMedalTexts[static_cast<int>(medal_)]);
  const Text unit = points ? Text::CityPoints : Text::CityTurns;
  Phrase number, best;
  if (!lost) number.add(int{score_});
  if (low) {
    if (!lost) number.add(" ").add(unit);
    const Rect line = makeRect(area.x, area.y, area.w, kFontTitle.lineHeight);
    const int room = line.w - (number.empty() ? 0 : Canvas::textWidth(number, kFontBody) + 12);
    const Font& large = fitting(head, room, kFontTitle, kFontBody);
    const int used = drawLine(canvas, line, head, {&large, kTerracottaDark, Align::Left, true}) + 12;
    const Rect beside = makeRect(line.x + used, line.y, line.w - used, line.h);
    if (Canvas::textWidth(number, kFontSmall) > beside.w) number.clear().add(int{score_});
    drawLine(canvas, beside, number,
             {&fitting(number, beside.w, kFontBody, kFontSmall), kInk, Align::Left, true});
    return;
  }
  const Rect upper = makeRect(area.x, area.y, area.w, kFontTitle.lineHeight);
  drawLine(canvas, upper, head,
           {&fitting(head, upper.w, kFontTitle, kFontBody), kTerracottaDark, Align::Left, true});
  const Rect lower = makeRect(area.x, upper.bottom(), area.w, kFontHuge.lineHeight);
  if (!lost) {
    const int used = drawLine(canvas, lower, number, {&kFontHuge, kInk, Align::Left, true}) + 8;
    // On the number's own line.
    const int down = kFontHuge.ascent - sized(kFontBody).ascent;
    drawLine(canvas, makeRect(lower.x + used, lower.y + down, lower.w - used, sized(kFontBody).lineHeight),
             tr(unit), {&sized(kFontBody), kInkSoft, Align::Left, true});
  }
  if (best_ <= 0 || !isBetter(citiesOf(game_).count, best_, score_)) return;
  best.add(Text::CityBest, {int{best_}});
  drawLine(canvas, makeRect(area.x, lower.bottom() - 2, area.w, kFontSmall.lineHeight), best,
           {&kFontSmall, kInkSoft, Align::Left, true});
}

// The score for the next medal; after gold, the results of the computers.
void CityEndScene::drawSentence(Canvas& canvas, const Rect& area) const {
  const Cities cities = citiesOf(game_);
  const auto medal = static_cast<std::size_t>(medal_);
  const Medal next = medal_ == Medal::Gold ? Medal::Gold : static_cast<Medal>(medal + 1);
  Phrase words;
  words.add(countsPoints(game_) ? kCityAsksTexts[medal] : kCityAsksTurnsTexts[medal],
            {cities.mark(number_, next)});
  const bool small = countLines(words, area.w, sized(kFontBody)) > 1;
  drawWrappedCentred(canvas, area, words,
                     {small ? &kFontBody : &sized(kFontBody), kInk, Align::Centre, true});
}

void CityEndScene::drawResult(App& app, Canvas& canvas) {
  Phrase title;
  title.add(Text::CityTitle, {int{number_}});
  drawTitle(canvas, title, gameName(game_));
  const Layout layout = layoutOf(canvas);
  const Rect& body = layout.body;
  const Act act(app.screen.motion());
  const int more = layout.low ? 0 : (body.h - 188) / 3;  // rows that a high panel has
  if (!layout.low) drawSilhouette(canvas, body.bottom(), body.h / 2, blend(kStone, kPaper, 150));
  const int radius = layout.low ? 18 : 32, x = layout.low ? 40 : 62 * canvas.width() / 240;
  const int rests = body.y + (layout.low ? 32 : 58 + more);
  const Rect clip = canvas.clip();
  canvas.setClip(intersect(clip, body));
  drawMedal(canvas, medal_, x, act.way(kFalls, body.y - radius, rests), radius, body.y + (layout.low ? 0 : 2),
            layout.low ? kFontTitle : kFontHuge);
  canvas.setClip(clip);
  const int left = x + radius + 12;
  drawFound(canvas, makeRect(left, body.y + (layout.low ? 8 : 12 + more), canvas.width() - left - 4,
                             layout.low ? 26 : 90));
  bar_ = makeRect(16, body.y + (layout.low ? 62 : 133 + 2 * more), canvas.width() - 32, layout.low ? 6 : 7);
  const CityLadder ladder(citiesOf(game_), number_, score_, bar_);
  ladder.draw(canvas, act.part(kFills));
  act.covers(body);
  if (!layout.low)
    drawSentence(canvas,
                 makeRect(6, bar_.bottom() + 22, canvas.width() - 12, body.bottom() - bar_.bottom() - 23));
  BottomLine line{tr(Text::CityNext), tr(Text::ResultMenu)};
  line.moves = buttonBit(Button::Right) | kUpDown;
  line.arrows = tr(Text::CityShare);
  drawFooter(app, canvas, line);
}

void CityEndScene::drawText(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::CityFriends));
  const Layout layout = layoutOf(canvas);
  const CityShare share(app.game.session());
  const Font& font = layout.low ? kFontSmall : kFontBody;
  const int lines = share.lines();
  const Rect body = inset(layout.body, 8, layout.low ? 1 : 7);
  const int line = layout.low ? (body.h - 3) / 6 : kFontBody.lineHeight - 1;
  const Rect card = makeRect(body.x, body.y, body.w, (lines + 2) * line + (layout.low ? 2 : 8));
  drawCard(canvas, card, kSheet);
  const Rect inner = inset(card, layout.low ? 6 : 8, layout.low ? 0 : 3);
  Phrase words;
  share.head(words);
  drawLine(canvas, makeRect(inner.x, inner.y, inner.w, line), words,
           {&fitting(words, inner.w, font, kFontSmall), kInk, Align::Left, true});
  int name = 0, number = 0;
  for (int i = 0; i < lines; ++i) {
    const SharedPoints points = share.line(i);
    words.clear().add(points.points);
    name = std::max(name, Canvas::textWidth(points.name, font));
    number = std::max(number, Canvas::textWidth(words, font));
  }
  const int square = layout.low ? 6 : 8, from = inner.x + name + 8 + number + 8;
  for (int i = 0; i < lines; ++i) {
    const SharedPoints points = share.line(i);
    const Rect row = makeRect(inner.x, inner.y + (i + 1) * line, inner.w, line);
    words.clear().add(points.points);
    drawLine(canvas, row, points.name, {&font, kInkSoft, Align::Left, true});
    drawLine(canvas, makeRect(row.x, row.y, name + 8 + number, row.h), words,
             {&font, kInk, Align::Right, true});
    for (int n = 0; n < points.squares; ++n)
      canvas.fillRect(makeRect(from + n * (square + 2), row.y + (row.h - square) / 2, square, square),
                      kTerracotta);
  }
  share.link(words.clear());
  drawLine(canvas, makeRect(inner.x, inner.y + (lines + 1) * line, inner.w, line), words,
           {&fitting(words, inner.w, font, kFontSmall), kAccent, Align::Left, true});
  const Rect below = makeRect(body.x, card.bottom() + 4, body.w, layout.body.bottom() - card.bottom() - 6);
  if (!layout.low)
    drawWrappedCentred(canvas, below, tr(countsPoints(game_) ? Text::CityAnybody : Text::CityAnybodyTurns),
                       {&kFontBody, kInkSoft, Align::Centre, true});
  BottomLine hints{copies(app) ? tr(Text::CityCopy) : std::string_view(), tr(Text::KeyBack)};
  hints.moves = kArrows;
  hints.arrows = tr(Text::CityCode);
  drawFooter(app, canvas, hints);
}

// Of the whole text, or, where that is too much for the panel, of its first and last line. Null: not even of these.
const QrCode* CityEndScene::code(App& app, int pixels) {
  struct Lent {
    QrCode code;
    char text[CityShare::kMost];
  };
  static_assert(sizeof(Lent) <= kBotWorkspace);
  if (app.spare.has(this)) {
    const QrCode& made = std::launder(reinterpret_cast<Lent*>(app.spare.of(this).data()))->code;
    return made.size() > 0 ? &made : nullptr;
  }
  Lent& lent = *new (app.spare.take(this).data()) Lent;
  const CityShare share(app.game.session());
  for (const bool whole : {true, false}) {
    for (const int scale : {3, 2}) {
      const int version = QrCode::versionFor(pixels + 4 * scale, scale);
      scale_ = static_cast<int8_t>(scale);
      if (version > 0 && lent.code.make({lent.text, share.text(lent.text, whole)}, version))
        return &lent.code;
    }
  }
  return nullptr;
}

void CityEndScene::drawCodePage(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::CityFriends));
  const Rect body = layoutOf(canvas).body, area = makeRect(body.x, body.y + 2, body.w, body.h - 4);
  const QrCode* made = code(app, area.h);
  int beside = area.x;
  if (made != nullptr) {
    const int side = made->size() * scale_, left = area.x + 6 * scale_;
    drawCode(canvas, *made, scale_, left, area.y + (area.h - side) / 2);
    beside = left + side + 4 * scale_;
  }
  drawWrappedCentred(canvas, makeRect(beside, area.y, area.right() - beside - 4, area.h),
                     tr(countsPoints(game_) ? Text::CityAnybody : Text::CityAnybodyTurns),
                     {&kFontSmall, kInkSoft, Align::Centre, true});
  drawFooter(app, canvas, {.b = tr(Text::KeyBack), .moves = kArrows});
}

void CityEndScene::draw(App& app, Canvas& canvas) {
  if (view_ == View::Text) return drawText(app, canvas);
  if (view_ == View::Code) return drawCodePage(app, canvas);
  drawResult(app, canvas);
}

}  // namespace lucca::ui
