#include "ui/handheld.h"

#include "ui/learn/topics.h"

namespace lucca::ui {

Handheld::Handheld(Canvas& canvas, const Services& services)
    : canvas_(canvas), app_(services, botWorkspace_, stages_) {}

void Handheld::start(uint32_t nowMs, bool diagnostics) {
  app_.begin(nowMs);
  app_.keep.load(app_.facts.fault);
  SceneId first = SceneId::Title;
  if (!app_.settings().languageChosen) first = SceneId::Language;
  if (app_.facts.fault.code != FaultCode::None) first = SceneId::Fault;
  if (diagnostics) first = SceneId::Diagnostics;
  stack_.clear();
  // Leaving the diagnostics or the fault page goes on to the title.
  if (first == SceneId::Diagnostics) stack_.push(SceneId::Title);
  stack_.push(first);
  sceneOf(scenes_, first).enter(app_);
  travel();
  app_.tell.next(nowMs);
  app_.screen.finish();
}

void Handheld::press(const Event& event) {
  if (!event.repeat) app_.tell.dismiss();
  // A press that ends an act does nothing else.
  if (!app_.screen.press(isDirection(event.button))) return;
  Scene& current = sceneOf(scenes_, scene());
  if (current.ownsAllKeys() || (event.button != Button::X && event.button != Button::Y)) {
    current.event(app_, event);
  } else if (event.button == Button::X) {
    app_.tell.sound(Effect::Confirm);
    app_.go.openHelp(ruleId(helpTopic(app_, scene())));
  } else {
    const SceneId menu = current.inGame() && !app_.game.looking() ? SceneId::GameMenu : SceneId::Settings;
    app_.tell.sound(Effect::Confirm);
    // Y in the menu closes it again.
    scene() == menu ? app_.go.back() : app_.go.push(menu);
  }
  travel();
}

void Handheld::update() {
  sceneOf(scenes_, scene()).update(app_);
  travel();
  if (app_.session().running()) app_.game.noteCursor(app_.gameUi().place());
  if (app_.tell.next(app_.now())) app_.screen.redraw();
}

bool Handheld::thinking() { return sceneOf(scenes_, scene()).thinking(app_); }

// A scene may send on at once when it is entered; the number is bounded so that two scenes can never play ping-pong.
void Handheld::travel() {
  for (int i = 0; i < kScenes; ++i) {
    const Navigator::Wish wish = app_.go.take();
    if (wish.way == Navigator::Way::Stay) return;
    if (wish.way == Navigator::Way::Home) app_.game.takeBack();
    const bool secret =
        sceneOf(scenes_, scene()).inGame() && app_.session().running() && app_.gameUi().secret(Table(app_));
    sceneOf(scenes_, scene()).exit(app_);
    if (wish.way == Navigator::Way::Home) layAside();
    const bool fresh = go(wish);
    // The new screen comes over the last one, but what the next player must not see is gone at once.
    const bool forwards = wish.way < Navigator::Way::Back || wish.way == Navigator::Way::Game;
    app_.screen.arrive(forwards, secret || scene() == SceneId::HandOver);
    Scene& arrived = sceneOf(scenes_, scene());
    fresh ? arrived.enter(app_) : arrived.resume(app_);
  }
}

// Whoever takes the device up again must be handed it first. The cursor is saved where it was.
void Handheld::layAside() {
  app_.game.saveCursor();
  app_.game.save();
  app_.session().putDown();
}

// True: the scene is entered anew.
bool Handheld::go(const Navigator::Wish& wish) {
  switch (wish.way) {
    case Navigator::Way::Back:
      if (!stack_.pop()) stack_.replace(SceneId::MainMenu);
      return stack_.size() == 1 && scene() != SceneId::MainMenu;
    case Navigator::Way::Push:
      break;
    case Navigator::Way::Show:
      stack_.replace(wish.scene);
      return true;
    case Navigator::Way::Game:
      stack_.clear();
      stack_.push(SceneId::MainMenu);
      break;
    default:
      stack_.clear();
  }
  stack_.push(wish.scene);
  return true;
}

bool Handheld::draw() {
  if (!app_.screen.next(canvas_.width())) return false;
  const Rect due = app_.screen.due(canvas_.width(), canvas_.height());
  if (!due.empty()) {
    setLanguage(app_.settings().language);
    canvas_.setClip(due);
    Scene& current = sceneOf(scenes_, scene());
    current.draw(app_, canvas_);
    if (!app_.tell.note().empty() && !current.saysNotes(app_))
      drawToast(canvas_, app_.tell.note(), app_.tell.isRefusal(), app_.screen.motion().standing());
  }
  app_.screen.drawn();
  return true;
}

}  // namespace lucca::ui
