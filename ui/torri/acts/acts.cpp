#include "ui/torri/acts/acts.h"

#include "ui/look/theme.h"
#include "ui/stage/act.h"
#include "ui/stage/timeline.h"
#include "ui/torri/acts/arrival.h"
#include "ui/torri/acts/victory.h"
#include "ui/torri/cards.h"
#include "ui/torri/footer.h"
#include "ui/torri/pictures/corner_picture.h"
#include "ui/torri/race.h"
#include "ui/torri/seen.h"
#include "ui/torri/strip.h"
#include "ui/torri/tray.h"
#include "ui/torri/words.h"

namespace lucca::ui {

using namespace torri;

namespace {

constexpr int kTravelMs = 300, kRestMs = 400, kSwitchMs = 600;
constexpr uint32_t kStepMs = 900, kRecapMs = 1100, kVictoryStayMs = 3600;

bool isStruggle(Kind kind) {
  return (kind >= Kind::Struggle && kind <= Kind::Fallen) || kind == Kind::Prisoner;
}

bool endsStruggle(Kind kind) { return kind == Kind::Merge || kind == Kind::Apart || kind == Kind::Fallen; }

// A person is about to choose one of several houses, and that is done on the whole city.
bool leadsToChoice(const Table& table, const State& after) {
  if (table.phase() != Session::Phase::Show || after.phase != Phase::Prisoner) return false;
  const StruggleView struggle = struggleOf(after);
  return limitAt(after, struggle.acting, struggle.by).houses > 1 && !table.who(toMove(after)).isBot;
}

bool isFloor(const Moment& moment) { return heightAt(stateOf(moment.before), lotOf(moment.action)) > 0; }

int buildMs(const Moment& moment) { return isFloor(moment) ? kPushMs : kDropMs; }

}  // namespace

uint32_t TorriActs::actMs(const Moment& moment) const {
  switch (kindOf(moment.action)) {
    case Kind::Place:
      return static_cast<uint32_t>((travels_ ? kTravelMs + kRestMs : 0) + buildMs(moment));
    case Kind::Switch:
      return colourOf(moment.action) != colourOfSeat(stateOf(moment.before), moment.mover) ? kSwitchMs : 0;
    case Kind::Finish:
      return live_ ? static_cast<uint32_t>(endingMs(stateOf(moment.after))) : kVictoryMs;
    default:
      return static_cast<uint32_t>(beatsOf(moment, zoom_).out.end());
  }
}

uint32_t TorriActs::stayMs(const Moment& moment) const {
  const Kind kind = kindOf(moment.action);
  if (kind == Kind::Finish) return live_ ? 0 : kVictoryStayMs;
  const uint32_t act = actMs(moment), whole = isStruggle(kind) ? kStepMs : kRecapMs;
  if (kind == Kind::Struggle) return 1200;
  return act + 400 < whole ? whole - act : 400;
}

void TorriActs::decide(bool forced) {
  travels_ = false;
  near_ = near_ && forced;
}

// A seat's own decision is shown where it was made.
void TorriActs::follow(const Table& table, const Moment& moment, Order order) {
  if (order == Order::Own) return;
  const Kind kind = kindOf(moment.action);
  // A computer thinks between its bricks, and they are one turn all the same.
  const bool second = kind == Kind::Place && stateOf(moment.before).used != 0;
  if (order == Order::First && !(second && table.phase() == Session::Phase::Show)) trail_.clear();
  live_ = table.phase() == Session::Phase::Show;
  travels_ = table.phase() == Session::Phase::Show && moment.mover >= 0;
  zoom_ = Zoom{};
  // A hint's effect is shown where it is chosen.
  if (isStruggle(kind) && table.phase() != Session::Phase::Decide) {
    zoom_.in = kind == Kind::Struggle || !near_;
    zoom_.out = endsStruggle(kind) || leadsToChoice(table, stateOf(moment.after));
  }
  near_ = isStruggle(kind) && table.phase() != Session::Phase::Decide && !zoom_.out;
  if (kind != Kind::Place) return;
  if (trail_.full()) trail_.clear();
  if (trail_.empty()) laidBefore_ = second;
  cameFrom_ = trail_.empty() ? kNoLot : trail_.back().lot;
  cursor_.cameraFrom = cursor_.camera;
  trail_.push({lotOf(moment.action), colourOf(moment.action), isFloor(moment)});
}

void TorriActs::draw(const Table& table, Canvas& canvas, const Cue& cue) {
  const State& state = stateOf(cue.moment->after);
  const StageLayout layout = layoutAt(table, canvas);
  const CityMeasures measures = cityMeasures(layout, state.size());
  cursor_.enterCity(state);
  drawMatter({canvas, table, state, layout, measures, cursor_.camera, measures}, cue);
}

void TorriActs::drawOwn(const Shot& shot, const Moment& moment) const {
  const Shot own{shot.canvas, shot.table, stateOf(moment.after), shot.layout, shot.measures,
                 shot.camera, shot.still};
  if (kindOf(moment.action) == Kind::Prisoner) {
    drawStruggle(own, moment, Zoom{});
  } else {
    drawChange(own, moment);
  }
  drawStageFooter(shot.canvas, shot.layout, shot.table, {});
}

void TorriActs::drawMatter(const Shot& shot, const Cue& cue) {
  const Moment& moment = *cue.moment;
  const Kind kind = kindOf(moment.action);
  if (kind == Kind::Finish && live_) return drawEnding(shot, cue);
  // The stage tells the rest, and the tray the strengths; a long sentence would hide what it is about.
  Cue told = cue;
  Phrase words;
  if (kind == Kind::Struggle) told.why = {};
  if (cue.kind != Cue::Kind::Hint) addShown(shot.table, moment, words);
  if (!words.empty()) told.words = words;
  if (cue.news) {
    told.why = {};
    drawNews(shot, moment);
  } else if (kind == Kind::Place) {
    drawBuilding(shot, moment);
  } else if (isStruggle(kind)) {
    drawStruggle(shot, moment, zoom_);
  } else if (kind == Kind::Finish) {
    drawEnd(shot);
  } else {
    drawChange(shot, moment);
  }
  Rect matter{};
  if (kind == Kind::Place || kind == Kind::Prisoner) {
    const Rect lot = shot.still.lotBox(cursor_.camera, lotOf(moment.action));
    matter = makeRect(lot.x, lot.y - 4, lot.w, lot.h + 4);  // with the brick over it
  } else if (kind == Kind::Switch) {
    const Lot tower = highestTower(shot.state, colourOf(moment.action));
    if (tower != kNoLot) matter = shot.still.lotBox(cursor_.camera, tower);
  }
  const Seat subject = kTorriWords.subject(moment);
  const Seat actor = subject >= 0 ? subject : seatInTurn(shot.state);
  drawWords(shot.canvas, shot.layout, shot.table, told,
            {shot.state, shot.still, cursor_.camera, matter,
             brickPaint(colourOfSeat(shot.state, actor)).ground, kind == Kind::Place});
  if (cue.timeline != nullptr) drawTimelineTray(shot, *cue.timeline);
  if (cue.kind != Cue::Kind::Recap || cue.count < 2 || cue.news) return;
  const Rect& tray = shot.layout.tray;
  shot.canvas.fillRect(
      makeRect(tray.x + 1, tray.bottom() - 2, (tray.w - 1) * (cue.number + 1) / cue.count, 2), kAccent);
}

// In the place of the strip: in the tray, or at the foot of the one at the side.
void TorriActs::drawTimelineTray(const Shot& shot, const Timeline& line) const {
  const Rect& tray = shot.layout.tray;
  const bool side = shot.layout.low || shot.layout.wide;
  const int top = shot.layout.low ? raceHeight(shot.state.players()) : 0;
  const Rect box = makeRect(tray.x + 1, tray.y + top + 1, tray.w - 1, tray.h - top - 1);
  shot.canvas.fillRect(box, kPaper);
  side ? drawTimelineColumn(shot.canvas, makeRect(box.x, box.y + 4, box.w, 34), line)
       : drawTimeline(shot.canvas, inset(box, 8, 4), line);
}

// The game is over without a victory: words over the city say so. The end scene follows.
void TorriActs::drawEnding(const Shot& shot, const Cue& cue) const {
  const Seat seat = seatInTurn(stateOf(cue.moment->before));
  drawCity(shot.canvas, {shot.state, shot.still, cursor_.camera, CityMarks{}});
  drawRace(shot.canvas, shot.layout, shot.table, shot.state, seat);
  drawSupply(shot.canvas, shot.layout, shot.state, {});
  drawSideSection(shot.canvas, shot.layout, shot.state, kNoLot);
  drawBanner(shot.canvas, shot.layout, shot.table, shot.state, seat, cue.words);
  drawStageFooter(shot.canvas, shot.layout, shot.table, {.a = tr(Text::KeyGoOn)});
  Act(shot.motion()).covers(makeRect(0, 0, 1, 1));  // nothing moves
}

// In a replay: the end scene's city between the bars.
void TorriActs::drawEnd(const Shot& shot) const {
  const Result end = result(shot.state);
  Seat winner = 0;
  while (winner + 1 < shot.state.players() && !contains(end.winners, winner)) ++winner;
  drawVictory(shot.canvas, shot.layout.city, shot.state,
              {.seat = winner, .cheers = !shot.table.who(winner).isBot, .act = Act(shot.motion())});
  drawRace(shot.canvas, shot.layout, shot.table, shot.state, winner);
  drawSupply(shot.canvas, shot.layout, shot.state, {});
  drawSideSection(shot.canvas, shot.layout, shot.state,
                  highestTower(shot.state, colourOfSeat(shot.state, winner)));
}

// A computer's cursor goes to the lot and rests there; then the brick is built.
void TorriActs::drawBuilding(const Shot& shot, const Moment& moment) {
  const Act act(shot.motion());
  const State& before = stateOf(moment.before);
  const Lot lot = lotOf(moment.action);
  const Beat travel{0, travels_ ? kTravelMs : 0}, rest{travel.end(), travels_ ? kRestMs : 0};
  const Beat build{rest.end(), buildMs(moment)};
  const Camera camera = shot.measures.follow(cursor_.camera, lot);
  const Rect box = shot.still.lotBox(camera, lot);
  CityMeasures measures = shot.still;
  CityMarks marks;
  marks.cursor = lot;
  marks.kind = CityMarks::Cursor::Free;
  marks.colour = colourOf(moment.action);
  marks.blockGround = kBlockGround;
  const bool built = act.begun(build);
  if (act.during(travel) && cameFrom_ != kNoLot) {
    const Rect from = shot.still.lotBox(cursor_.cameraFrom, cameFrom_);
    marks.frame = makeRect(act.way(travel, from.x, box.x), act.way(travel, from.y, box.y), box.w, box.h);
  }
  if (act.during(travel)) measures.shift(cursor_.cameraFrom, camera, Motion::kWhole - act.eased(travel));
  if (!built) {
    marks.hand = heightAt(before, lot) == 0;
    marks.lifted = heightAt(before, lot) > 0 && !act.during(travel);
  } else {
    marks.block = blockAt(shot.state, lot);
    if (!act.done(build)) marks.hidden = lot;
  }
  drawCity(shot.canvas, {built ? shot.state : before, measures, camera, marks});
  if (act.during(build)) {
    drawArriving(shot.canvas, measures, camera, shot.state, lot, act.told() - build.from);
  }
  act.covers(travel, shot.layout.city);
  act.covers(rest, join(arrivalArea(measures, camera, shot.state, lot), box));
  act.covers(build, join(shot.layout.city, shot.layout.low ? shot.layout.tray : shot.layout.race));
  cursor_.camera = camera;
  drawTrail({shot.canvas, shot.table, shot.state, shot.layout, measures, camera, shot.still}, moment);
  drawRace(shot.canvas, shot.layout, shot.table, built ? shot.state : before, moment.mover);
}

// The bricks so far as numbers on the map, and as a strip below it.
void TorriActs::drawTrail(const Shot& shot, const Moment& moment) const {
  const int count = static_cast<int>(trail_.size());
  const Act act(shot.motion());
  for (int i = 0; i < count && !act.playing() && count > 1; ++i) {
    const Rect box = shot.lotBox(trail_[static_cast<std::size_t>(i)].lot);
    shot.canvas.drawRect(box, kAccent);
    drawTab(shot.canvas, box, i + 1 + laidBefore_);
  }
  StripBrick bricks[6];
  for (int i = 0; i < count; ++i) {
    const Laid& laid = trail_[static_cast<std::size_t>(i)];
    bricks[i] = {laid.colour, laid.floor};
  }
  if (count > 0) {
    drawStrip(shot.canvas, shot.layout, shot.state, {bricks, static_cast<std::size_t>(count)}, laidBefore_);
  } else {
    drawSupply(shot.canvas, shot.layout, shot.state, {});
  }
  const bool brick = kindOf(moment.action) == Kind::Place;
  drawSideSection(shot.canvas, shot.layout, shot.state, brick ? lotOf(moment.action) : kNoLot);
}

// The towers of a struggle from near, where they stand close enough together; a player's own choice where he made it.
void TorriActs::drawStruggle(const Shot& shot, const Moment& moment, const Zoom& zoom) const {
  const State& before = stateOf(moment.before);
  const StruggleView struggle = struggleOf(before);
  const Act act(shot.motion());
  const StruggleScene usual{shot.still, shot.still.follow(cursor_.camera, struggle.placed)};
  const StruggleScene near = struggleScene(shot.layout, shot.still, cursor_.camera, before);
  const StruggleBeats beats = beatsOf(moment, zoom);
  const bool fromNear = near_ || zoom.in || zoom.out;
  const StruggleScene scene = fromNear ? viewAt(usual, near, beats, act, struggle.placed) : usual;
  drawStruggleMoment(shot.canvas, scene, moment, act, beats.matter.from, shot.layout.city);
  const Seat seat = seatInTurn(before);
  const Seat active = moment.mover >= 0 ? moment.mover : seat;
  drawRace(shot.canvas, shot.layout, shot.table, shot.state, active);
  const bool taken = kindOf(moment.action) == Kind::Prisoner || kindOf(moment.action) == Kind::Ransom;
  act.covers(beats.in, shot.layout.city);
  act.covers(beats.out, shot.layout.city);
  if (!taken) act.covers(beats.matter, shot.layout.city);
  if (taken) {
    drawPrisonerTray(shot.canvas, shot.layout, before, struggle.by,
                     standingOf(shot.state, struggle.against).prisoners);
  } else {
    drawStruggleTray(shot.canvas, shot.layout, before, shot.state, kindOf(moment.action));
  }
  drawSideSection(shot.canvas, shot.layout, before, struggle.acting);
  const Beat carry = beats.matter;
  if (!taken || !act.during(carry)) return;
  // The prisoner is carried to the player who holds it.
  const bool house = kindOf(moment.action) == Kind::Prisoner;
  const Rect from = house ? scene.measures.lotBox(scene.camera, lotOf(moment.action)) : shot.layout.tray;
  const Rect to = raceCell(shot.layout, before, active, struggle.against);
  const Rect prisoner = act.carries(carry, makeRect(from.x + from.w / 2 - 5, from.bottom() - 13, 11, 12),
                                    makeRect(to.x + 5, to.y + 6, 11, 12));
  drawPeekHouse(shot.canvas, prisoner.x + 1, prisoner.bottom() - 2, struggle.by);
}

// A turn begins, a colour is changed: its brick goes from its highest tower to the player's place in the race.
void TorriActs::drawChange(const Shot& shot, const Moment& moment) const {
  const bool switches = kindOf(moment.action) == Kind::Switch;
  const Brick colour = colourOf(moment.action);
  const Lot tower = switches ? highestTower(shot.state, colour) : kNoLot;
  const Seat seat = moment.mover >= 0 ? moment.mover : seatInTurn(shot.state);
  const Act act(shot.motion());
  CityMarks marks;
  if (tower != kNoLot) {
    marks.block = blockAt(shot.state, tower);
    marks.blockGround = kBlockGround;
    marks.flag = tower;
  }
  drawCity(shot.canvas, {shot.state, shot.still, cursor_.camera, marks});
  const State& raced = switches && act.playing() ? stateOf(moment.before) : shot.state;
  drawRace(shot.canvas, shot.layout, shot.table, raced, seat);
  drawSupply(shot.canvas, shot.layout, shot.state, {});
  drawSideSection(shot.canvas, shot.layout, shot.state, tower);
  if (!switches || !act.playing()) return;
  constexpr int kSide = 20;
  const Rect from = tower == kNoLot ? shot.layout.tray : shot.still.lotBox(cursor_.camera, tower);
  const Rect to = raceCell(shot.layout, shot.state, seat, colour);
  const Rect brick =
      act.carries({0, kSwitchMs}, makeRect(from.x + (from.w - kSide) / 2, from.y - 1, kSide, kSide),
                  makeRect(to.x + 2, to.y + 2, kSide, kSide));
  shot.canvas.fillRoundRect(brick, 4, kOnDark);
  drawBrick(shot.canvas, makeRect(brick.x + 1, brick.y + 1, kSide - 2, kSide - 2), colour);
}

// All that was missed in one picture: the city as it is, the bricks numbered.
void TorriActs::drawNews(const Shot& shot, const Moment& moment) const {
  CityMarks marks;
  drawCity(shot.canvas, {shot.state, shot.still, cursor_.camera, marks});
  drawTrail(shot, moment);
  // The words tell the last of it.
  drawRace(shot.canvas, shot.layout, shot.table, shot.state, kTorriWords.subject(moment));
}

// The end scene shows what won.
bool TorriActs::showsLive(const Moment& moment) const {
  return kindOf(moment.action) != Kind::Finish || endingMs(stateOf(moment.after)) > 0;
}

}  // namespace lucca::ui
