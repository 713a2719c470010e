#include "ui/torri/decide/place_brick.h"

#include "engine/bots/torri/reasons.h"
#include "ui/torri/cards.h"
#include "ui/torri/footer.h"
#include "ui/torri/pictures/corner_picture.h"
#include "ui/torri/position.h"
#include "ui/torri/race.h"
#include "ui/torri/seen.h"
#include "ui/torri/struggle_card.h"
#include "ui/torri/topics.h"
#include "ui/torri/tray.h"
#include "ui/torri/words.h"

namespace lucca::ui {

using namespace torri;

namespace {

bool placeable(const Table& table, Brick colour) {
  for (const Action action : table.legal()) {
    if (colourOf(action) == colour) return true;
  }
  return false;
}

// Where a brick of the colour may go, as near as can be to where the cursor was: pressing on is never refused at once, nor
// does it start a struggle where there is another lot.
Lot nearestLot(const Table& table, Brick colour, Lot from) {
  constexpr int kStruggle = 2 * kMaxSize;
  const State& state = stateOf(table);
  Lot nearest = from;
  int least = 2 * kStruggle;
  for (const Action action : table.legal()) {
    const Lot lot = lotOf(action);
    int way = lotsApart(lot, from);
    if (colourOf(action) != colour || way >= least) continue;
    if (effectOf(state, colour, lot).kind != Effect::Kind::None) way += kStruggle;
    if (way >= least) continue;
    nearest = lot;
    least = way;
  }
  return nearest;
}

// Names the brick that is to be placed.
uint16_t brickOf(const State& state) { return static_cast<uint16_t>(state.turn << 4 | state.used); }

Brick nextColour(Brick colour, int step) {
  return static_cast<Brick>((static_cast<int>(colour) + step + kColours) % kColours);
}

ColourSet coloursThatFit(const Table& table) {
  ColourSet fits = 0;
  for (const Action action : table.legal()) fits = static_cast<ColourSet>(fits | colourBit(colourOf(action)));
  return fits;
}

// Where a brick of the colour may go, and where not.
void markPlaces(const Table& table, Brick colour, CityMarks& marks) {
  const State& state = stateOf(table);
  LotSet legal;
  for (const Action action : table.legal()) {
    if (colourOf(action) == colour) legal.add(lotOf(action));
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

// Where the seat that decides placed its last brick; kNoLot: nowhere yet.
Lot lastBrickOf(const Table& table) {
  for (std::size_t i = table.entries(); i-- > 0;) {
    const Action entry = table.entry(i);
    if (table.moverOf(i) == table.seat() && kindOf(entry) == Kind::Place) return lotOfPlace(entry);
  }
  return kNoLot;
}

}  // namespace

void PlaceBrick::begin(const Table& table) {
  const State& state = stateOf(table);
  cursor_.begin(state);
  cursor_.ledTo = kNoLot;
  if (table.legal().empty()) return;
  // The colour that was taken back, or the seat's own, if it can be placed; the lot stays where the last brick went.
  if (placed_ == brickOf(state) && placeable(table, cursor_.colour)) return;
  if (state.used == 0) cursor_.beginTurn(state, table.seat(), lastBrickOf(table));
  cursor_.colour = colourOf(table.legal()[0]);
  for (const Action action : table.legal()) {
    if (colourOf(action) == colourOfSeat(state, table.seat())) cursor_.colour = colourOf(action);
  }
}

// Up past the last row enters the next column, so that four keys need no chord.
void PlaceBrick::moveLot(const State& state, const Event& event) {
  const int size = state.size();
  int column = columnOf(cursor_.lot), row = rowOf(cursor_.lot);
  if (event.is(Button::Left)) --column;
  if (event.is(Button::Right)) ++column;
  if (event.is(Button::Down) && --row < 0) --column;
  if (event.is(Button::Up) && ++row == size) ++column;
  cursor_.lot = lotAt((column + size) % size, (row + size) % size);
}

Answer PlaceBrick::takeColour(const Table& table) {
  if (!placeable(table, cursor_.colour)) {
    if (supplyOf(stateOf(table), cursor_.colour) == 0) return Answer::refuse(refuse(Refusal::NoBrickLeft));
    table.tell().refuse(Text::TorriNoPlace);
    return Answer::used();
  }
  cursor_.choosingLot = true;
  const bool led =
      cursor_.ledTo != kNoLot && why(stateOf(table), cursor_.colour, cursor_.ledTo) == Verdict::Accepted;
  cursor_.lot = led ? cursor_.ledTo : nearestLot(table, cursor_.colour, cursor_.lot);
  table.tell().sound(Sound::Confirm);
  return Answer::used();
}

Answer PlaceBrick::event(const Table& table, const Event& event) {
  if (event.is(Button::B)) {
    if (!cursor_.choosingLot) return Answer::unused();
    cursor_.choosingLot = false;
    table.tell().sound(Sound::Back);
    return Answer::used();
  }
  if (event.is(Button::A)) {
    if (!cursor_.choosingLot) return takeColour(table);
    placed_ = brickOf(stateOf(table));
    return Answer::play(torri::place(cursor_.colour, cursor_.lot), Sound::Card);
  }
  if (cursor_.choosingLot) {
    moveLot(stateOf(table), event);
  } else {
    // The colour of the first brick is skipped.
    do cursor_.colour = nextColour(cursor_.colour, event.step());
    while (stateOf(table).used & colourBit(cursor_.colour));
  }
  table.tell().sound(Sound::Move);
  return Answer::used();
}

void PlaceBrick::pointAt(const Table& table, Action action) {
  cursor_.colour = colourOf(action);
  cursor_.lot = lotOf(action);
  cursor_.choosingLot = true;
  // The hint ends its turn with a colour that would not be offered: at the end of this turn it is.
  if (table.adviceOn(action).kind == static_cast<uint8_t>(torri::Because::ThenSwitch))
    cursor_.offersAllAt = stateOf(table).turn;
}

// The colour is the player's own choice; the cursor begins on one that does what is asked, so that A alone does it, too.
void PlaceBrick::leadTo(const Table&, Action action) {
  cursor_.colour = colourOf(action);
  cursor_.ledTo = cursor_.lot = lotOf(action);
  cursor_.choosingLot = false;
}

void PlaceBrick::setPlace(const Table& table, uint32_t place) {
  static_cast<void>(cursor_.setPlace(stateOf(table), place));
}

// What the struggle under the cursor leads to; null: the brick would start none.
StruggleForesight* PlaceBrick::foresight(const State& state) const {
  const Brick colour = cursor_.colour;
  const Lot lot = cursor_.lot;
  if (heightAt(state, lot) > 0 || why(state, colour, lot) != Verdict::Accepted ||
      effectOf(state, colour, lot).kind == Effect::Kind::None) {
    return nullptr;
  }
  return &cursor_.foresight(state, torri::place(colour, lot));
}

// A struggle is looked at ending by ending while the cursor rests on the lot that starts it: an ending takes about 0.3 ms
// on the device. Few of them before the first picture; what is known soon is shown before all is.
Rect PlaceBrick::ponder(const Table& table) {
  // The next picture of what moves waits for no more than a millisecond or two.
  constexpr int kEndingsBetween = 3, kEndingsAtOnce = 12;
  const State& state = stateOf(table);
  if (cursor_.ponderThreats(state, table.entries())) {
    table.screen().redraw();
    return {};
  }
  if (!cursor_.threatsKnown()) return {};
  if (!table.deciding() || state.phase != Phase::Place || !cursor_.choosingLot) return {};
  StruggleForesight* const foresight = this->foresight(state);
  if (foresight == nullptr || foresight->over()) return {};
  const int before = foresight->endings();
  const bool moves = before == 0 || table.motion().running();
  const bool over = foresight->advance(state, moves ? kEndingsBetween : kEndingsAtOnce);
  const bool shown = over || (before < kEndingsShown && foresight->endings() >= kEndingsShown);
  return shown ? foretoldOn_ : Rect{};
}

RulePage PlaceBrick::topic(const Table& table) const {
  const State& state = stateOf(table);
  if (state.phase != Phase::Place || !cursor_.choosingLot) return topicOf(state.phase);
  if (heightAt(state, cursor_.lot) > 0) return RulePage::TorFloor;
  if (why(state, cursor_.colour, cursor_.lot) != Verdict::Accepted) return RulePage::TorHouse;
  switch (effectOf(state, cursor_.colour, cursor_.lot).kind) {
    case Effect::Kind::Fight:
      return RulePage::TorStruggle;
    case Effect::Kind::Merge:
      return RulePage::TorMerge;
    default:
      return RulePage::TorHouse;
  }
}

// The cursor with what its brick would become and join.
void PlaceBrick::markLot(const Shot& shot, CityMarks& marks) const {
  const State& state = shot.state;
  const Brick colour = cursor_.colour;
  const Lot lot = cursor_.lot;
  const bool allowed = why(state, colour, lot) == Verdict::Accepted;
  marks.cursor = lot;
  marks.kind = allowed ? CityMarks::Cursor::Free : CityMarks::Cursor::Refused;
  marks.frame = shot.motion().cursor(shot.lotBox(lot));
  marks.colour = colour;
  marks.blockGround = kBlockGround;
  if (heightAt(state, lot) > 0) {
    marks.lifted = allowed;
    marks.block = blockAt(state, lot);
    return;
  }
  marks.hand = true;
  if (!allowed) return;
  const Effect effect = effectOf(state, colour, lot);
  if (effect.kind == Effect::Kind::None) {
    marks.block = blockWith(state, lot);
    return;
  }
  marks.block = blockAt(state, effect.stronger);
  marks.other = blockAt(state, effect.weaker);
  marks.blockGround = struggleGround(colourAt(state, effect.stronger));
  marks.otherGround = struggleGround(colourAt(state, effect.weaker));
  const StruggleForesight& foresight = cursor_.foresight(state, torri::place(colour, lot));
  if (!foretells(foresight)) return;
  marks.taken = foresight.taken();
  marks.cutOff = foresight.cutOff();
}

// The effect of the brick on the lot, or why it may not go there. `brief`: the same in fewer words, where there are some.
void PlaceBrick::addEffect(const Shot& shot, Phrase& out, Phrase& brief) const {
  const State& state = shot.state;
  const Verdict verdict = why(state, cursor_.colour, cursor_.lot);
  if (verdict != Verdict::Accepted) return addShortRefusal(shot.table, verdict, out);
  const Effect effect = effectOf(state, cursor_.colour, cursor_.lot);
  if (effect.kind == Effect::Kind::Fight) {
    out.add(Text::TorriWouldFight, {brickName(effect.begins)});
    brief.add(Text::TorriWouldFightShort, {brickName(effect.begins)});
  } else if (effect.kind == Effect::Kind::Merge) {
    const int height = heightAt(state, effect.stronger) + heightAt(state, effect.weaker) - 1;
    out.add(Text::TorriWouldMerge, {height});
    brief.add(Text::TorriWouldMergeShort, {height});
  } else if (effect.floor) {
    out.add(Text::TorriWouldFloor, {heightAt(state, cursor_.lot) + 1});
  } else if (const int lots = blockWith(state, cursor_.lot).count(); lots > 1) {
    out.add(Text::TorriWouldHouse, {lots});
    brief.add(Text::TorriWouldHouseShort, {lots});
  } else {
    out.add(Text::TorriWouldStandAlone);
  }
}

// The section of a tower, or the card of a struggle; returns its box.
Rect PlaceBrick::drawForetold(const Shot& shot) {
  const State& state = shot.state;
  const Brick colour = cursor_.colour;
  const Lot lot = cursor_.lot;
  const Rect box = shot.lotBox(lot);
  const bool allowed = why(state, colour, lot) == Verdict::Accepted;
  if (heightAt(state, lot) > 0) {
    if (!allowed) return {};
    if (shot.layout.wide)
      return drawSection(shot.canvas, shot.layout, box, state, lot, static_cast<int>(colour));
    return drawFloorTag(shot.canvas, shot.still, shot.camera, state, lot);
  }
  const StruggleForesight* const foresight = this->foresight(state);
  if (foresight == nullptr) return {};
  const Rect card = struggleBox(shot.layout, box);
  drawStruggleCard(shot.canvas, shot.layout, card, *foresight);
  // The marks of houses are in both blocks; one behind a tower is marked at the tower's edge.
  constexpr int kPeek = 14, kBase = 4;
  const Effect effect = effectOf(state, colour, lot);
  foretoldOn_ = card;
  const LotSet blocks[] = {blockAt(state, effect.stronger), blockAt(state, effect.weaker)};
  for (int i = 0; i < kLots; ++i) {
    const auto house = static_cast<Lot>(i);
    if ((blocks[0].contains(house) || blocks[1].contains(house)) && heightAt(state, house) == 1)
      foretoldOn_ = join(foretoldOn_, inset(shot.lotBox(house), -kPeek, -kBase));
  }
  foretoldOn_ = intersect(foretoldOn_, shot.layout.city);
  return card;
}

void PlaceBrick::draw(const Shot& shot) {
  const State& state = shot.state;
  const Lot lot = cursor_.lot;
  // Until the last brick is in its place, nothing is chosen.
  const bool placed = (state.used & colourBit(cursor_.colour)) != 0;
  const bool choosing = cursor_.choosingLot && !placed, stack = choosing && heightAt(state, lot) > 0;
  CityMarks marks;
  if (const StruggleForesight* const next = choosing ? foresight(state) : nullptr;
      next && next->endings() == 0)
    static_cast<void>(ponder(shot.table));
  if (!placed) markPlaces(shot.table, cursor_.colour, marks);
  if (choosing) markLot(shot, marks);
  drawPosition(shot, cursor_, marks);
  const Threats& threats = cursor_.threatsDrawn(state, shot.whole());
  drawRace(shot.canvas, shot.layout, shot.table, state, activeSeat(shot.table, state), kColours, &threats);
  const Rect cell = drawSupply(shot.canvas, shot.layout, state,
                               {.chosen = placed ? kColours : static_cast<int>(cursor_.colour),
                                .held = choosing,
                                .fits = coloursThatFit(shot.table),
                                .stack = stack ? lot : kNoLot});
  if (!cell.empty()) shot.motion().cursor(cell, kTrayCursor);
  drawSideSection(shot.canvas, shot.layout, state,
                  choosing ? lot : highestTower(state, colourOfSeat(state, seatInTurn(state))));
  if (!choosing) keepTrayClear(shot);
  const Rect card = choosing ? drawForetold(shot) : Rect{};
  drawWarning(shot, cursor_, card, choosing ? nullptr : &threats);
  if (placed) return drawStageFooter(shot.canvas, shot.layout, shot.table, {});
  drawKeys(shot);
}

void PlaceBrick::drawKeys(const Shot& shot) const {
  Phrase words;
  if (!cursor_.choosingLot) {
    words.add(Text::TorriTakeColour, {brickName(cursor_.colour)});
    const Text back =
        shot.table.canUndo() ? Text::KeyUndo : shot.table.screen().line().leaves(Text::ResultMenu);
    return drawStageFooter(shot.canvas, shot.layout, shot.table,
                           {.a = words,
                            .b = tr(back),
                            .moves = kArrows,
                            .brief = back == Text::KeyUndo ? tr(Text::KeyUndoShort) : std::string_view()});
  }
  Phrase brief;
  addEffect(shot, words, brief);
  const bool refused = why(shot.state, cursor_.colour, cursor_.lot) != Verdict::Accepted;
  drawStageFooter(
      shot.canvas, shot.layout, shot.table,
      {.a = words, .b = tr(Text::KeyBack), .moves = kArrows, .briefA = brief, .refused = refused});
}

}  // namespace lucca::ui
