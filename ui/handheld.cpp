#include "ui/handheld.h"

#include "ui/learn/topics.h"

namespace lucca::ui {

namespace {

constexpr uint32_t kFrameMs = 40;  // with the wait for the panel
constexpr uint32_t kSaveWithinMs = 80;

}  // namespace

Handheld::Handheld(Canvas& canvas, const Services& services)
    : canvas_(canvas),
      app_(services, botWorkspace_, gameUis_.palazzi, gameUis_.torri),
      keys_(services.keys) {}

void Handheld::init(uint32_t nowMs, PadSet levels) {
  app_.now_ = nowMs;
  app_.load();
  keys_.next(nowMs, levels);
  SceneId first = SceneId::Title;
  if (!app_.settings_.languageChosen) first = SceneId::Language;
  if (app_.services_.fault.code != FaultCode::None) first = SceneId::Fault;
  if (contains(levels, Pad::X)) first = SceneId::Diagnostics;
  app_.stack_.clear();
  // Leaving the diagnostics or the fault page goes on to the title.
  if (first == SceneId::Diagnostics) app_.stack_.push(SceneId::Title);
  app_.stack_.push(first);
  sceneOf(scenes_, first).enter(app_);
  travel();
  draw();
}

bool Handheld::next(uint32_t nowMs, PadSet levels) {
  app_.now_ = nowMs;
  const KeyEvents events = keys_.next(nowMs, levels);
  const bool woken = levels != 0 && app_.light_.touch(nowMs);
  if (woken) {
    keys_.ignoreUntilReleased();
    app_.redraw();
  } else {
    for (const KeyEvent& event : events) handle(event);
  }
  sceneOf(scenes_, scene()).update(app_);
  travel();
  if (!app_.toast_.empty() && static_cast<int32_t>(nowMs - app_.toastUntil_) >= 0) {
    app_.toast_.clear();
    app_.redraw();
  }
  app_.sound_.next(nowMs);
  app_.light_.next(nowMs);
  app_.battery_.next(nowMs);
  app_.warnOfBattery();
  save(levels != 0);
  if (!app_.dirty_) return false;
  draw();
  drawnAt_ = nowMs;
  return true;
}

// The picture first: writing flash takes milliseconds, and a frame is on its way for up to kFrameMs. Where pictures follow
// one another without a pause a save waits no longer than kSaveWithinMs.
void Handheld::save(bool keyDown) {
  const uint32_t now = app_.now_;
  const bool quiet = !app_.dirty_ && now - drawnAt_ >= kFrameMs;
  if (!quiet && now - savedAt_ < kSaveWithinMs) return;
  savedAt_ = now;
  app_.saveSettings();
  app_.saveGame();
  app_.tidy(keyDown);
}

void Handheld::handle(const KeyEvent& event) {
  if (event.kind != KeyKind::Press && event.kind != KeyKind::Repeat) return;
  if (event.kind == KeyKind::Press) app_.toast_.clear();
  app_.redraw();
  Scene& current = sceneOf(scenes_, scene());
  if (current.ownsAllKeys() || (event.button != Button::X && event.button != Button::Y)) {
    current.event(app_, {event.button, event.kind == KeyKind::Repeat});
  } else if (event.button == Button::X) {
    app_.sound(Effect::Confirm);
    app_.openHelp(ruleId(helpTopic(app_, scene())));
  } else {
    const SceneId menu = current.inGame() && !app_.watching() ? SceneId::GameMenu : SceneId::Settings;
    app_.sound(Effect::Confirm);
    // Y in the menu closes it again.
    scene() == menu ? app_.back() : app_.push(menu);
  }
  travel();
}

void Handheld::travel() {
  // A scene may send on at once when it is entered; the number is bounded so that two scenes can never play ping-pong.
  for (int i = 0; i < kScenes && app_.move_ != App::Move::None; ++i) {
    const App::Move move = app_.move_;
    const SceneId target = app_.target_;
    app_.move_ = App::Move::None;
    sceneOf(scenes_, scene()).exit(app_);
    bool fresh = true;
    switch (move) {
      case App::Move::Back:
        if (!app_.stack_.pop()) app_.stack_.top() = SceneId::MainMenu;
        fresh = app_.stack_.size() == 1 && scene() != SceneId::MainMenu;
        break;
      case App::Move::Push:
        app_.stack_.push(target);
        break;
      case App::Move::Show:
        app_.stack_.top() = target;
        break;
      case App::Move::Game:
        app_.stack_.clear();
        app_.stack_.push(SceneId::MainMenu);
        app_.stack_.push(SceneId::Play);
        break;
      default:
        app_.stack_.clear();
        app_.stack_.push(target);
    }
    Scene& arrived = sceneOf(scenes_, scene());
    fresh ? arrived.enter(app_) : arrived.resume(app_);
    app_.redraw();
  }
}

void Handheld::draw() {
  app_.dirty_ = false;
  setLanguage(app_.settings_.language);
  canvas_.resetClip();
  sceneOf(scenes_, scene()).draw(app_, canvas_);
  if (!app_.toast_.empty()) drawToast(canvas_, app_.toast_, app_.toastIsRefusal_);
}

}  // namespace lucca::ui
