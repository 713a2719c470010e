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
  app_.wipe_.stop();
  app_.motion_.forget();
  draw(visible());
}

bool Handheld::next(uint32_t nowMs, PadSet levels) {
  app_.now_ = nowMs;
  const KeyEvents events = keys_.next(nowMs, levels);
  if (levels != 0) app_.lastKey_ = nowMs;
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
  app_.watchBattery();
  app_.lamp_.next(nowMs, app_.battery_, app_.light_);
  save();
  const bool wiped = app_.wipe_.next(nowMs, canvas_.width()), moved = app_.motion_.next(nowMs);
  if (!app_.dirty_ && !moved && !wiped) return false;
  if (app_.dirty_) {
    draw(makeRect(0, 0, canvas_.width(), canvas_.height()));
  } else if (moved) {
    draw(app_.motion_.area());
  }
  return true;
}

bool Handheld::thinking() { return sceneOf(scenes_, scene()).thinking(app_); }

// The picture first: writing flash takes milliseconds. Where pictures follow one another without a pause a save waits no
// longer than kSaveWithinMs.
void Handheld::save() {
  const uint32_t now = app_.now_;
  const bool sending = app_.services_.pictureOnItsWay && app_.services_.pictureOnItsWay();
  const bool quiet = !app_.dirty_ && !sending;
  if (!quiet && now - savedAt_ < kSaveWithinMs) return;
  savedAt_ = now;
  app_.saveGame();
  app_.tidy();
}

void Handheld::handle(const KeyEvent& event) {
  if (event.kind != KeyKind::Press && event.kind != KeyKind::Repeat) return;
  if (event.kind == KeyKind::Press) app_.toast_.clear();
  app_.redraw();
  // A press waits for nothing; one that ends an act does nothing else.
  const bool acting = app_.motion_.acting();
  app_.wipe_.stop();
  app_.motion_.stop();
  if (acting) return;
  const bool arrow = event.button <= Button::Right;
  if (arrow && app_.settings_.speed != Speed::Instant) app_.motion_.glide(app_.now_);
  Scene& current = sceneOf(scenes_, scene());
  if (current.ownsAllKeys() || (event.button != Button::X && event.button != Button::Y)) {
    current.event(app_, {event.button, event.kind == KeyKind::Repeat});
  } else if (event.button == Button::X) {
    app_.sound(Effect::Confirm);
    app_.openHelp(ruleId(helpTopic(app_, scene())));
  } else {
    const SceneId menu = current.inGame() && !app_.looking() ? SceneId::GameMenu : SceneId::Settings;
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
    const bool secret =
        sceneOf(scenes_, scene()).inGame() && app_.session_.running() && app_.gameUi().secret(Table(app_));
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
    arrive(move != App::Move::Back && move != App::Move::Restart, secret);
    Scene& arrived = sceneOf(scenes_, scene());
    fresh ? arrived.enter(app_) : arrived.resume(app_);
  }
}

// The new screen comes over the last one, but what the next player must not see is gone at once.
void Handheld::arrive(bool forwards, bool secret) {
  app_.motion_.forget();
  app_.redraw();
  app_.wipe_.stop();
  const bool atOnce = secret || scene() == SceneId::HandOver || app_.settings_.speed == Speed::Instant;
  if (!atOnce) app_.wipe_.start(app_.now_, forwards);
}

void Handheld::draw(const Rect& area) {
  app_.dirty_ = false;
  setLanguage(app_.settings_.language);
  canvas_.setClip(area);
  sceneOf(scenes_, scene()).draw(app_, canvas_);
  if (!app_.toast_.empty()) {
    drawToast(canvas_, app_.toast_, app_.toastIsRefusal_, app_.motion_.standing());
  }
  // Nothing on this screen moves.
  if (app_.motion_.area().empty()) app_.motion_.stop();
}

}  // namespace lucca::ui
