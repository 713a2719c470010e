#include "ui/handheld.h"

#include "ui/learn/topics.h"

namespace lucca::ui {

namespace {

constexpr uint32_t kSaveWithinMs = 80;

}  // namespace

Handheld::Handheld(Canvas& canvas, const Services& services)
    : canvas_(canvas),
      app_(services, botWorkspace_, gameUis_.palazzi, gameUis_.torri),
      keys_(services.keys) {}

void Handheld::init(uint32_t nowMs, PadSet levels) {
  app_.now_ = nowMs;
  app_.screen.begin(nowMs);
  app_.load();
  keys_.next(nowMs, levels);
  SceneId first = SceneId::Title;
  if (!app_.settings_.languageChosen) first = SceneId::Language;
  if (app_.services_.fault.code != FaultCode::None) first = SceneId::Fault;
  if (contains(levels, Pad::X)) first = SceneId::Diagnostics;
  stack_.clear();
  // Leaving the diagnostics or the fault page goes on to the title.
  if (first == SceneId::Diagnostics) stack_.push(SceneId::Title);
  stack_.push(first);
  sceneOf(scenes_, first).enter(app_);
  travel();
  app_.tell.next(nowMs);
  app_.screen.finish();
  draw();
}

bool Handheld::next(uint32_t nowMs, PadSet levels) {
  app_.now_ = nowMs;
  app_.screen.begin(nowMs);
  const KeyEvents events = keys_.next(nowMs, levels);
  if (levels != 0) app_.lastKey_ = nowMs;
  const bool woken = levels != 0 && app_.light_.touch(nowMs);
  if (woken) {
    keys_.ignoreUntilReleased();
    app_.screen.redraw();
  } else {
    for (const KeyEvent& event : events) handle(event);
  }
  sceneOf(scenes_, scene()).update(app_);
  travel();
  app_.sound_.next(nowMs);
  app_.light_.next(nowMs);
  app_.battery_.next(nowMs);
  app_.watchBattery();
  if (app_.tell.next(nowMs)) app_.screen.redraw();
  app_.lamp_.next(nowMs, app_.battery_, app_.light_);
  save();
  if (!app_.screen.next(canvas_.width())) return false;
  draw();
  return true;
}

bool Handheld::thinking() { return sceneOf(scenes_, scene()).thinking(app_); }

// The picture first: writing flash takes milliseconds. Where pictures follow one another without a pause a save waits no
// longer than kSaveWithinMs.
void Handheld::save() {
  const uint32_t now = app_.now_;
  const bool sending = app_.services_.pictureOnItsWay && app_.services_.pictureOnItsWay();
  const bool quiet = !app_.screen.dirty() && !sending;
  if (!quiet && now - savedAt_ < kSaveWithinMs) return;
  savedAt_ = now;
  app_.saveGame();
  app_.tidy();
}

void Handheld::handle(const KeyEvent& event) {
  if (event.kind != KeyKind::Press && event.kind != KeyKind::Repeat) return;
  if (event.kind == KeyKind::Press) app_.tell.dismiss();
  // A press that ends an act does nothing else.
  if (!app_.screen.press(event.button <= Button::Right)) return;
  Scene& current = sceneOf(scenes_, scene());
  if (current.ownsAllKeys() || (event.button != Button::X && event.button != Button::Y)) {
    current.event(app_, {event.button, event.kind == KeyKind::Repeat});
  } else if (event.button == Button::X) {
    app_.tell.sound(Effect::Confirm);
    app_.go.openHelp(ruleId(helpTopic(app_, scene())));
  } else {
    const SceneId menu = current.inGame() && !app_.looking() ? SceneId::GameMenu : SceneId::Settings;
    app_.tell.sound(Effect::Confirm);
    // Y in the menu closes it again.
    scene() == menu ? app_.go.back() : app_.go.push(menu);
  }
  travel();
}

// A scene may send on at once when it is entered; the number is bounded so that two scenes can never play ping-pong.
void Handheld::travel() {
  for (int i = 0; i < kScenes; ++i) {
    const Navigator::Wish wish = app_.go.take();
    if (wish.way == Navigator::Way::Stay) return;
    if (wish.way == Navigator::Way::Home) app_.takeBack();
    const bool secret =
        sceneOf(scenes_, scene()).inGame() && app_.session().running() && app_.gameUi().secret(Table(app_));
    sceneOf(scenes_, scene()).exit(app_);
    const bool fresh = go(wish);
    // The new screen comes over the last one, but what the next player must not see is gone at once.
    const bool forwards = wish.way < Navigator::Way::Back || wish.way == Navigator::Way::Game;
    app_.screen.arrive(forwards, secret || scene() == SceneId::HandOver);
    Scene& arrived = sceneOf(scenes_, scene());
    fresh ? arrived.enter(app_) : arrived.resume(app_);
  }
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

void Handheld::draw() {
  const Rect due = app_.screen.due(canvas_.width(), canvas_.height());
  if (!due.empty()) {
    setLanguage(app_.settings_.language);
    canvas_.setClip(due);
    Scene& current = sceneOf(scenes_, scene());
    current.draw(app_, canvas_);
    if (!app_.tell.note().empty() && !current.saysNotes(app_))
      drawToast(canvas_, app_.tell.note(), app_.tell.isRefusal(), app_.screen.motion().standing());
  }
  app_.screen.drawn();
}

}  // namespace lucca::ui
