#include "ui/system/fault_scene.h"

#include <iterator>

#include "ui/look/theme.h"
#include "ui/shell/scene_parts.h"

namespace lucca::ui {

namespace {

constexpr Text kChoices[] = {Text::StoreLook, Text::StoreAgain, Text::StoreWithout, Text::StoreAfresh};
enum Choice { kLook, kAgain, kWithout, kAfresh, kChoiceCount };
static_assert(std::size(kChoices) == kChoiceCount);

// The games that can be read, each with its code for a phone; else the finished ones.
void lookAtGames(App& app) {
  if (!app.keep.readAside()) return app.tell.refuse(Text::StoreNothing);
  if (app.running.count() > 0) {
    app.go.runningGames(false);
  } else {
    app.go.push(SceneId::Fame);
  }
}

void askForFreshStore(App& app) {
  Question question;
  question.words.add(Text::StoreAfreshSure);
  question.yes = Text::KeyDelete;
  question.no = Text::RunningKeep;
  question.grave = true;
  question.onYes = [](App& yes) { yes.keep.beginAfresh(); };
  app.go.ask(question);
}

}  // namespace

void FaultScene::enter(App& app) {
  menu_.reset(kChoiceCount);
  resume(app);
}

void FaultScene::resume(App& app) {
  erased_ = 0;
  app.lamp.setSteady({255, 0, 0});
}

void FaultScene::exit(App& app) { app.lamp.setSteady(kLedOff); }

void FaultScene::leave(App& app) { app.go.restart(SceneId::Title); }

void FaultScene::event(App& app, const Event& event) {
  if (app.keep.erasesAside()) return;
  if (app.keep.setAside()) {
    if (moveCursor(app, menu_, event)) return;
    if (!event.is(Button::A)) return app.tell.refuse(Text::FameUpDown);
    app.tell.sound(Sound::Confirm);
    return choose(app, menu_.cursor());
  }
  app.tell.sound(Sound::Confirm);
  leave(app);
}

void FaultScene::choose(App& app, int row) {
  if (row == kLook) return lookAtGames(app);
  if (row == kAfresh) return askForFreshStore(app);
  if (row == kAgain) app.keep.takeAside();
  leave(app);
}

void FaultScene::update(App& app) {
  if (!app.keep.erasesAside()) return;
  erased_ = static_cast<int8_t>(app.keep.eraseAside());
  app.screen.redraw();
  if (!app.keep.erasesAside()) leave(app);
}

void FaultScene::drawChoices(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::FaultTitle), faultText(app.facts.fault).data());
  const bool erases = app.keep.erasesAside();
  Phrase note(erases ? Text::StoreErasing : Text::StoreAside);
  if (erases) note.add(" ").add(erased_).add(" %");
  const Rect list = drawNote(canvas, layoutOf(canvas).body, note);
  menu_.draw(app.screen.motion(), canvas, inset(list, 8, 5), [&](int i) {
    return MenuRow{tr(kChoices[i]), {}, !erases};
  });
  drawFooter(app, canvas, {.a = tr(Text::KeyChoose), .moves = kUpDown});
}

void FaultScene::draw(App& app, Canvas& canvas) {
  if (app.keep.setAside()) return drawChoices(app, canvas);
  drawTitle(canvas, tr(Text::FaultTitle), faultText(app.facts.fault).data());
  const Layout layout = layoutOf(canvas);
  const Rect box = inset(layout.body, 10, 6);
  const Font& font = layout.low ? kFontSmall : kFontBody;
  int y = box.y;
  const auto add = [&](std::string_view words, Colour ink) {
    if (words.empty()) return;
    y += drawWrapped(canvas, makeRect(box.x, y, box.w, box.bottom() - y), words,
                     {&font, ink, Align::Left, app.facts.faultWords[0] != 0}) +
         6;
  };
  const std::string_view said = app.facts.faultWords;
  add(tr(Text::FaultText), kInk);
  add(said, kInk);
  if (said.empty() || !layout.low)
    add(tr(Text::FaultHelp), kInkSoft);  // a low page has room for one of the two
  drawFooter(app, canvas, Text::KeyGoOn, Text::KeyGoOn, kArrows);
}

}  // namespace lucca::ui
