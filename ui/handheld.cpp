#include "ui/handheld.h"

#include "ui/learn/topics.h"
#include "ui/saves/open_guide.h"
#include "ui/stage/game_row.h"
#include "ui/stage/puzzle_face.h"
#include "ui/stage/table_of.h"
#include "ui/stage/telling.h"

namespace lucca::ui {

namespace {

constexpr ButtonSet kHelpAndMenu = buttonBit(Button::X) | buttonBit(Button::Y);
constexpr uint32_t kLeftOpenMs =
    60'000;                       // a menu over a secret counts as left open after this time without a key
constexpr int kEntriesATurn = 4;  // of the loop; learning one takes less than half a millisecond

}  // namespace

Handheld::Handheld(Canvas& canvas, const Services& services)
    : canvas_(canvas), app_(services, spare_, stages_) {
  app_.screen.setLow(isLow(canvas));
}

void Handheld::start(uint32_t nowMs, bool diagnostics) {
  app_.begin(nowMs);
  app_.keep.load(app_.facts.fault);
  if (app_.facts.smallFlash) app_.tell.announce(Text::SaveNoRoom);
  SceneId first = SceneId::Title;
  // A battery at its end explains a fault better than a code does: the first page shows it.
  const bool explained = app_.battery.critical() && !app_.keep.setAside();
  if (app_.facts.fault.code != FaultCode::None && !explained) first = SceneId::Fault;
  if (diagnostics) first = SceneId::Diagnostics;
  stack_.clear();
  // Leaving the diagnostics or the fault page leads to the title; what is to become of the store is asked before.
  if (first == SceneId::Diagnostics) stack_.push(app_.keep.setAside() ? SceneId::Fault : SceneId::Title);
  stack_.push(first);
  sceneOf(scenes_, first).enter(app_);
  travel();
  app_.tell.next(nowMs);
  app_.screen.finish();
}

void Handheld::press(const Event& event) {
  pressedAt_ = app_.now();
  // X or Y still held: help leads to the hint, the menu to everybody's city; elsewhere it means nothing.
  const bool held = event.repeat && !isDirection(event.button);
  if (held && scene() != SceneId::Rules && scene() != SceneId::GameMenu) return;
  if (!event.repeat) app_.tell.dismiss();
  app_.tell.answers(isDirection(event.button));
  Scene& current = sceneOf(scenes_, scene());
  // A press that ends an act does nothing else. But help and menu open at every moment, and a replay, where nothing is
  // decided, can be paused and left at every moment.
  const bool opens = contains(kHelpAndMenu, event.button) && !current.ownsAllKeys();
  const bool watches = scene() == SceneId::Replay && !isDirection(event.button);
  if (!app_.screen.press(isDirection(event.button)) && !opens && !watches) return;
  const bool again = event.button == Button::Y && scene() == SceneId::GameMenu;
  if (current.ownsAllKeys() || held || again || (event.button != Button::X && event.button != Button::Y)) {
    current.event(app_, event);
  } else if (event.button == Button::X) {
    app_.tell.sound(Sound::Confirm);
    app_.go.openHelp(helpTopic(app_, scene()));
  } else {
    const SceneId menu = opensGameMenu() ? SceneId::GameMenu : SceneId::Settings;
    app_.tell.sound(Sound::Confirm);
    // Y in the settings closes them again.
    if (scene() == menu) {
      app_.go.back();
    } else {
      app_.go.push(menu);
    }
  }
  travel();
}

bool Handheld::opensGameMenu() {
  return sceneOf(scenes_, scene()).inGame() && !app_.game.looking() && app_.game.session().running();
}

void Handheld::update() {
  const SceneId before = scene();
  app_.tell.answers(false);
  sceneOf(scenes_, before).update(app_);
  travel();
  const bool menu = scene() == SceneId::GameMenu || !sceneOf(scenes_, scene()).inGame();
  if (menu && app_.now() - pressedAt_ >= kLeftOpenMs) coverSecret();
  if (learning()) learnMoments(app_, kEntriesATurn);
  if (scene() != before) {
    app_.screen.changedByItself();
    app_.tell.turnAway();
  }
  if (app_.game.session().running()) {
    const Table table = tableOf(app_);
    app_.game.noteCursor(app_.stage().decision(table).place());
  }
  if (app_.tell.next(app_.now())) app_.screen.redraw();
  if (app_.tell.cameOrWent()) app_.screen.changedByItself();
}

bool Handheld::learning() {
  if (!sceneOf(scenes_, scene()).inGame() || app_.game.session().phase() == Session::Phase::None)
    return false;
  return hasNewMoments(app_);
}

bool Handheld::thinking() { return sceneOf(scenes_, scene()).thinking(app_) || learning(); }

// A scene may request another one as soon as it is entered. The bound ends a chain of scenes that request each other.
void Handheld::travel() {
  for (int i = 0; i < kScenes; ++i) {
    const Navigator::Wish wish = app_.go.take();
    if (wish.way == Navigator::Way::Stay) return;
    if (wish.way == Navigator::Way::Home) app_.game.takeBack();
    const bool secret = sceneOf(scenes_, scene()).inGame() && app_.game.session().running() &&
                        app_.stage().flow().secret(tableOf(app_));
    sceneOf(scenes_, scene()).exit(app_);
    if (wish.way == Navigator::Way::Home) layAside();
    const bool fresh = go(wish);
    // The new screen comes over the last one, but what the next player must not see is gone at once.
    const bool forwards = wish.way < Navigator::Way::Back || wish.way == Navigator::Way::Game;
    app_.screen.arrive(forwards, secret || scene() == SceneId::HandOver);
    Scene& arrived = sceneOf(scenes_, scene());
    if (fresh) {
      arrived.enter(app_);
    } else {
      arrived.resume(app_);
    }
  }
}

// The device must be handed over before the game is shown again. The cursor is saved where it was.
void Handheld::layAside() {
  app_.game.saveCursor();
  app_.game.save();
  if (app_.game.session().running()) {
    app_.game.guided().pause();
  } else {
    OpenGuide(app_.game).end();
  }
  app_.game.session().putDown();
}

// The next player is handed the device again before the secret is shown. A page that belongs to no game stays: what it leads
// back to is the hand-over.
void Handheld::coverSecret() {
  const Session& session = app_.game.session();
  const bool open = session.running() && session.hands().holder() >= 0 && session.match().secret();
  if (!open || session.match().plan().persons() < 2) return;
  layAside();
  if (!sceneOf(scenes_, scene()).inGame()) return;
  app_.go.playGame();
  travel();
}

// True: the scene is entered again.
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

// A large picture is shown in two: its upper half is on the way while the lower one is drawn.
void Handheld::draw(Glass& glass) {
  Screen& screen = app_.screen;
  const int width = canvas_.width(), height = canvas_.height();
  if (!screen.next(width)) return;
  const Rect whole = makeRect(0, 0, width, height), visible = screen.visible(width, height);
  const Rect due = intersect(screen.due(width, height), whole);
  // A listener hears each word once, so it gets the picture in one piece.
  const bool large = 2 * due.w * due.h > width * height;
  if (large && visible == whole && !canvas_.words().heard()) {
    const int half = (due.y + due.h / 2) / kStep * kStep;
    drawPart(makeRect(due.x, due.y, due.w, half - due.y));
    glass.show(makeRect(0, 0, width, half));
    drawPart(makeRect(due.x, half, due.w, due.bottom() - half));
  } else if (!due.empty()) {
    drawPart(canvas_.words().heard() ? whole : due);
  }
  screen.drawn();
  glass.show(visible);
}

void Handheld::drawPart(const Rect& part) {
  setLanguage(app_.settings.language);
  setTheme(app_.settings.theme);
  setLargeText(app_.settings.largeText && !isLow(canvas_));
  // In a small part each primitive notes its area, because little of the part may be drawn.
  canvas_.setClip(part, 4 * part.w * part.h > canvas_.width() * canvas_.height());
  canvas_.words().begin();
  // Every redraw reports the places of its cursors.
  if (canvas_.words().heard() || part.w >= canvas_.width()) app_.screen.motion().liftCursors();
  Scene& current = sceneOf(scenes_, scene());
  app_.screen.line().setMore(current.ownsAllKeys() ? ButtonSet{0} : kHelpAndMenu,
                             opensGameMenu() ? Text::ResultMenu : Text::MenuSettings);
  if (part.bottom() == canvas_.height())
    app_.screen.line().showsKeys(0);  // drawing the bottom line reports its keys
  app_.screen.keepClear({});
  current.draw(app_, canvas_);
  const Rect& clear = app_.screen.clear();
  if (!app_.tell.note().empty() && !current.saysNotes(app_))
    drawToast(canvas_, app_.tell.note(), app_.tell.isRefusal(),
              clear.empty() ? app_.screen.motion().standing() : clear, app_.screen.noteLow());
  canvas_.words().end(app_.screen.motion().standing());
}

}  // namespace lucca::ui
