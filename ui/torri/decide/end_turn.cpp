#include "ui/torri/decide/end_turn.h"

#include "ui/stage/turn_flow.h"
#include "ui/torri/cards.h"
#include "ui/torri/footer.h"
#include "ui/torri/pictures/corner_picture.h"
#include "ui/torri/position.h"
#include "ui/torri/race.h"
#include "ui/torri/seen.h"
#include "ui/torri/topics.h"
#include "ui/torri/tray.h"
#include "ui/torri/words.h"

namespace lucca::ui {

using namespace torri;

void EndTurn::begin(const Table& table) {
  cursor_.begin(stateOf(table));
  choice_ = 0;
}

// A hint may have named a colour that would not be offered otherwise.
bool EndTurn::offersSwitch(const State& state) const {
  return cursor_.offersAllAt == state.turn || neutralHolds(state);
}

void EndTurn::listColours(const Table& table, ColourList& out) const {
  const State& state = stateOf(table);
  out.clear();
  out.push(colourOfSeat(state, table.seat()));
  if (state.phase != Phase::Switch || !table.deciding()) return;
  if (!offersSwitch(state)) return;
  for (int c = 0; c < kColours; ++c) {
    const Brick colour = static_cast<Brick>(c);
    if (neutralColours(state) & colourBit(colour)) out.push(colour);
  }
}

// A switch is the end of the turn: the player is not asked again.
Answer EndTurn::event(const Table& table, const Event& event) {
  if (event.is(Button::B)) return Answer::unused();
  ColourList colours;
  listColours(table, colours);
  const int count = static_cast<int>(colours.size());
  if (event.is(Button::A))
    return Answer::endTurn(switchTo(colours[static_cast<std::size_t>(choice_ < count ? choice_ : 0)]));
  if (count == 1) {
    table.tell().refuse(Text::TorriNothingToSwitch);
    return Answer::used();
  }
  choice_ = static_cast<int8_t>((choice_ + event.step() + count) % count);
  table.tell().sound(Sound::Move);
  return Answer::used();
}

// The seat's own colour is no choice while no other colour has a tower or prisoners.
Action EndTurn::forced(const Table& table) const {
  const State& state = stateOf(table);
  return offersSwitch(state) ? kNoAction : switchTo(colourOfSeat(state, seatInTurn(state)));
}

Rect EndTurn::ponder(const Table& table) {
  if (cursor_.ponderThreats(stateOf(table), table.entries())) table.screen().redraw();
  return {};
}

void EndTurn::pointAt(const Table& table, Action action) {
  const State& state = stateOf(table);
  if (colourOf(action) != colourOfSeat(state, table.seat())) cursor_.offersAllAt = state.turn;
  ColourList colours;
  listColours(table, colours);
  choice_ = 0;
  for (std::size_t i = 0; i < colours.size(); ++i) {
    if (colours[i] == colourOf(action)) choice_ = static_cast<int8_t>(i);
  }
}

uint32_t EndTurn::place() const { return cursor_.place() | static_cast<uint32_t>(choice_ & 7) << 11; }

void EndTurn::setPlace(const Table& table, uint32_t place) {
  if (!cursor_.setPlace(stateOf(table), place)) return;
  ColourList colours;
  listColours(table, colours);
  const int choice = static_cast<int>(place >> 11 & 7);
  if (choice < static_cast<int>(colours.size())) choice_ = static_cast<int8_t>(choice);
}

RulePage EndTurn::topic(const Table& table) const { return topicOf(stateOf(table).phase); }

// Among the colours to choose from: one with which the player wins next, the chosen one first.
Rect EndTurn::drawSwitchWins(const Shot& shot, const ColourList& colours) const {
  const auto wins = [&](int i) {
    return static_cast<bool>(victoryOf(shot.state, colours[static_cast<std::size_t>(i)]));
  };
  int winner = choice_;
  for (int i = 0; i < static_cast<int>(colours.size()) && !wins(winner) && !wins(0); ++i) winner = i;
  if (!wins(winner)) return {};
  const Brick colour = colours[static_cast<std::size_t>(winner)];
  return drawNotice(shot.canvas, shot.layout, {shot.state, shot.measures, shot.camera, CityMarks{}},
                    {colour, brickName(colour), Text::TorriSwitchWinsTower, Text::TorriSwitchWinsPrisoners,
                     Text::TorriSwitchWinsShort},
                    {}, {});
}

void EndTurn::draw(const Shot& shot, int timeLeft) {
  const State& state = shot.state;
  ColourList colours;
  listColours(shot.table, colours);
  const bool chooses = colours.size() > 1;
  keepTrayClear(shot);
  const Brick colour = colours[static_cast<std::size_t>(chooses ? choice_ : 0)];
  CityMarks marks;
  const Lot tower = highestTower(state, colour);
  if (tower != kNoLot) {
    marks.block = blockAt(state, tower);
    marks.blockGround = kBlockGround;
    marks.flag = tower;
  }
  drawPosition(shot, cursor_, marks);
  drawRace(shot.canvas, shot.layout, shot.table, state, shot.table.seat(),
           chooses ? static_cast<int>(colour) : kColours, &cursor_.threatsDrawn(state, shot.whole()));
  drawSideSection(shot.canvas, shot.layout, state, tower);
  if (chooses) {
    shot.motion().cursor(
        drawColours(shot.canvas, shot.layout, state, {colours.begin(), colours.size()}, choice_),
        kTrayCursor);
  } else {
    drawSupply(shot.canvas, shot.layout, state, {});
  }
  drawWarning(shot, cursor_, chooses ? drawSwitchWins(shot, colours) : Rect{});
  drawKeys(shot, colours, timeLeft);
}

void EndTurn::drawKeys(const Shot& shot, const ColourList& colours, int timeLeft) const {
  const bool chooses = colours.size() > 1;
  // A seat that took a prisoner in another seat's turn only continues.
  const Moment& last = shot.table.moment();
  const bool guest = last.action != kNoAction && seatInTurn(stateOf(last.before)) != shot.table.seat();
  Phrase words(guest ? Text::KeyGoOn : Text::KeyEndTurn);
  if (choice_ > 0 && chooses)
    words.clear().add(Text::TorriEndTurnAs, {brickName(colours[static_cast<std::size_t>(choice_)])});
  BottomLine keys{.a = words,
                  .b = tr(Text::KeyUndo),
                  .moves = chooses ? kArrows : ButtonSet{0},
                  .brief = tr(Text::KeyUndoShort)};
  Phrase seconds;
  if (timeLeft > 0) {
    // The steps' number is the same for every time: a second is half of them.
    constexpr int kSecond = TurnFlow::kEndSteps / 2;
    seconds.add((timeLeft + kSecond - 1) / kSecond).add(" s");
    keys.gauge = static_cast<int8_t>(timeLeft * 100 / TurnFlow::kEndSteps);
    keys.left = seconds;
    shot.table.screen().countsIn(shot.layout.footer);
  }
  drawStageFooter(shot.canvas, shot.layout, shot.table, keys);
}

}  // namespace lucca::ui
