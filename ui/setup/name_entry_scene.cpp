#include "ui/setup/name_entry_scene.h"

#include "ui/setup/draft.h"
#include "ui/shell/scene_parts.h"

namespace lucca::ui {

namespace {

struct Letter {
  const char* capital;
  const char* small;
};
constexpr Letter kLetters[] = {
    {"A", "a"}, {"B", "b"}, {"C", "c"}, {"D", "d"}, {"E", "e"}, {"F", "f"}, {"G", "g"}, {"H", "h"},
    {"I", "i"}, {"J", "j"}, {"K", "k"}, {"L", "l"}, {"M", "m"}, {"N", "n"}, {"O", "o"}, {"P", "p"},
    {"Q", "q"}, {"R", "r"}, {"S", "s"}, {"T", "t"}, {"U", "u"}, {"V", "v"}, {"W", "w"}, {"X", "x"},
    {"Y", "y"}, {"Z", "z"}, {"Ä", "ä"}, {"Ö", "ö"}, {"Ü", "ü"}, {"À", "à"}, {"È", "è"}, {"É", "é"},
    {"Ì", "ì"}, {"Ò", "ò"}, {"Ù", "ù"}, {"-", "-"},
};
constexpr int kLetterCount = sizeof kLetters / sizeof kLetters[0];
constexpr int kColumns = 9;
constexpr int kDelete = kLetterCount, kDone = kLetterCount + 1, kCells = kLetterCount + 2;
static_assert(kLetterCount % kColumns == 0, "delete and done have a row of their own");

constexpr int kDefaultNames = static_cast<int>(std::size(kNameDefaultTexts));

// Row 0 types; then the names players typed before, then the usual ones.
std::string_view nameAt(const App& app, int row) {
  int i = row - 1;
  for (const Name& name : app.settings.names) {
    if (name.size > 0 && i-- == 0) return name.view();
  }
  return tr(kNameDefaultTexts[i]);
}

int typedNames(const App& app) {
  int count = 0;
  for (const Name& name : app.settings.names) count += name.size > 0;
  return count;
}

void remember(Settings& settings, std::string_view name) {
  int i = 0;
  while (i < kKnownNames - 1 && settings.names[static_cast<std::size_t>(i)].view() != name) ++i;
  for (; i > 0; --i)
    settings.names[static_cast<std::size_t>(i)] = settings.names[static_cast<std::size_t>(i - 1)];
  settings.names[0].set(name);
}

Rect cellBox(const Rect& area, int cell) {
  const int rows = kLetterCount / kColumns + 1;
  const int h = area.h / rows, y = area.y + cell / kColumns * h;
  if (cell >= kLetterCount) return makeRect(area.x + (cell - kDelete) * area.w / 2, y, area.w / 2, h);
  const int column = cell % kColumns;
  return makeRect(area.x + column * area.w / kColumns, y, area.w / kColumns, h);
}

}  // namespace

// On the first name that is free at the table.
void NameEntryScene::enter(App& app) {
  typing_ = false;
  const int rows = 1 + typedNames(app) + kDefaultNames;
  int row = 1;
  while (row < rows - 1 && nameTaken(app.draft, app.draftSeat, nameAt(app, row))) ++row;
  menu_.reset(rows, row);
}

void NameEntryScene::event(App& app, const Event& event) {
  if (typing_) {
    typeEvent(app, event);
  } else {
    pickEvent(app, event);
  }
}

void NameEntryScene::pickEvent(App& app, const Event& event) {
  if (moveCursor(app, menu_, event)) return;
  if (event.is(Button::B)) return app.go.back();
  if (!event.is(Button::A)) return app.tell.refuse(Text::SettingsEnd);
  if (menu_.cursor() > 0) return finish(app, nameAt(app, menu_.cursor()));
  typing_ = true;
  cursor_ = 0;
  letters_ = 0;
  name_.clear();
  app.tell.sound(Sound::Confirm);
  app.screen.redraw();
}

void NameEntryScene::typeEvent(App& app, const Event& event) {
  if (event.is(Button::A)) return press(app);
  if (event.is(Button::B)) return erase(app);
  const int row = cursor_ / kColumns, lastRow = kLetterCount / kColumns;
  if (event.is(Button::Left) || event.is(Button::Right)) {
    cursor_ = static_cast<int8_t>((cursor_ + event.step() + kCells) % kCells);
  } else {
    const int column = row == lastRow ? (cursor_ == kDone ? kColumns - 2 : 1) : cursor_ % kColumns;
    const int next = (row + event.step() + lastRow + 1) % (lastRow + 1);
    cursor_ = static_cast<int8_t>(next == lastRow ? (column < kColumns / 2 ? kDelete : kDone)
                                                  : next * kColumns + column);
  }
  app.tell.sound(Sound::Move);
  app.screen.redraw();
}

void NameEntryScene::press(App& app) {
  if (cursor_ == kDelete) return erase(app);
  if (cursor_ == kDone) {
    if (letters_ == 0) return app.tell.refuse(Text::NameEmpty);
    return finish(app, name_);
  }
  if (letters_ == kNameLetters) return app.tell.refuse(Text::NameFull, {kNameLetters});
  const Letter& letter = kLetters[cursor_];
  name_.add(letters_ == 0 ? letter.capital : letter.small);
  ++letters_;
  app.tell.sound(Sound::Confirm);
  app.screen.redraw();
}

void NameEntryScene::erase(App& app) {
  if (letters_ == 0) {
    typing_ = false;  // nothing to delete: back to the list
  } else {
    name_.removeLast();
    --letters_;
  }
  app.tell.sound(Sound::Back);
  app.screen.redraw();
}

void NameEntryScene::finish(App& app, std::string_view name) {
  if (nameTaken(app.draft, app.draftSeat, name)) return app.tell.refuse(Text::NameTaken, {name});
  app.draft.seats[static_cast<std::size_t>(app.draftSeat)].name.set(name);
  if (typing_) {
    remember(app.settings, name);
    app.settingsChanged();
  }
  app.tell.sound(Sound::Confirm);
  app.go.back();
}

void NameEntryScene::draw(App& app, Canvas& canvas) {
  drawTitle(canvas, Phrase(Text::NameTitle, {app.draftSeat + 1}));
  if (typing_) return drawLetters(app, canvas);
  menu_.draw(app.screen.motion(), canvas, inset(layoutOf(canvas).body, 8, 5), [&](int i) {
    if (i == 0) return MenuRow{tr(Text::NameType)};
    const std::string_view name = nameAt(app, i);
    return MenuRow{name, {}, !nameTaken(app.draft, app.draftSeat, name)};
  });
  drawFooter(app, canvas, Text::KeyChoose, Text::KeyBack);
}

void NameEntryScene::drawLetters(App& app, Canvas& canvas) {
  const Layout layout = layoutOf(canvas);
  const int nameHeight = layout.low ? 20 : 34;
  const Rect nameBox = makeRect(layout.body.x + 20, layout.body.y + 2, layout.body.w - 40, nameHeight);
  const Font& font = layout.low ? kFontBody : kFontTitle;
  const int width = drawLine(canvas, nameBox, name_, {&font, kInk, Align::Centre});
  canvas.fillRect(makeRect(nameBox.x + (nameBox.w + width) / 2 + 2, nameBox.y + nameBox.h / 2 - 8, 2, 16),
                  kAccent);
  const Rect area = makeRect(layout.body.x + 6, nameBox.bottom(), layout.body.w - 12,
                             layout.body.bottom() - nameBox.bottom() - 2);
  for (int cell = 0; cell < kCells; ++cell) {
    const Rect box = inset(cellBox(area, cell), 1);
    const bool current = cell == cursor_;
    canvas.fillRoundRect(box, 4, current ? kAccent : kStone);
    const std::string_view face = cell == kDelete ? tr(Text::KeyDelete)
                                  : cell == kDone ? tr(Text::KeyOk)
                                                  : std::string_view(kLetters[cell].capital);
    drawLine(canvas, box, face,
             {layout.low ? &kFontSmall : &kFontBody, current ? kOnDark : kInk, Align::Centre});
  }
  drawFooter(app, canvas, Text::KeyChoose, letters_ > 0 ? Text::KeyDelete : Text::KeyBack, kArrows);
}

}  // namespace lucca::ui
