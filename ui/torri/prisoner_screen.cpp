// The choice of a prisoner in a struggle, and of another colour at the end of a turn.
#include "drawing/type/symbols.h"
#include "ui/torri/pictures/city_picture.h"
#include "ui/torri/pictures/standing_picture.h"
#include "ui/torri/torri_ui.h"
#include "ui/torri/words.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

using namespace torri;

namespace {

// Keep the colour first, then the others: the order on the screen.
int switchCount(const Table& table) { return static_cast<int>(table.legal().size()); }

Action switchChoice(const Table& table, int choice) {
  const torri::Colour own = colourOfSeat(stateOf(table), table.seat());
  if (choice == 0) return switchTo(own);
  for (const Action action : table.legal()) {
    if (colourOf(action) != own && --choice == 0) return action;
  }
  return table.legal()[0];
}

}  // namespace

bool TorriUi::prisonerEvent(Table& table, const Event& event) {
  if (event.is(Button::B)) return false;
  if (event.is(Button::A)) {
    static_cast<void>(table.play(takePrisoner(lot_), lucca::Effect::Prisoner));
    return true;
  }
  // From one house that may be taken to the next.
  const ActionList& legal = table.legal();
  const int count = static_cast<int>(legal.size());
  int at = 0;
  while (at < count - 1 && lotOf(legal[static_cast<std::size_t>(at)]) != lot_) ++at;
  lot_ = lotOf(legal[static_cast<std::size_t>((at + event.step() + count) % count)]);
  table.sound(count > 1 ? lucca::Effect::Move : lucca::Effect::Refuse);
  if (count == 1) table.refuse(Text::TorriOnlyPrisoner);
  return true;
}

void TorriUi::drawPrisoner(const Table& table, Canvas& canvas, const Rect& area) const {
  const State& state = stateOf(table);
  const StruggleView struggle = struggleOf(state);
  const bool low = area.h < 110;
  const Phrase words(Text::TorriTakePrisoner, {brickName(struggle.by)});
  CityMarks marks;
  marks.ringed[0] = lot_;
  for (const Action action : table.legal()) marks.legal.add(lotOf(action));
  // The words stand below the city, on a low panel beside it.
  const int noteHeight = low ? area.h : 2 * kFontBody.lineHeight + 4, noteWidth = low ? area.w / 2 : area.w;
  const int cityWidth = low ? area.w - noteWidth : area.w, cityHeight = low ? area.h : area.h - noteHeight;
  drawCity(canvas, makeRect(area.x + 3, area.y + 2, cityWidth - 6, cityHeight - 4), state, marks);
  const Rect note = makeRect(area.right() - noteWidth, area.bottom() - noteHeight, noteWidth, noteHeight);
  canvas.fillRect(note, kStone);
  drawWrappedCentred(canvas, inset(note, 8, 1), words, {low ? &kFontSmall : &kFontBody, kInk, Align::Centre});
}

bool TorriUi::switchEvent(Table& table, const Event& event) {
  if (event.is(Button::B)) return false;
  if (event.is(Button::A)) {
    static_cast<void>(table.play(switchChoice(table, choice_), lucca::Effect::Confirm));
    return true;
  }
  choice_ = static_cast<int8_t>((choice_ + event.step() + switchCount(table)) % switchCount(table));
  table.sound(lucca::Effect::Move);
  return true;
}

void TorriUi::drawSwitch(const Table& table, Canvas& canvas, const Rect& area) const {
  const State& state = stateOf(table);
  Menu menu;
  menu.reset(switchCount(table), choice_);
  const bool low = area.h < 110;
  Rect list = inset(area, 6, 4);
  if (!low) {
    drawWrapped(canvas, makeRect(area.x + 8, area.y + 4, area.w - 16, 42), tr(Text::TorriSwitchAsk));
    list = makeRect(list.x, area.y + 48, list.w, area.h - 50);
  }
  Phrase label, value;  // of the row being drawn
  menu.draw(table.motion(), canvas, list, [&](int i) {
    const torri::Colour colour = colourOf(switchChoice(table, i));
    const Standing standing = standingOf(state, colour);
    label.clear().add(i == 0 ? Text::TorriKeepColour : Text::TorriSwitchTo, {brickName(colour)});
    value.clear()
        .add(symbol::kTower)
        .add(standing.highestTower)
        .add(" ")
        .add(symbol::kPrisoner)
        .add(standing.prisoners);
    return MenuRow{label, value};
  });
}

}  // namespace lucca::ui
