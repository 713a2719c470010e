#include "ui/system/diagnostics_scene.h"

#include "drawing/type/symbols.h"
#include "ui/shell/scene_parts.h"

namespace lucca::ui {

namespace {

enum Page { kColours, kKeys, kFacts, kPages };

// Pure channels, a grey ramp and a mark in the first pixel's corner: what a wrong colour order, inversion or rotation
// would change.
void drawColours(Canvas& canvas, const Rect& area) {
  static constexpr Colour kChannels[] = {rgb(0xFF0000), rgb(0x00FF00), rgb(0x0000FF)};
  const int third = area.w / 3, height = area.h * 2 / 3;
  for (int i = 0; i < 3; ++i) {
    canvas.fillRect(makeRect(area.x + i * third, area.y, i == 2 ? area.w - 2 * third : third, height),
                    kChannels[i]);
  }
  for (int x = 0; x < area.w; ++x) {
    const uint32_t grey = static_cast<uint32_t>(x * 255 / (area.w - 1));
    canvas.fillRect(makeRect(area.x + x, area.y + height, 1, area.h - height),
                    rgb(grey << 16 | grey << 8 | grey));
  }
  canvas.fillRect(makeRect(area.x, area.y, 16, 16), rgb(0xFFFFFF));
}

std::string_view signOf(int button) {
  static constexpr std::string_view kSigns[] = {symbol::kKeyUp,    symbol::kKeyDown, symbol::kKeyLeft,
                                                symbol::kKeyRight, symbol::kKeyA,    symbol::kKeyB,
                                                symbol::kKeyX,     symbol::kKeyY};
  return kSigns[button];
}

}  // namespace

void DiagnosticsScene::enter(App&) {
  page_ = 0;
  seen_ = 0;
  effect_ = 0;
  lastWasB_ = false;
}

void DiagnosticsScene::event(App& app, const Event& event) {
  app.screen.redraw();
  if (page_ == kKeys) {
    seen_ = static_cast<ButtonSet>(seen_ | buttonBit(event.button));
    app.tell.sound(Effect::Move);
    const bool twice = lastWasB_ && event.is(Button::B);
    lastWasB_ = event.is(Button::B);
    if (twice) page_ = kFacts;
    return;
  }
  if (event.is(Button::B)) return app.go.back();
  if (page_ == kFacts && !event.is(Button::A)) {
    effect_ = static_cast<uint8_t>((effect_ + 1) % kEffects);
    return app.tell.sound(static_cast<Effect>(effect_));
  }
  if (page_ == kFacts) return app.facts.panel ? app.go.push(SceneId::Panel) : app.go.back();
  page_ = kKeys;
}

// The lamp goes through its three colours, a second each.
void DiagnosticsScene::update(App& app) {
  constexpr LedColour kLamp[] = {{255, 0, 0}, {0, 255, 0}, {0, 0, 255}};
  app.lamp.setSteady(kLamp[app.now() / 1000 % 3]);
  if (page_ == kFacts && app.battery.percent() != percent_) {
    percent_ = app.battery.percent();
    app.screen.redraw();
  }
}

void DiagnosticsScene::exit(App& app) { app.lamp.setSteady(kLedOff); }

void DiagnosticsScene::draw(App& app, Canvas& canvas) {
  Phrase place;
  place.add(page_ + 1).add("/").add(kPages);
  drawTitle(canvas, tr(Text::DiagnosticsTitle), place);
  if (page_ == kKeys) return drawKeys(app, canvas);
  if (page_ == kFacts) return drawFacts(app, canvas);
  const Rect rest = drawNote(canvas, layoutOf(canvas).body, tr(Text::DiagnosticsColours));
  drawColours(canvas, rest);
  drawFooter(app, canvas, Text::KeyGoOn, Text::KeyBack, kArrows);
}

void DiagnosticsScene::drawKeys(App& app, Canvas& canvas) {
  const Layout layout = layoutOf(canvas);
  const Rect rest = drawNote(canvas, layout.body, tr(Text::DiagnosticsKeys));
  const int cell = rest.w / 4 < rest.h / 2 ? rest.w / 4 : rest.h / 2;
  for (int i = 0; i < kButtons; ++i) {
    const Rect box = inset(makeRect(rest.x + (rest.w - 4 * cell) / 2 + i % 4 * cell,
                                    rest.y + (rest.h - 2 * cell) / 2 + i / 4 * cell, cell, cell),
                           4);
    const bool seen = contains(seen_, static_cast<Button>(i));
    canvas.fillRoundRect(box, 8, seen ? kAccent : kStone);
    drawLine(canvas, box, signOf(i), {&kFontTitle, seen ? kOnDark : kInk, Align::Centre});
  }
  drawFooter(app, canvas, KeyHints{});
}

void DiagnosticsScene::drawFacts(App& app, Canvas& canvas) {
  const Layout layout = layoutOf(canvas);
  Phrase battery, flash, panel;
  if (app.battery.known()) {
    battery.add(app.battery.percent()).add(" %  ").add(app.battery.millivolts()).add(" mV");
  } else {
    battery.add(Text::DiagnosticsUnknown);
  }
  const int bad = app.keep.report().badSectors;
  flash.add(!app.keep.remembers() ? Text::DiagnosticsFlashNone
            : bad                 ? Text::DiagnosticsFlashBad
                                  : Text::DiagnosticsFlashOk,
            {bad});
  panel.add(canvas.width()).add(" x ").add(canvas.height());
  const struct {
    Text label;
    std::string_view value;
  } rows[] = {{Text::DiagnosticsBoard, app.facts.board},
              {Text::DiagnosticsVersion, app.facts.version},
              {Text::DiagnosticsPanel, panel},
              {Text::DiagnosticsBattery, battery},
              {Text::DiagnosticsFlash, flash}};
  const int rowHeight = layout.low ? 17 : 26;
  int y = layout.body.y + 4;
  for (const auto& row : rows) {
    const Rect box = makeRect(layout.body.x + 8, y, layout.body.w - 16, rowHeight);
    const int used = drawLine(canvas, box, tr(row.label), {&kFontSmall, kInkSoft});
    const Rect rest = makeRect(box.x + used + 8, box.y, box.w - used - 8, box.h);
    drawLine(canvas, rest, row.value,
             {&fitting(row.value, rest.w, kFontBody, kFontSmall), kInk, Align::Right});
    y += rowHeight;
  }
  KeyHints hints{Phrase(Text::KeyGoOn), Phrase(Text::KeyBack), {}};
  hints.arrows.add(Text::DiagnosticsSound);
  hints.moves = kArrows;
  drawFooter(app, canvas, hints);
}

}  // namespace lucca::ui
