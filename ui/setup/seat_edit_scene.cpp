#include "ui/setup/seat_edit_scene.h"

#include "ui/look/skyline.h"
#include "ui/setup/draft.h"
#include "ui/shell/scene_parts.h"
#include "ui/stage/handicaps.h"
#include "ui/stage/player.h"

namespace lucca::ui {

namespace {

enum Row { kPlayerRow, kNameRow, kEmblemRow, kColourRow, kHandicapRow, kCoachRow };

SeatInfo& edited(App& app) { return app.draft.seats[static_cast<std::size_t>(app.draftSeat)]; }

Row rowAt(const App& app, int i) {
  return static_cast<Row>(i >= kHandicapRow && !hasHandicaps(app.draft.setup.game) ? i + 1 : i);
}

}  // namespace

// A game without handicaps has no row for them; a coach is for people, in games that have one.
int SeatEditScene::rows(const App& app) const {
  const GameId game = app.draft.setup.game;
  const bool coach = rowOf(game).coaches && app.draft.isPerson(app.draftSeat);
  return kHandicapRow + hasHandicaps(game) + coach;
}

// The list of seats has already changed who plays.
int SeatEditScene::firstRow() const { return kNameRow; }

void SeatEditScene::change(App& app, int step) {
  switch (rowAt(app, menu_.cursor())) {
    case kPlayerRow:
      changeKind(edited(app), step);
      menu_.reset(rows(app), kPlayerRow);
      break;
    case kNameRow:
      return app.go.push(SceneId::NameEntry);
    case kEmblemRow:
      changeEmblem(app.draft, app.draftSeat, step);
      break;
    case kColourRow:
      changeColour(app.draft, app.draftSeat, step);
      break;
    case kHandicapRow:
      changeHandicap(app.draft.setup, app.draftSeat, step);
      break;
    case kCoachRow:
      app.draft.setCoached(app.draftSeat, !app.draft.isCoached(app.draftSeat));
  }
  app.tell.sound(Sound::Move);
  app.screen.redraw();
}

void SeatEditScene::draw(App& app, Canvas& canvas) {
  drawTitle(canvas, Phrase(Text::SeatTitle, {app.draftSeat + 1}));
  const Layout layout = layoutOf(canvas);
  const SeatInfo& seat = edited(app);
  const Setup& setup = app.draft.setup;
  const int radius = layout.title.h / 2 - 3;
  drawMedallion(canvas, static_cast<Emblem>(seat.emblem), layout.title.right() - radius - 8,
                layout.title.y + layout.title.h / 2 - 1, radius, seatPaint(setup, seat, app.draftSeat));
  Rect list = layout.body;
  // A low panel keeps its room for the rows.
  if (!layout.low) {
    Phrase note;
    const Row row = rowAt(app, menu_.cursor());
    if (row == kCoachRow) {
      note.add(Text::SeatCoachNote, {seat.name.view()});
    } else if (row == kHandicapRow) {
      addHandicapNote(setup, app.draftSeat, note);
    } else {
      note.add(playerKindNote(seat));
    }
    list = drawNote(canvas, list, note);
  }
  Phrase value;
  menu_.draw(app.screen.motion(), canvas, inset(list, 8, layout.low ? 5 : 4), [&](int i) {
    switch (rowAt(app, i)) {
      case kPlayerRow:
        return MenuRow{tr(Text::SeatPlayer), tr(playerKind(seat))};
      case kNameRow:
        return MenuRow{tr(Text::SeatName), seat.name.view()};
      case kEmblemRow:
        return MenuRow{tr(Text::SeatEmblem), tr(emblemName(static_cast<Emblem>(seat.emblem)))};
      case kColourRow:
        return MenuRow{tr(Text::SeatColour), seatColourName(setup, seat, app.draftSeat)};
      case kHandicapRow:
        value.clear();
        addHandicapValue(setup, app.draftSeat, value);
        return MenuRow{tr(handicapLabel(setup.game)), value.view()};
      case kCoachRow:
        return MenuRow{tr(Text::SeatCoach),
                       tr(app.draft.isCoached(app.draftSeat) ? Text::ValueYes : Text::ValueNo)};
    }
    return MenuRow{};
  });
  BottomLine hints{tr(Text::KeyChange), tr(Text::KeyBack), tr(Text::KeyValues)};
  hints.moves = kArrows;
  drawFooter(app, canvas, hints);
}

}  // namespace lucca::ui
