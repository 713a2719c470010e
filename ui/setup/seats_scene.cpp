#include "ui/setup/seats_scene.h"

#include "ui/look/skyline.h"
#include "ui/setup/draft.h"
#include "ui/shell/scene_parts.h"
#include "ui/stage/handicaps.h"
#include "ui/stage/player.h"

namespace lucca::ui {

namespace {

// What is special about the seat; if nothing is, who plays there.
void noteOf(const Plan& draft, Seat seat, Phrase& note) {
  const SeatInfo& who = draft.who(seat);
  if (handicapOf(draft.setup, seat) > 0) addHandicapOf(draft.setup, seat, who.name.view(), note);
  if (draft.isCoached(seat)) note.add(note.empty() ? "" : " ").add(Text::SeatsCoachNote, {who.name.view()});
  if (note.empty()) note.add(playerKindNote(who));
}

}  // namespace

void SeatsScene::enter(App& app) {
  MenuScene::enter(app);
  first_ = 0;
}

int SeatsScene::rows(const App& app) const {
  const Setup& setup = app.draft.setup;
  return 1 + setup.players + rowOf(setup.game).setup->choosesStart;
}

void SeatsScene::change(App& app, int step) {
  const int row = menu_.cursor(), players = app.draft.setup.players;
  if (row == 0) return app.tell.refuse(Text::SettingsEnd);
  if (row <= players) {
    changeKind(app.draft.seats[static_cast<std::size_t>(row - 1)], step);
  } else {
    first_ = static_cast<int8_t>((first_ + 1 + step + players + 1) % (players + 1) - 1);
  }
  app.tell.sound(Sound::Move);
  app.screen.redraw();
}

void SeatsScene::begin(App& app) {
  app.tell.sound(Sound::Round);
  const bool chosen = rowOf(app.draft.setup.game).setup->choosesStart;
  beginGame(app, chosen ? first_ : 0);
}

void SeatsScene::choose(App& app) {
  const int row = menu_.cursor();
  if (row == 0) return begin(app);
  if (row > app.draft.setup.players) return change(app, 1);
  app.draftSeat = static_cast<Seat>(row - 1);
  app.tell.sound(Sound::Confirm);
  app.go.push(SceneId::SeatEdit);
}

void SeatsScene::draw(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::SeatsTitle));
  const Plan& draft = app.draft;
  const int players = draft.setup.players, row = menu_.cursor();
  Phrase note, chip;
  if (row == 0) {
    note.add(draft.persons() > 1 ? Text::SeatsBeginNote : Text::SeatsAloneNote);
  } else if (row > players) {
    note.add(Text::SeatsStartsNote);
  } else {
    noteOf(draft, static_cast<Seat>(row - 1), note);
  }
  const Rect list = drawNote(canvas, layoutOf(canvas).body, note);
  menu_.draw(app.screen.motion(), canvas, inset(list, 8, 4), [&](int i) {
    if (i == 0) return MenuRow{tr(Text::SeatsBegin)};
    if (i > players) {
      const auto starter = static_cast<std::size_t>(first_ < 0 ? 0 : first_);
      return MenuRow{tr(Text::SeatsStarts),
                     first_ < 0 ? tr(Text::SeatsByLot) : draft.seats[starter].name.view()};
    }
    const Seat seat = static_cast<Seat>(i - 1);
    const SeatInfo& info = draft.seats[static_cast<std::size_t>(seat)];
    chip.clear();
    addHandicapChip(draft.setup, seat, chip);
    return MenuRow{
        info.name.view(), tr(playerKind(info)), true, false, info.emblem, seatPaint(draft.setup, info, seat),
        chip.view(),      draft.isCoached(seat)};
  });
  // The arrows change who plays; A leads to the name, the emblem and the colour.
  const Text a = row == 0 ? Text::KeyStart : row <= players ? Text::SeatName : Text::KeyChange;
  BottomLine hints{tr(a), tr(Text::KeyBack), {}};
  if (row > 0) hints.arrows = tr(Text::KeyValues);
  hints.moves = row > 0 ? kArrows : kUpDown;
  drawFooter(app, canvas, hints);
}

}  // namespace lucca::ui
