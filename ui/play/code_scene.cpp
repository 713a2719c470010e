#include "ui/play/code_scene.h"

#include "ui/shell/scene_parts.h"

namespace lucca::ui {

namespace {

constexpr uint32_t kStillMs = 320;  // no motion lasts so long

}  // namespace

void CodeScene::enter(App& app) {
  page_ = 0;
  turnedAt_ = app.now();
}

void CodeScene::event(App& app, const Event& event) {
  const int parts = code_.parts();
  if (wentBack(app, event)) return;
  if (parts < 2) return app.tell.refuse(Text::SettingsEnd);
  page_ = static_cast<int16_t>((page_ + event.step() + parts) % parts);
  turnedAt_ = app.now();
  app.tell.sound(Sound::Move);
  app.screen.turnPage(event.step());
}

// A code takes longer to make than a press may wait: the next page's is made while this one is looked at.
void CodeScene::update(App& app) {
  if (app.now() - turnedAt_ < kStillMs || page_ + 1 >= code_.parts()) return;
  static_cast<void>(code_.part(page_ + 1));
}

void CodeScene::draw(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::GameMenuCode));
  Rect body = layoutOf(canvas).body;
  // A low panel keeps its rows for the code.
  if (app.game.tourney() != nullptr && !isLow(canvas)) body = drawNote(canvas, body, tr(Text::MatchCode));
  const Rect area = makeRect(body.x, body.y + 2, body.w, body.h - 12);
  code_.prepare(app.spare, app.game.session(), area.h);
  const int parts = code_.parts();
  if (page_ >= parts) page_ = 0;
  if (parts > 0) {
    drawCodePart(code_, page_, canvas, area);
  } else {
    drawWrappedCentred(canvas, inset(area, 20, 8), tr(Text::GameMenuCodeLong),
                       {&kFontBody, kInkSoft, Align::Centre});
  }
  drawPageDots(canvas, makeRect(body.x, body.bottom() - 10, body.w, 10), page_, parts);
  BottomLine hints{{}, tr(Text::KeyBack), {}};
  if (parts > 1) {
    hints.arrows = tr(Text::KeyPages);
    hints.moves = kLeftRight;
  }
  drawFooter(app, canvas, hints);
}

}  // namespace lucca::ui
