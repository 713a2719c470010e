#include "ui/setup/seat_edit_scene.h"

#include "ui/look/skyline.h"
#include "ui/setup/draft.h"
#include "ui/shell/scene_parts.h"
#include "ui/stage/player.h"

namespace lucca::ui {

namespace {

SeatInfo& edited(App& app) { return app.draft.seats[static_cast<std::size_t>(app.draftSeat)]; }

}  // namespace

// On the name: who plays is changed in the list of seats already.
void SeatEditScene::enter(App&) { menu_.reset(4, 1); }

void SeatEditScene::change(App& app, int step) {
  switch (menu_.cursor()) {
    case 0:
      changeKind(edited(app), step);
      break;
    case 1:
      return app.go.push(SceneId::NameEntry);
    case 2:
      changeEmblem(app.draft, app.draftSeat, step);
      break;
    default:
      changeColour(app.draft, app.draftSeat, step);
  }
  app.tell.sound(Sound::Move);
  app.screen.redraw();
}

void SeatEditScene::draw(App& app, Canvas& canvas) {
  drawTitle(canvas, Phrase(Text::SeatTitle, {app.draftSeat + 1}));
  const Layout layout = layoutOf(canvas);
  const SeatInfo& seat = edited(app);
  const Paint paint = seatPaint(app.draft.setup, seat, app.draftSeat);
  Rect list = inset(layout.body, 8, 5);
  if (!layout.low) {
    const int radius = 28;
    drawMedallion(canvas, static_cast<Emblem>(seat.emblem), layout.body.w / 2, layout.body.y + 8 + radius,
                  radius, paint);
    list = makeRect(list.x, list.y + 2 * radius + 12, list.w, list.h - 2 * radius - 12);
  }
  menu_.draw(app.screen.motion(), canvas, list, [&](int i) {
    switch (i) {
      case 0:
        return MenuRow{tr(Text::SeatPlayer), tr(playerKind(seat))};
      case 1:
        return MenuRow{tr(Text::SeatName), seat.name.view()};
      case 2:
        return MenuRow{tr(Text::SeatEmblem), tr(emblemName(static_cast<Emblem>(seat.emblem)))};
      default:
        return MenuRow{tr(Text::SeatColour), seatColourName(app.draft.setup, seat, app.draftSeat)};
    }
  });
  BottomLine hints{tr(Text::KeyChange), tr(Text::KeyBack), tr(Text::KeyValues)};
  hints.moves = kArrows;
  drawFooter(app, canvas, hints);
}

}  // namespace lucca::ui
