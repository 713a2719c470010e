// The stage while somebody decides, thinks or is greeted.
#include "ui/torri/stage.h"

#include "ui/look/theme.h"
#include "ui/stage/act.h"
#include "ui/torri/built.h"
#include "ui/torri/cards.h"
#include "ui/torri/footer.h"
#include "ui/torri/pictures/corner_picture.h"
#include "ui/torri/race.h"
#include "ui/torri/shot.h"
#include "ui/torri/topics.h"
#include "ui/torri/tray.h"
#include "ui/torri/words.h"

namespace lucca::ui {

using namespace torri;

namespace {

constexpr int kEndSteps = 10;

// At the question whether the turn is over the state belongs to the next seat already.
Seat activeSeat(const Table& table, const State& state) {
  if (table.phase() == Session::Phase::Confirm) return table.seat();
  const Seat next = toMove(state);
  return next >= 0 ? next : seatInTurn(state);
}

ColourSet coloursThatFit(const Table& table) {
  ColourSet fits = 0;
  for (const Action action : table.legal()) fits = static_cast<ColourSet>(fits | colourBit(colourOf(action)));
  return fits;
}

}  // namespace

void TorriStage::drawStage(const Table& table, Canvas& canvas, const Cue& cue) {
  const State& state = cue.moment != nullptr ? stateOf(cue.moment->after) : stateOf(table);
  const StageLayout layout = stageLayout(canvas.width(), canvas.height());
  const CityMeasures measures = cityMeasures(layout, state.size());
  Shot shot{canvas, table, state, layout, measures, camera_, measures};
  if (!inCity(state, lot_)) lot_ = lotAt(state.size() / 2, state.size() / 2);
  if (cue.moment != nullptr) return drawAct(shot, cue);
  if (drawOwnAct(shot)) return;
  pointCamera(shot);
  const bool greeted = table.motion().acting() && table.motion().decided() == kNoAction;
  if (!table.deciding() && table.phase() != Session::Phase::Confirm) {
    drawWaiting(shot);
  } else if (state.phase == Phase::Prisoner) {
    drawPrisoner(shot);
  } else if (table.phase() == Session::Phase::Confirm || state.phase == Phase::Switch) {
    drawTurnEnd(shot);
  } else {
    drawPlacing(shot);
  }
  if (!greeted) return;
  const Text words = state.phase == Phase::Prisoner ? Text::TorriGreetPrisoner
                     : state.phase == Phase::Switch ? Text::KeyEndTurn
                     : state.used != 0              ? Text::TorriGreetSecond
                                                    : Text::TorriGreet;
  drawBanner(canvas, layout, table, state, table.seat(), tr(words));
  drawStageFooter(canvas, layout, table, {.a = tr(Text::TorriAnyKey), .b = tr(Text::KeySkip)});
  // Nothing moves until it goes; what an act covers is drawn again and again, so one row is enough.
  table.motion().covers(makeRect(0, layout.footer.bottom() - 1, canvas.width(), 1));
}

// The camera follows the cursor, as long as that takes.
void TorriStage::pointCamera(Shot& shot) {
  const Camera next = shot.still.follow(camera_, lot_);
  const int glided = shot.motion().glided();
  if (next != camera_ || glided == Motion::kWhole) cameraFrom_ = camera_;
  camera_ = shot.camera = next;
  if (cameraFrom_ == camera_) return;
  shot.measures.shift(cameraFrom_, camera_, Motion::kWhole - glided);
  shot.motion().glides(shot.layout.city);
}

// What a player has just decided himself is shown like what a computer does.
bool TorriStage::drawOwnAct(const Shot& shot) {
  const Moment& moment = shot.table.moment();
  // Until the struggle goes on it stays in sight.
  const bool waits = shot.table.phase() == Session::Phase::Confirm && !turnOver(shot.table);
  const Action decided = waits ? moment.action : shot.motion().acting() ? shot.motion().decided() : kNoAction;
  if (decided == kNoAction || moment.action != decided) return false;
  if (kindOf(decided) != Kind::Prisoner && kindOf(decided) != Kind::Switch) return false;
  const State& after = stateOf(moment.after);
  const Shot own{shot.canvas, shot.table, after, shot.layout, shot.measures, shot.camera, shot.still};
  kindOf(decided) == Kind::Prisoner ? drawStruggle(own, moment, Zoom{}) : drawChange(own, moment);
  drawStageFooter(shot.canvas, shot.layout, shot.table, {});
  return true;
}

// The city with the brick that has just been decided on its way.
void TorriStage::drawPosition(const Shot& shot, CityMarks& marks) {
  const Action decided = shot.motion().decided();
  const bool arrives =
      decided != kNoAction && kindOf(decided) == Kind::Place && heightAt(shot.state, lotOf(decided)) > 0;
  if (arrives) marks.hidden = lotOf(decided);
  marks.glided = shot.motion().glided();
  if (marks.glided == Motion::kWhole) stood_ = marks.cursor;
  marks.cameFrom = stood_;
  const CityScene scene{shot.state, shot.measures, shot.camera, marks};
  if (towersMove(scene)) shot.motion().glides(shot.layout.city);
  drawCity(shot.canvas, scene);
  if (!arrives) return;
  drawArriving(shot.canvas, shot.measures, shot.camera, shot.state, lotOf(decided), shot.motion().told());
  shot.motion().covers(arrivalArea(shot.measures, shot.camera, shot.state, lotOf(decided)));
}

void TorriStage::markPlaces(const Table& table, CityMarks& marks) const {
  const State& state = stateOf(table);
  LotSet legal;
  for (const Action action : table.legal()) {
    if (colourOf(action) == colour_) legal.add(lotOf(action));
  }
  for (int row = 0; row < state.size(); ++row) {
    for (int column = 0; column < state.size(); ++column) {
      const Lot lot = lotAt(column, row);
      const bool empty = heightAt(state, lot) == 0;
      if (empty && !legal.contains(lot)) marks.hatched.add(lot);
      if (!empty && legal.contains(lot)) marks.feet.add(lot);
    }
  }
}

// The cursor with what its brick would become and join.
void TorriStage::markLot(const Shot& shot, CityMarks& marks) const {
  const State& state = shot.state;
  const bool allowed = why(state, colour_, lot_) == Verdict::Accepted;
  marks.cursor = lot_;
  marks.kind = allowed ? CityMarks::Cursor::Free : CityMarks::Cursor::Refused;
  marks.frame = shot.motion().cursor(shot.lotBox(lot_));
  marks.colour = colour_;
  marks.blockGround = kBlockGround;
  if (heightAt(state, lot_) > 0) {
    marks.lifted = allowed;
    marks.block = blockAt(state, lot_);
    return;
  }
  marks.hand = true;
  if (!allowed) return;
  const torri::Effect effect = effectOf(state, colour_, lot_);
  if (effect.kind == torri::Effect::Kind::None) {
    marks.block = blockWith(state, lot_);
    return;
  }
  marks.block = blockAt(state, effect.stronger);
  marks.other = blockAt(state, effect.weaker);
  marks.blockGround = struggleGround(colourAt(state, effect.stronger));
  marks.otherGround = struggleGround(colourAt(state, effect.weaker));
}

// What the brick would be and cause on the lot, or why it may not go there.
void TorriStage::placeWords(const Shot& shot, Phrase& out) const {
  const State& state = shot.state;
  const Verdict verdict = why(state, colour_, lot_);
  if (verdict != Verdict::Accepted) return addShortRefusal(shot.table, verdict, out);
  const torri::Effect effect = effectOf(state, colour_, lot_);
  if (effect.kind == torri::Effect::Kind::Fight) {
    out.add(Text::TorriWouldFight, {brickName(effect.begins)});
  } else if (effect.kind == torri::Effect::Kind::Merge) {
    out.add(Text::TorriWouldMerge, {heightAt(state, effect.stronger) + heightAt(state, effect.weaker) - 1});
  } else if (effect.floor) {
    out.add(Text::TorriWouldFloor, {heightAt(state, lot_) + 1});
  } else {
    const int lots = blockWith(state, lot_).count();
    lots == 1 ? out.add(Text::TorriWouldStandAlone) : out.add(Text::TorriWouldHouse, {lots});
  }
}

// The section of a tower, or the card of a struggle.
Rect TorriStage::drawForetold(const Shot& shot) {
  const State& state = shot.state;
  const Rect box = shot.lotBox(lot_);
  const bool allowed = why(state, colour_, lot_) == Verdict::Accepted;
  if (heightAt(state, lot_) > 0) {
    if (!allowed && heightAt(state, lot_) == 1) return {};
    return drawSection(shot.canvas, shot.layout, box, state, lot_,
                       allowed ? static_cast<int>(colour_) : kColours);
  }
  const torri::Effect effect = effectOf(state, colour_, lot_);
  if (!allowed || effect.kind == torri::Effect::Kind::None) return {};
  if (foreseen_ != foresightKey(state)) static_cast<void>(ponder(shot.table));
  foretoldOn_ = drawStruggleCard(shot.canvas, shot.layout, box, state, effect, foresight_);
  return foretoldOn_;
}

void TorriStage::warn(const Shot& shot, const Rect& card) const {
  const Rect cursor = choosingLot_ ? shot.lotBox(lot_) : Rect{};
  drawWarning(shot.canvas, shot.layout, shot.table, {shot.state, shot.measures, shot.camera, CityMarks{}},
              cursor, card);
}

// Notes leave the tray in sight; where that is beside the city they go into the sky.
void TorriStage::keepClear(const Shot& shot) const {
  const Rect& tray = shot.layout.tray;
  constexpr int kNote = 53;  // two lines of it, over the players' cells
  shot.table.screen().keepClear(shot.layout.low ? makeRect(0, kNote, tray.right(), tray.bottom() - kNote)
                                                : tray);
}

void TorriStage::drawPlacing(const Shot& shot) {
  CityMarks marks;
  markPlaces(shot.table, marks);
  if (choosingLot_) markLot(shot, marks);
  drawPosition(shot, marks);
  drawRace(shot.canvas, shot.layout, shot.table, shot.state, activeSeat(shot.table, shot.state));
  const bool stack = choosingLot_ && heightAt(shot.state, lot_) > 0;
  drawSupply(shot.canvas, shot.layout, shot.state,
             {.chosen = static_cast<int>(colour_),
              .held = choosingLot_,
              .fits = coloursThatFit(shot.table),
              .stack = stack ? lot_ : kNoLot});
  drawSideSection(
      shot.canvas, shot.layout, shot.state,
      choosingLot_ ? lot_ : highestTower(shot.state, colourOfSeat(shot.state, seatInTurn(shot.state))));
  Phrase words;
  if (!choosingLot_) {
    keepClear(shot);
    warn(shot, {});
    words.add(Text::TorriTakeColour, {brickName(colour_)});
    const Text back = shot.table.canUndo() ? Text::KeyUndo : Text::ResultMenu;
    return drawStageFooter(shot.canvas, shot.layout, shot.table,
                           {.a = words,
                            .b = tr(back),
                            .brief = back == Text::KeyUndo ? tr(Text::KeyUndoShort) : std::string_view(),
                            .moves = kArrows});
  }
  warn(shot, drawForetold(shot));
  placeWords(shot, words);
  const bool refused = why(shot.state, colour_, lot_) != Verdict::Accepted;
  drawStageFooter(shot.canvas, shot.layout, shot.table,
                  {.a = words, .b = tr(Text::KeyBack), .refused = refused, .moves = kArrows});
}

void TorriStage::drawPrisoner(const Shot& shot) {
  const State& state = shot.state;
  const StruggleView struggle = struggleOf(state);
  CityMarks marks;
  marks.cursor = lot_;
  marks.kind = CityMarks::Cursor::Free;
  marks.frame = shot.motion().cursor(shot.lotBox(lot_));
  Rect choices{};
  for (const Action action : shot.table.legal()) {
    marks.framed.add(lotOf(action));
    choices = join(choices, shot.lotBox(lotOf(action)));
  }
  // A note has room above them or below; else it leaves the cursor in sight.
  const int note = shot.layout.low ? 46 : 80;
  if (choices.y > note || shot.layout.city.bottom() - choices.bottom() > note)
    shot.table.screen().keepClear(choices);
  marks.block = blockAt(state, struggle.stronger);
  marks.other = blockAt(state, struggle.weaker);
  marks.blockGround = struggleGround(colourAt(state, struggle.stronger));
  marks.otherGround = struggleGround(colourAt(state, struggle.weaker));
  marks.others = false;
  marks.spared.add(struggle.placed);
  drawPosition(shot, marks);
  drawRace(shot.canvas, shot.layout, shot.table, state, activeSeat(shot.table, state));
  drawSideSection(shot.canvas, shot.layout, state, struggle.acting);
  const PrisonerEffect effect = effectOfPrisoner(state, lot_);
  drawPrisonerTray(shot.canvas, shot.layout, state, struggle.by, effect.prisoners);
  static constexpr Text kEffects[] = {Text::TorriTakeGoesOn, Text::TorriTakeParts, Text::TorriTakeFells,
                                      Text::TorriTakeMerges};
  const Phrase words(kEffects[static_cast<int>(effect.kind)], {lotName(lot_)});
  drawStageFooter(shot.canvas, shot.layout, shot.table,
                  {.a = words,
                   .b = tr(Text::ResultMenu),
                   .moves = shot.table.legal().size() > 1 ? kArrows : ButtonSet{0}});
}

// Among the colours to choose from at the end of the turn: one with which he wins next, the chosen one first.
Rect TorriStage::drawSwitchWins(const Shot& shot, const ColourList& colours) const {
  const auto wins = [&](int i) {
    return static_cast<bool>(victoryOf(shot.state, colours[static_cast<std::size_t>(i)]));
  };
  int winner = choice_;
  for (int i = 0; i < static_cast<int>(colours.size()) && !wins(winner) && !wins(0); ++i) winner = i;
  if (!wins(winner)) return {};
  const torri::Colour colour = colours[static_cast<std::size_t>(winner)];
  return drawNotice(shot.canvas, shot.layout, {shot.state, shot.measures, shot.camera, CityMarks{}},
                    {colour, brickName(colour), Text::TorriSwitchWinsTower, Text::TorriSwitchWinsPrisoners,
                     Text::TorriSwitchWinsShort},
                    {}, {});
}

// The end of the turn: go on, take back, or play on with another colour, all in one choice.
void TorriStage::drawTurnEnd(const Shot& shot) {
  const State& state = shot.state;
  ColourList colours;
  turnEndColours(shot.table, colours);
  const bool chooses = colours.size() > 1;
  keepClear(shot);
  const torri::Colour colour = colours[static_cast<std::size_t>(chooses ? choice_ : 0)];
  CityMarks marks;
  const Lot tower = highestTower(state, colour);
  if (tower != kNoLot) {
    marks.block = blockAt(state, tower);
    marks.blockGround = kBlockGround;
    marks.flag = tower;
  }
  drawPosition(shot, marks);
  drawRace(shot.canvas, shot.layout, shot.table, state, shot.table.seat(),
           chooses ? static_cast<int>(colour) : kColours);
  drawSideSection(shot.canvas, shot.layout, state, tower);
  if (chooses) {
    drawColours(shot.canvas, shot.layout, state, {colours.begin(), colours.size()}, choice_);
  } else {
    drawSupply(shot.canvas, shot.layout, state, {});
  }
  warn(shot, chooses ? drawSwitchWins(shot, colours) : Rect{});
  // Who took a prisoner in another seat's turn only goes on.
  const Moment& last = shot.table.moment();
  const bool guest = last.action != kNoAction && seatInTurn(stateOf(last.before)) != shot.table.seat();
  Phrase words(guest ? Text::KeyGoOn : Text::KeyEndTurn);
  if (choice_ > 0 && chooses) words.clear().add(Text::TorriEndTurnAs, {brickName(colour)});
  drawStageFooter(shot.canvas, shot.layout, shot.table,
                  {.a = words,
                   .b = tr(Text::KeyUndo),
                   .brief = tr(Text::KeyUndoShort),
                   .moves = chooses ? kArrows : ButtonSet{0}});
  if (endLeft_ > 0 && shot.table.phase() == Session::Phase::Confirm) {
    drawBar(shot, endLeft_ * 100 / kEndSteps);
  }
}

// A turn after which another seat wins waits for A: it is the last moment to take it back.
bool TorriStage::endsByItself(Table& table, uint32_t sinceMs) {
  constexpr uint32_t kEndMs = 2000;
  if (turnOver(table) && winsNext(stateOf(table), table.seat()) >= 0) return false;
  const int left = sinceMs < kEndMs ? kEndSteps - static_cast<int>(sinceMs * kEndSteps / kEndMs) : 0;
  if (left != endLeft_) table.screen().count();
  endLeft_ = static_cast<int8_t>(left);
  return left == 0;
}

// Above the footer: how far a computer's thoughts are, or how much time is left.
void TorriStage::drawBar(const Shot& shot, int percent) const {
  const Rect bar = makeRect(shot.layout.footer.x, shot.layout.footer.y - 3, shot.layout.city.w, 3);
  shot.canvas.fillRect(bar, kStone);
  shot.canvas.fillRect(makeRect(bar.x, bar.y, bar.w * percent / 100, bar.h), kAccent);
  shot.table.screen().countsIn(bar);
}

// A computer thinks, or the rules go on.
void TorriStage::drawWaiting(const Shot& shot) {
  CityMarks marks;
  drawPosition(shot, marks);
  const Seat active = activeSeat(shot.table, shot.state);
  drawRace(shot.canvas, shot.layout, shot.table, shot.state, active);
  drawSupply(shot.canvas, shot.layout, shot.state, {});
  drawSideSection(shot.canvas, shot.layout, shot.state, kNoLot);
  if (shot.table.phase() != Session::Phase::Think)
    return drawStageFooter(shot.canvas, shot.layout, shot.table, {});
  const Phrase words(Text::PlayThinks, {shot.table.name(active)});
  drawStageFooter(shot.canvas, shot.layout, shot.table, {.b = tr(Text::ResultMenu), .line = words});
  drawBar(shot, shot.table.thinkProgress());
}

const GameWords& TorriStage::words() const { return kTorriWords; }
const GamePictures& TorriStage::pictures() const { return kTorriPictures; }

// Who takes a prisoner is in the struggle of the seat in turn.
bool TorriStage::interrupts(const Table& table) const { return seatInTurn(stateOf(table)) != table.seat(); }

std::string_view TorriStage::topic(const Table& table) const {
  const State& state = stateOf(table);
  if (state.phase != Phase::Place || !choosingLot_) return ruleId(topicOf(state.phase));
  if (heightAt(state, lot_) > 0) return ruleId(RulePage::TorFloor);
  const bool allowed = why(state, colour_, lot_) == Verdict::Accepted;
  const torri::Effect::Kind effect =
      allowed ? effectOf(state, colour_, lot_).kind : torri::Effect::Kind::None;
  return ruleId(effect == torri::Effect::Kind::Fight   ? RulePage::TorStruggle
                : effect == torri::Effect::Kind::Merge ? RulePage::TorMerge
                                                       : RulePage::TorHouse);
}

}  // namespace lucca::ui
