#include "ui/setup/seat_edit_scene.h"

#include "ui/look/skyline.h"
#include "ui/setup/draft.h"
#include "ui/shell/scene_parts.h"
#include "ui/stage/handicaps.h"
#include "ui/stage/player.h"

namespace lucca::ui {

namespace {

enum Row { kPlayerRow, kNameRow, kEmblemRow, kColourRow, kHandicapRow };

SeatInfo& edited(App& app) { return app.draft.seats[static_cast<std::size_t>(app.draftSeat)]; }

}  // namespace

// On the name: who plays is changed in the list of seats already.
void SeatEditScene::enter(App& app) {
  menu_.reset(kHandicapRow + hasHandicaps(app.draft.setup.game), kNameRow);
}

void SeatEditScene::change(App& app, int step) {
  switch (menu_.cursor()) {
    case kPlayerRow:
      changeKind(edited(app), step);
      break;
    case kNameRow:
      return app.go.push(SceneId::NameEntry);
    case kEmblemRow:
      changeEmblem(app.draft, app.draftSeat, step);
      break;
    case kColourRow:
      changeColour(app.draft, app.draftSeat, step);
      break;
    default:
      changeHandicap(app.draft.setup, app.draftSeat, step);
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
    if (menu_.cursor() == kHandicapRow) {
      addHandicapNote(setup, app.draftSeat, note);
    } else {
      note.add(playerKindNote(seat));
    }
    list = drawNote(canvas, list, note);
  }
  Phrase value;
  menu_.draw(app.screen.motion(), canvas, inset(list, 8, layout.low ? 5 : 4), [&](int i) {
    switch (i) {
      case kPlayerRow:
        return MenuRow{tr(Text::SeatPlayer), tr(playerKind(seat))};
      case kNameRow:
        return MenuRow{tr(Text::SeatName), seat.name.view()};
      case kEmblemRow:
        return MenuRow{tr(Text::SeatEmblem), tr(emblemName(static_cast<Emblem>(seat.emblem)))};
      case kColourRow:
        return MenuRow{tr(Text::SeatColour), seatColourName(setup, seat, app.draftSeat)};
      default:
        value.clear();
        addHandicapValue(setup, app.draftSeat, value);
        return MenuRow{tr(handicapLabel(setup.game)), value.view()};
    }
  });
  BottomLine hints{tr(Text::KeyChange), tr(Text::KeyBack), tr(Text::KeyValues)};
  hints.moves = kArrows;
  drawFooter(app, canvas, hints);
}

}  // namespace lucca::ui
