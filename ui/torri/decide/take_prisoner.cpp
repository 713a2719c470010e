#include "ui/torri/decide/take_prisoner.h"

#include "ui/torri/cards.h"
#include "ui/torri/footer.h"
#include "ui/torri/position.h"
#include "ui/torri/race.h"
#include "ui/torri/seen.h"
#include "ui/torri/topics.h"
#include "ui/torri/tray.h"
#include "ui/torri/words.h"

namespace lucca::ui {

using namespace torri;

void TakePrisoner::begin(const Table& table) {
  cursor_.begin(stateOf(table));
  if (!table.legal().empty()) cursor_.lot = lotOf(table.legal()[0]);
}

// From one house that may be taken to the next; the lots count upwards and to the right.
Answer TakePrisoner::event(const Table& table, const Event& event) {
  if (event.is(Button::B)) return Answer::unused();
  if (event.is(Button::A)) return Answer::play(takePrisoner(cursor_.lot), Sound::Prisoner);
  const ActionList& legal = table.legal();
  const int count = static_cast<int>(legal.size());
  if (count == 1) {
    table.tell().refuse(Text::TorriOnlyPrisoner);
    return Answer::used();
  }
  const int step = event.is(Button::Up) || event.is(Button::Right) ? 1 : -1;
  int at = 0;
  while (at < count - 1 && lotOf(legal[static_cast<std::size_t>(at)]) != cursor_.lot) ++at;
  cursor_.lot = lotOf(legal[static_cast<std::size_t>((at + step + count) % count)]);
  table.tell().sound(Sound::Move);
  return Answer::used();
}

// A single house to take is no choice.
Action TakePrisoner::forced(const Table& table) const {
  return table.legal().size() == 1 ? table.legal()[0] : kNoAction;
}

void TakePrisoner::pointAt(const Table&, Action action) { cursor_.lot = lotOf(action); }

void TakePrisoner::setPlace(const Table& table, uint32_t place) {
  if (table.legal().contains(takePrisoner(static_cast<Lot>(place & 0xFF))))
    static_cast<void>(cursor_.setPlace(stateOf(table), place));
}

RulePage TakePrisoner::topic(const Table& table) const { return topicOf(stateOf(table).phase); }

void TakePrisoner::draw(const Shot& shot) {
  const State& state = shot.state;
  const StruggleView struggle = struggleOf(state);
  CityMarks marks;
  marks.cursor = cursor_.lot;
  marks.kind = CityMarks::Cursor::Free;
  marks.frame = shot.motion().cursor(shot.lotBox(cursor_.lot));
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
  drawPosition(shot, cursor_, marks);
  drawRace(shot.canvas, shot.layout, shot.table, state, activeSeat(shot.table, state));
  drawSideSection(shot.canvas, shot.layout, state, struggle.acting);
  const PrisonerEffect effect = effectOfPrisoner(state, cursor_.lot);
  drawPrisonerTray(shot.canvas, shot.layout, state, struggle.by, effect.prisoners);
  static constexpr Text kEffects[] = {Text::TorriTakeGoesOn, Text::TorriTakeParts, Text::TorriTakeFells,
                                      Text::TorriTakeMerges};
  const Phrase words(kEffects[static_cast<int>(effect.kind)], {lotName(cursor_.lot)});
  const Text back =
      shot.table.canUndo() ? Text::KeyUndo : shot.table.screen().line().leaves(Text::ResultMenu);
  drawStageFooter(shot.canvas, shot.layout, shot.table,
                  {.a = words,
                   .b = tr(back),
                   .moves = shot.table.legal().size() > 1 ? kArrows : ButtonSet{0},
                   .brief = back == Text::KeyUndo ? tr(Text::KeyUndoShort) : std::string_view()});
}

}  // namespace lucca::ui
