#include "ui/torri/threat_page.h"

#include "ui/look/text_box.h"
#include "ui/look/theme.h"
#include "ui/torri/cards.h"
#include "ui/torri/footer.h"
#include "ui/torri/pictures/city_picture.h"
#include "ui/torri/race.h"
#include "ui/torri/seen.h"
#include "ui/torri/tray.h"
#include "ui/torri/words.h"

namespace lucca::ui {

using namespace torri;

namespace {

constexpr Colour kCellEmpty = rgb(0x5A2015), kPaleInk = rgb(0xF0D9C4);
constexpr int kMastFloors = 4, kLowRow = 15;  // a colour's row on a low panel

Shot shotOf(const Table& table, Canvas& canvas, const TorriCursor& cursor) {
  const State& state = stateOf(table);
  const StageLayout layout = layoutAt(table, canvas);
  const CityMeasures measures = cityMeasures(layout, state.size());
  return {canvas, table, state, layout, measures, cursor.camera, measures};
}

// Two glasses with their points together.
void drawHourglass(Canvas& canvas, int x, int y, Colour ink) {
  canvas.fillRect(makeRect(x, y, 9, 1), ink);
  canvas.fillRect(makeRect(x, y + 10, 9, 1), ink);
  canvas.fillTriangle(x + 1, y + 1, x + 7, y + 1, x + 4, y + 5, ink);
  canvas.fillTriangle(x + 1, y + 9, x + 7, y + 9, x + 4, y + 5, ink);
}

void drawDashes(Canvas& canvas, int x, int y, int toX, int toY, Colour ink) {
  const int dx = toX - x, dy = toY - y;
  const int longest = (dx < 0 ? -dx : dx) > (dy < 0 ? -dy : dy) ? (dx < 0 ? -dx : dx) : (dy < 0 ? -dy : dy);
  for (int i = 0; i < longest; ++i) {
    if (i % 6 > 3) continue;
    canvas.fillRect(makeRect(x + dx * i / longest, y + dy * i / longest, 2, 2), ink);
  }
}

}  // namespace

bool ThreatPage::step(const State& state, int by, bool wraps) {
  JointList joints;
  listJoints(state, joints);
  const int count = static_cast<int>(joints.size()), next = chosen_ + by;
  if (count == 0 || (!wraps && (next < 0 || next >= count))) return false;
  chosen_ = static_cast<int8_t>((next + count) % count);
  return true;
}

bool ThreatPage::goThere(const Table& table) {
  const State& state = stateOf(table);
  JointList joints;
  listJoints(state, joints);
  if (joints.empty()) return false;
  const std::size_t at =
      static_cast<std::size_t>(chosen_) < joints.size() ? static_cast<std::size_t>(chosen_) : 0;
  cursor_.lot = joints[at].lot;
  if (!table.deciding() || state.phase != Phase::Place) return true;
  for (int i = 0; i < kColours; ++i) {
    if (why(state, cursor_.colour, cursor_.lot) == Verdict::Accepted) {
      cursor_.choosingLot = true;
      break;
    }
    cursor_.colour = static_cast<Brick>((static_cast<int>(cursor_.colour) + 1) % kColours);
  }
  return true;
}

// The endings of the chosen struggle, a few at a time.
Rect ThreatPage::ponder(const Table& table) {
  constexpr int kEndings = 8;
  const State& state = stateOf(table);
  if (cursor_.ponderThreats(state, table.entries())) {
    table.screen().redraw();
    return {};
  }
  if (!cursor_.threatsKnown()) return {};
  JointList joints;
  listJoints(state, joints);
  if (static_cast<std::size_t>(chosen_) >= joints.size()) return {};
  const Joint& joint = joints[static_cast<std::size_t>(chosen_)];
  if (joint.merges) return {};
  StruggleForesight& found = foresight(state, joint);
  if (found.over()) return {};
  return found.advance(state, kEndings) ? tray_ : Rect{};
}

// Of a fight with any brick that may start it.
StruggleForesight& ThreatPage::foresight(const State& state, const Joint& joint) const {
  Brick brick = Brick::White;
  for (int c = 0; c < kColours && why(state, brick, joint.lot) != Verdict::Accepted; ++c) {
    brick = static_cast<Brick>(c);
  }
  return cursor_.foresight(state, place(brick, joint.lot));
}

// A cell a colour: its brick, the turns that it needs, and its bar.
void ThreatPage::drawHeader(const Shot& shot) const {
  Canvas& canvas = shot.canvas;
  const StageLayout& layout = shot.layout;
  const State& state = shot.state;
  const Threats& threats = cursor_.threatsDrawn(state, shot.whole());
  const int corner = layout.corner;
  for (int c = 0; c < kColours; ++c) {
    const Brick colour = static_cast<Brick>(c);
    const Rect cell = layout.low
                          ? makeRect(layout.race.x, c * kLowRow, layout.race.w, kLowRow)
                          : makeRect(layout.race.w * c / 4, 0,
                                     layout.race.w * (c + 1) / 4 - layout.race.w * c / 4, layout.race.h);
    const int turns = turnsToHeight(state, colour, threats.reach(colour));
    const bool near = turns >= 0 && turns <= 1;
    const Colour ground = near ? kAmber : Colour(kTerracottaDark), ink = near ? Colour(kInk) : kPaleInk;
    canvas.fillRect(cell, ground);
    canvas.fillRect(makeRect(cell.x, layout.low ? cell.bottom() - 1 : cell.y, layout.low ? cell.w : 1,
                             layout.low ? 1 : cell.h),
                    kCellEmpty);
    const int side = layout.low ? 11 : 18, left = cell.x + 3 + (c == 0 && !layout.low ? corner : 0);
    const int top = layout.low ? cell.y + 1 : cell.y + corner + 1;
    canvas.fillRoundRect(makeRect(left - 1, top, side + 2, side + 2), 4, near ? Colour(kInk) : kPaleInk);
    drawBrick(canvas, makeRect(left, top + 1, side, side), colour);
    drawHourglass(canvas, left + side + 5, top + (side - 9) / 2, ink);
    Phrase number;
    if (turns < 0) {
      number.add("–");
    } else {
      number.add(turns);
    }
    const int x = left + side + 17;
    drawLine(canvas, makeRect(x, top, cell.right() - x, side + 2), number, {&kFontBody, ink});
    Phrase named;
    named.add(brickName(colour)).add(": ").add(number);
    canvas.words().name(named, cell);
    if (layout.low) continue;
    const int right = cell.right() - 3 - (c == kColours - 1 ? corner : 0);
    const int have = standingOf(state, colour).highestTower;
    drawRaceBar(
        canvas, makeRect(left, cell.bottom() - 5, right - left, 4),
        {goalOfColour(state, colour), have, threats.reach(colour), ink, near ? rgb(0xD0A626) : kCellEmpty});
  }
}

// Over each tower: the floors that still fit. Of those possible next turn, two of different colours, the bricks are full.
void ThreatPage::drawMasts(const Shot& shot) const {
  const int size = shot.state.size();
  for (int i = 0; i < size * size; ++i) {
    const Lot lot = lotAt(i % size, i / size);
    const int height = heightAt(shot.state, lot);
    if (height < 2) continue;
    FloorRoom room = floorRoomAt(shot.state, lot);
    const Stand stand = standAt(shot.still, shot.camera, lot, height);
    const int each = shot.layout.low ? 5 : 7, width = stand.size.width - 6;
    int y = stand.top - 1, shown = 0;
    // First one of each colour, then the rest.
    for (int pass = 0; pass < kMastFloors && shown < kMastFloors; ++pass) {
      for (int c = 0; c < kColours && shown < kMastFloors; ++c) {
        if (room.of[c] == 0 || y - each < shot.layout.city.y) continue;
        --room.of[c];
        y -= each;
        const Rect box = makeRect(stand.x + 3, y, width, each + 1);
        if (shown < 2 && pass == 0) {
          drawFloor(shot.canvas, box, static_cast<Brick>(c));
        } else {
          shot.canvas.fillRect(box, kPaper);
          shot.canvas.drawRect(box, kStoneDark);
          drawBrickEmblem(shot.canvas, static_cast<Brick>(c), box.x + box.w / 2, box.y + box.h / 2, 3,
                          kInkSoft);
        }
        ++shown;
      }
    }
  }
}

void ThreatPage::drawJoint(const Shot& shot, const Joint& joint, bool chosen) const {
  const Rect box = shot.lotBox(joint.lot);
  const int x = box.x + box.w / 2, y = box.y + box.h / 2, radius = shot.layout.low ? 6 : 8;
  if (x - radius < shot.layout.city.x || x + radius > shot.layout.city.right()) return;
  if (y - radius < shot.layout.city.y || y + radius > shot.layout.city.bottom()) return;
  if (chosen) {
    for (const Lot tower : {joint.stronger, joint.weaker}) {
      const Rect to = shot.lotBox(tower);
      drawDashes(shot.canvas, x, y, to.x + to.w / 2, to.bottom() - 6, kAccent);
    }
  }
  shot.canvas.fillCircle(x, y, radius, kOnDark);
  shot.canvas.fillCircle(x, y, radius - 1, chosen ? kAccent : kInk);
  const int arm = radius / 2;
  for (int i = 0; i < 2; ++i) {
    if (joint.merges) {
      shot.canvas.fillRect(
          i == 0 ? makeRect(x - arm, y - 1, 2 * arm + 1, 2) : makeRect(x - 1, y - arm, 2, 2 * arm + 1),
          kOnDark);
    } else {
      shot.canvas.drawLine(x - arm + i, y - arm, x + arm + i - 1, y + arm, kOnDark);
      shot.canvas.drawLine(x + arm - i, y - arm, x - arm - i + 1, y + arm, kOnDark);
    }
  }
}

// Which colour holds the higher tower afterwards, as far as that is known.
void ThreatPage::addOutcome(const State& state, const Joint& joint, Phrase& words) const {
  const Phrase lot = lotName(joint.lot);
  if (joint.merges) {
    words.add(Text::TorriJointTower,
              {lot, heightAt(state, joint.stronger) + heightAt(state, joint.weaker) - 1});
  } else if (const StruggleForesight& found = foresight(state, joint); !found.over()) {
    words.add(lot).add(": …");
  } else {
    const ColourSet higher = found.higher();
    const bool decided = found.complete() && (higher & (higher - 1)) == 0;
    int winner = 0;
    while (winner < kColours - 1 && !(higher >> winner & 1u)) ++winner;
    if (decided) {
      words.add(Text::TorriJointWins, {lot, brickName(static_cast<Brick>(winner))});
    } else {
      words.add(Text::TorriJointOpen, {lot});
    }
  }
}

// Both strengths, and which colour holds the higher tower afterwards.
void ThreatPage::drawTray(const Shot& shot, const Joint* joint) const {
  Canvas& canvas = shot.canvas;
  const StageLayout& layout = shot.layout;
  const State& state = shot.state;
  Rect tray = layout.tray;
  if (layout.low) tray = makeRect(tray.x, kColours * kLowRow, tray.w, tray.h - kColours * kLowRow);
  canvas.words().part(ScreenPart::Caption, tray);
  canvas.fillRect(tray, kPaper);
  canvas.fillRect(makeRect(tray.x, tray.y, tray.w, 1), kStoneDark);
  if (layout.low || layout.wide) canvas.fillRect(makeRect(tray.x, tray.y, 1, tray.h), kStoneDark);
  const bool upright = layout.low || layout.wide;
  Phrase words;
  if (joint == nullptr) {
    words.add(Text::TorriNoJoint);
    // A low tray has no room for the sentence.
    if (layout.low) {
      canvas.words().name(words, tray);
      drawLine(canvas, tray, "–", {&kFontBody, kInkSoft, Align::Centre});
      return;
    }
    drawWrappedCentred(canvas, makeRect(tray.x + 3, tray.y, tray.w - 6, tray.h), words,
                       {&kFontSmall, kInkSoft, Align::Centre});
    return;
  }
  addOutcome(state, *joint, words);
  const Strength one = strengthAt(state, joint->stronger), other = strengthAt(state, joint->weaker);
  const bool equal = one.value == other.value;
  Phrase strengths;
  strengths.add(equal ? one.lots : one.value)
      .add(upright ? ":" : " : ")
      .add(equal ? other.lots : other.value);
  const int side = upright ? 13 : 18, gap = upright ? 3 : 5;
  const int width = Canvas::textWidth(strengths, kFontBody), whole = 2 * side + 2 * gap + width;
  const int line = layout.low ? side + 3
                   : upright  ? side + 6
                              : tray.h,
            x = upright ? tray.x + (tray.w - whole) / 2 : tray.x + 7;
  const int y = tray.y + (line - side) / 2 + 1;
  drawBrick(canvas, makeRect(x, y, side, side), colourAt(state, joint->stronger));
  drawLine(canvas, makeRect(x + side + gap, tray.y + 1, width, line), strengths, {&kFontBody, kInk});
  drawBrick(canvas, makeRect(x + whole - side, y, side, side), colourAt(state, joint->weaker));
  const Rect room = upright ? makeRect(tray.x + 2, tray.y + line, tray.w - 4, tray.h - line)
                            : makeRect(x + whole + 6, tray.y, tray.right() - x - whole - 12, tray.h);
  if (upright) {
    drawWrappedCentred(canvas, room, words, {&kFontSmall, kInk, Align::Centre});
  } else {
    drawLine(canvas, room, words, {&fitting(words, room.w, kFontBody, kFontSmall), kInk, Align::Right});
  }
}

void ThreatPage::draw(const Table& table, Canvas& canvas) {
  Shot shot = shotOf(table, canvas, cursor_);
  const State& state = shot.state;
  JointList joints;
  listJoints(state, joints);
  if (chosen_ >= static_cast<int>(joints.size())) chosen_ = 0;
  const Joint* const joint = joints.empty() ? nullptr : &joints[static_cast<std::size_t>(chosen_)];
  CityMarks marks;
  if (joint != nullptr) {
    shot.camera = shot.still.follow(cursor_.camera, joint->lot);
    marks.block = blockAt(state, joint->stronger);
    marks.other = blockAt(state, joint->weaker);
    marks.blockGround = struggleGround(colourAt(state, joint->stronger));
    marks.otherGround = struggleGround(colourAt(state, joint->weaker));
    marks.others = false;
  }
  drawCity(canvas, {state, shot.still, shot.camera, marks});
  drawMasts(shot);
  for (const Joint& each : joints) {
    if (&each != joint) drawJoint(shot, each, false);
  }
  if (joint != nullptr) drawJoint(shot, *joint, true);
  const std::string_view title = tr(Text::TorriThreats);
  const Font& font = kFontSmall;
  const Rect plate =
      makeRect(shot.layout.city.x + 4, shot.layout.city.y + 4, Canvas::textWidth(title, font) + 10, 16);
  canvas.fillRoundRect(plate, 4, kPaper);
  drawLine(canvas, makeRect(plate.x + 5, plate.y, plate.w - 6, plate.h), title, {&font, kInk});
  drawHeader(shot);
  if (shot.layout.wide) {
    const Rect& section = shot.layout.section;
    canvas.fillRect(section, kPaper);
    for (int i = 0; i < 2 && joint != nullptr; ++i) {
      FloorList floors;
      bricksAt(state, i == 0 ? joint->stronger : joint->weaker, floors);
      drawTowerIn(
          canvas,
          makeRect(section.x + 2 + i * (section.w / 2 - 1), section.y + 6, section.w / 2 - 1, section.h - 10),
          floors, 14);
    }
    canvas.fillRect(makeRect(shot.layout.section.x, shot.layout.section.y, 1, shot.layout.section.h),
                    kStoneDark);
  }
  drawTray(shot, joint);
  tray_ = shot.layout.tray;
  drawStageFooter(canvas, shot.layout, table,
                  {.a = tr(joint != nullptr ? Text::HintTake : Text::KeyNext),
                   .b = tr(Text::KeyBack),
                   .moves = joints.size() > 1 ? kArrows : kLeftRight});
}

}  // namespace lucca::ui
