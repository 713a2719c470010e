#include "ui/play/hand_over_scene.h"

#include "ui/look/skyline.h"
#include "ui/shell/scene_parts.h"
#include "ui/stage/game_pictures.h"
#include "ui/stage/game_stage.h"
#include "ui/stage/table_of.h"

namespace lucca::ui {

void HandOverScene::enter(App& app) {
  // A player who comes from the start screen took the device there; a secret still needs a second press.
  taken_ = app.go.opening().takeHandedOver() && app.stage().flow().secret(tableOf(app));
  app.tell.sound(Sound::Handover);
  const Session& session = app.game.session();
  const Seat seat = session.seat();
  app.lamp.glow(
      app.stage().pictures().paint(session.match().plan().who(seat), session.hands().view(), seat).ground,
      app.now());
}

void HandOverScene::event(App& app, const Event& event) {
  if (event.is(Button::B)) {
    app.tell.sound(Sound::Back);
    return app.go.push(SceneId::GameMenu);
  }
  if (!event.is(Button::A)) return app.tell.refuse(taken_ ? Text::HandoverSecretNote : Text::HandoverPress);
  app.tell.sound(Sound::Confirm);
  // Whether there is a secret is public; what it is comes after the second press.
  if (!taken_ && app.stage().flow().secret(tableOf(app))) {
    taken_ = true;
    app.screen.changedByItself();  // a double press must not reveal the secret
    return app.screen.redraw();
  }
  app.game.session().takeDevice();
  app.go.show(SceneId::Play);
}

void HandOverScene::draw(App& app, Canvas& canvas) {
  const Session& session = app.game.session();
  const Seat seat = session.seat();
  if (seat < 0) return;  // another game has just begun, and no seat is due yet
  const Paint paint =
      app.stage().pictures().paint(session.match().plan().who(seat), session.hands().view(), seat);
  const int w = canvas.width(), h = canvas.height();
  const Layout layout = layoutOf(canvas);
  canvas.fill(paint.ground);
  canvas.words().belongs(ScreenPart::Title, makeRect(0, 0, w, h), seat);
  drawSilhouette(canvas, layout.footer.y, h / 4, blend(paint.on, paint.ground, 40));
  const int radius = layout.low ? 17 : h / 6;
  const int top = layout.low ? 0 : h / 14;
  drawLine(canvas, makeRect(0, top, w, kFontBody.lineHeight), tr(Text::HandoverTo),
           {&kFontBody, paint.on, Align::Centre});
  const int middle = top + kFontBody.lineHeight + radius + (layout.low ? 0 : 6);
  drawMedallion(canvas, static_cast<Emblem>(session.match().plan().who(seat).emblem), w / 2, middle, radius,
                {paint.on, paint.ground});
  const Font& nameFont = layout.low ? kFontBody : kFontTitle;
  const Rect name = makeRect(8, middle + radius + (layout.low ? 2 : 6), w - 16, nameFont.lineHeight);
  drawLine(canvas, name, session.match().plan().who(seat).name.view(), {&nameFont, paint.on, Align::Centre});
  const Text note = taken_ ? Text::HandoverSecretNote : Text::HandoverPress;
  drawWrapped(canvas, makeRect(12, name.bottom(), w - 24, layout.footer.y - name.bottom()), tr(note),
              {layout.low ? &kFontSmall : &kFontBody, paint.on, Align::Centre});
  drawFooter(app, canvas, taken_ ? Text::HandoverLook : Text::HandoverTake, Text::ResultMenu, 0);
}

}  // namespace lucca::ui
