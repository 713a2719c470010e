#include "ui/system/diagnostics_scene.h"

#include "drawing/type/symbols.h"
#include "ui/shell/scene_parts.h"
#include "ui/system/board_facts.h"

namespace lucca::ui {

namespace {

// Then come as many pages of facts as the panel needs, and on a board their code.
enum Page { kColours, kKeys, kFacts };

constexpr uint32_t kRefreshMs = 500;

int rowHeight(const Layout& layout) { return layout.low ? 17 : 26; }

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

std::string_view signOf(int pad) {
  static constexpr std::string_view kSigns[] = {symbol::kKeyUp,    symbol::kKeyDown, symbol::kKeyLeft,
                                                symbol::kKeyRight, symbol::kKeyA,    symbol::kKeyB,
                                                symbol::kKeyX,     symbol::kKeyY,    symbol::kKeyStick};
  return kSigns[pad];
}

// The keys of a board with this layout.
PadSet padsOf(KeyLayout layout) {
  PadSet pads = 0;
  for (int i = 0; i < kButtons; ++i) {
    const KeyStroke stroke = strokeFor(layout, static_cast<Button>(i));
    pads |= static_cast<PadSet>(padBit(stroke.pad) | padBit(stroke.with));
  }
  return pads;
}

}  // namespace

void DiagnosticsScene::enter(App&) {
  page_ = 0;
  seen_ = down_ = 0;
  effect_ = 0;
  twice_ = false;
}

// Any key may be tried, so only the second press of A or B in a row leaves the page.
void DiagnosticsScene::keyEvent(App& app, const Event& event) {
  const KeyStroke stroke = strokeFor(app.facts.keys, event.button);
  seen_ |= static_cast<PadSet>(padBit(stroke.pad) | padBit(stroke.with));
  app.tell.sound(Sound::Move);
  const bool again = twice_ && event.button == last_;
  last_ = event.button;
  twice_ = !again;
  if (again && event.is(Button::A)) page_ = kFacts;
  if (again && event.is(Button::B)) app.go.back();
}

void DiagnosticsScene::event(App& app, const Event& event) {
  app.screen.redraw();
  if (page_ == kKeys) return keyEvent(app, event);
  if (event.is(Button::B)) return app.go.back();
  if (event.is(Button::A)) return goOn(app);
  if (page_ < kFacts) return goOn(app);
  effect_ = static_cast<uint8_t>((effect_ + 1) % kSounds);
  app.tell.sound(static_cast<Sound>(effect_));
}

void DiagnosticsScene::goOn(App& app) {
  if (page_ + 1 < pages_ || page_ < kFacts) {
    ++page_;
  } else {
    if (app.facts.panel) {
      app.go.push(SceneId::Panel);
    } else {
      app.go.back();
    }
  }
}

// The lamp goes through its three colours, a second each. The board's readings change all the time.
void DiagnosticsScene::update(App& app) {
  constexpr LedColour kLamp[] = {{255, 0, 0}, {0, 255, 0}, {0, 0, 255}};
  app.lamp.setSteady(kLamp[app.now() / 1000 % 3]);
  const PadSet down = app.facts.check && page_ == kKeys ? app.facts.check->read().down : PadSet{0};
  const bool due = page_ >= kFacts && app.now() - drawnAt_ >= kRefreshMs;
  if (down == down_ && !due) return;
  down_ = down;
  app.screen.redraw();
}

void DiagnosticsScene::exit(App& app) { app.lamp.setSteady(kLedOff); }

void DiagnosticsScene::draw(App& app, Canvas& canvas) {
  const int factPages = this->factPages(app, canvas);
  pages_ = static_cast<uint8_t>(kFacts + factPages + (app.facts.check ? 1 : 0));
  drawnAt_ = app.now();
  Phrase place;
  place.add(page_ + 1).add("/").add(pages_);
  drawTitle(canvas, tr(Text::DiagnosticsTitle), place);
  if (page_ == kKeys) return drawKeys(app, canvas);
  if (page_ >= kFacts + factPages) {
    drawBoardCode(app, canvas, layoutOf(canvas).body);
    return drawFooter(app, canvas, Text::KeyGoOn, Text::KeyBack, 0);
  }
  if (page_ >= kFacts) return drawFacts(app, canvas, page_ - kFacts);
  const Rect rest = drawNote(canvas, layoutOf(canvas).body, tr(Text::DiagnosticsColours));
  drawColours(canvas, rest);
  drawFooter(app, canvas, Text::KeyGoOn, Text::KeyBack, kArrows);
}

void DiagnosticsScene::drawKeys(App& app, Canvas& canvas) {
  const Layout layout = layoutOf(canvas);
  const Rect rest = drawNote(canvas, layout.body, tr(Text::DiagnosticsKeys));
  const PadSet pads = app.facts.check ? app.facts.check->read().keys : padsOf(app.facts.keys);
  const int count = __builtin_popcount(pads),
            across = layout.low  ? count
                     : count > 8 ? 5
                                 : 4,
            rows = (count + across - 1) / across;
  const int cell = rest.w / across < rest.h / rows ? rest.w / across : rest.h / rows;
  int place = 0;
  for (int i = 0; i < kPads; ++i) {
    const Pad pad = static_cast<Pad>(i);
    if (!contains(pads, pad)) continue;
    const Rect box = inset(makeRect(rest.x + (rest.w - across * cell) / 2 + place % across * cell,
                                    rest.y + (rest.h - rows * cell) / 2 + place / across * cell, cell, cell),
                           4);
    const bool seen = contains(seen_, pad), down = contains(down_, pad);
    canvas.fillRoundRect(box, 8, down ? kInk : seen ? kAccent : kStone);
    const Font& font = fitting(signOf(i), box.w, kFontTitle, kFontSmall);
    drawLine(canvas, box, signOf(i), {&font, seen || down ? kOnDark : kInk, Align::Centre});
    ++place;
  }
  drawFooter(app, canvas, BottomLine{});
}

int DiagnosticsScene::factPages(const App& app, const Canvas& canvas) {
  const Layout layout = layoutOf(canvas);
  const int onPage = (layout.body.h - 4) / rowHeight(layout);
  return (boardFacts(app) + onPage - 1) / onPage;
}

void DiagnosticsScene::drawFacts(App& app, Canvas& canvas, int page) {
  const Layout layout = layoutOf(canvas);
  const int height = rowHeight(layout), onPage = (layout.body.h - 4) / height;
  const BoardReading reading = app.facts.check ? app.facts.check->read() : BoardReading{};
  Phrase value;
  for (int i = 0; i < onPage && page * onPage + i < boardFacts(app); ++i) {
    const Text label = boardFact(app, canvas, reading, page * onPage + i, value.clear());
    const Rect box = makeRect(layout.body.x + 8, layout.body.y + 4 + i * height, layout.body.w - 16, height);
    const int used = drawLine(canvas, box, tr(label), {&kFontSmall, kInkSoft});
    const Rect rest = makeRect(box.x + used + 8, box.y, box.w - used - 8, box.h);
    drawLine(canvas, rest, value, {&fitting(value, rest.w, kFontBody, kFontSmall), kInk, Align::Right});
  }
  BottomLine hints{tr(Text::KeyGoOn), tr(Text::KeyBack), {}};
  hints.arrows = tr(Text::DiagnosticsSound);
  hints.moves = kArrows;
  drawFooter(app, canvas, hints);
}

}  // namespace lucca::ui
