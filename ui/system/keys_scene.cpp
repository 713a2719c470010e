#include "ui/system/keys_scene.h"

#include "drawing/type/symbols.h"
#include "ui/shell/scene_parts.h"

namespace lucca::ui {

namespace {

// Signs, and what they do. Without words the second sign says it.
struct Row {
  ButtonSet keys;
  Text words, held;
  std::string_view sign;
};
constexpr Row kRows[] = {
    {buttonBit(Button::A), Text::KeyOk, Text::KeyOk, "✓"},
    {buttonBit(Button::B), Text::KeyBack, Text::KeyBack, symbol::kUndo},
    {kUpDown, Text::KeyChoose, Text::KeyChoose, symbol::kArrowsUpDown},
    {kLeftRight, Text::KeyChange, Text::KeyChange, symbol::kArrowsSideways},
    {buttonBit(Button::X), Text::KeyHelp, Text::KeysHint, "?"},
    {buttonBit(Button::Y), Text::ResultMenu, Text::KeysEverybody, "…"},
};
constexpr int kRowCount = sizeof kRows / sizeof kRows[0];

void drawRow(App& app, Canvas& canvas, const Rect& box, const Row& row) {
  canvas.fillRoundRect(box, 6, kStone);
  const KeyLayout layout = app.facts.keys;
  // Strokes of four keys are wide.
  const int room = layout == KeyLayout::Four ? 42 : 26;
  const Rect signs = makeRect(box.x + 4, box.y, room, box.h);
  const bool single = (row.keys & (row.keys - 1)) == 0;
  if (single) {
    for (int i = 0; i < kButtons; ++i) {
      const Button button = static_cast<Button>(i);
      if (contains(row.keys, button))
        drawSign(canvas, signs, signs.right() - signWidth(layout, button), layout, button, kInk);
    }
  } else {
    drawArrowSigns(canvas, signs, layout, row.keys, kInk);
  }
  const Rect sign = makeRect(signs.right() + 8, box.y, 18, box.h);
  drawLine(canvas, sign, row.sign, {&kFontBody, kAccent, Align::Centre});
  const Rect words = makeRect(sign.right() + 8, box.y, box.right() - sign.right() - 12, box.h);
  Phrase said(row.words);
  const bool help = contains(row.keys, Button::X), menu = contains(row.keys, Button::Y);
  if (help || menu) {
    Phrase more = said;
    more.add(" (").add(row.held).add(")");
    if (Canvas::textWidth(more, kFontSmall) <= words.w) said = more;
  }
  const Font& large = box.h < 18 ? kFontSmall : kFontBody;
  drawLine(canvas, words, said, {&fitting(said, words.w, large, kFontSmall)});
}

}  // namespace

void KeysScene::event(App& app, const Event& event) {
  if (!event.is(Button::A) && !event.is(Button::B)) return app.tell.refuse(Text::SettingsEnd);
  app.tell.sound(Sound::Confirm);
  app.go.back();
}

void KeysScene::draw(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::MenuKeys));
  const Rect area = inset(layoutOf(canvas).body, 6, isLow(canvas) ? 1 : 3);
  const int height = area.h / kRowCount < 34 ? area.h / kRowCount : 34;
  for (int i = 0; i < kRowCount; ++i)
    drawRow(app, canvas, makeRect(area.x, area.y + i * height, area.w, height - 2), kRows[i]);
  drawFooter(app, canvas, Text::KeyGoOn, Text::KeyBack, 0);
}

}  // namespace lucca::ui
