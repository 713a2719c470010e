#include "ui/handheld.h"

#include "drawing/text_watch.h"
#include "ui/learn/topics.h"
#include "ui/stage/telling.h"

namespace lucca::ui {

namespace {

constexpr ButtonSet kHelpAndMenu = buttonBit(Button::X) | buttonBit(Button::Y);
constexpr int kEntriesATurn = 4;  // of the loop; learning one takes less than half a millisecond

}  // namespace

Handheld::Handheld(Canvas& canvas, const Services& services)
    : canvas_(canvas), app_(services, spare_, stages_) {}

void Handheld::start(uint32_t nowMs, bool diagnostics) {
  app_.begin(nowMs);
  app_.keep.load(app_.facts.fault);
  if (app_.facts.smallFlash) app_.tell.announce(Text::SaveNoRoom);
  SceneId first = SceneId::Title;
  if (!app_.settings.languageChosen) first = asksForKeysFirst() ? SceneId::Keys : SceneId::Language;
  // A battery at its end explains a fault better than a code does: the device tells of it on the first page.
  if (app_.facts.fault.code != FaultCode::None && !app_.battery.critical()) first = SceneId::Fault;
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
  // X or Y still held: help goes on to the hint, the menu to everybody's city; elsewhere it means nothing.
  const bool held = event.repeat && !isDirection(event.button);
  if (held && scene() != SceneId::Rules && scene() != SceneId::GameMenu) return;
  if (!event.repeat) app_.tell.dismiss();
  app_.tell.answers(isDirection(event.button));
  // A press that ends an act does nothing else.
  if (!app_.screen.press(isDirection(event.button))) return;
  Scene& current = sceneOf(scenes_, scene());
  const bool again = event.button == Button::Y && scene() == SceneId::GameMenu;
  if (current.ownsAllKeys() || held || again || (event.button != Button::X && event.button != Button::Y)) {
    current.event(app_, event);
  } else if (event.button == Button::X) {
    app_.tell.sound(Effect::Confirm);
    app_.go.openHelp(ruleId(helpTopic(app_, scene())));
  } else {
    const SceneId menu = opensGameMenu() ? SceneId::GameMenu : SceneId::Settings;
    app_.tell.sound(Effect::Confirm);
    // Y in the settings closes them again.
    scene() == menu ? app_.go.back() : app_.go.push(menu);
  }
  travel();
}

// Where the arrows are strokes of other keys nobody could choose a language without knowing them.
bool Handheld::asksForKeysFirst() const { return app_.facts.keys == KeyLayout::Four; }

bool Handheld::opensGameMenu() { return sceneOf(scenes_, scene()).inGame() && !app_.game.looking(); }

void Handheld::update() {
  const SceneId before = scene();
  app_.tell.answers(false);
  sceneOf(scenes_, before).update(app_);
  travel();
  if (learning()) learnMoments(app_, kEntriesATurn);
  if (scene() != before) {
    app_.screen.changedByItself();
    app_.tell.turnAway();
  }
  if (app_.game.session().running()) app_.game.noteCursor(app_.stage().place());
  if (app_.tell.next(app_.now())) app_.screen.redraw();
  if (app_.tell.cameOrWent()) app_.screen.changedByItself();
}

bool Handheld::learning() {
  if (!sceneOf(scenes_, scene()).inGame() || app_.game.session().phase() == Session::Phase::None)
    return false;
  return hasNewMoments(app_);
}

bool Handheld::thinking() { return sceneOf(scenes_, scene()).thinking(app_) || learning(); }

// A scene may send on at once when it is entered; the number is bounded so that two scenes can never play ping-pong.
void Handheld::travel() {
  for (int i = 0; i < kScenes; ++i) {
    const Navigator::Wish wish = app_.go.take();
    if (wish.way == Navigator::Way::Stay) return;
    if (wish.way == Navigator::Way::Home) app_.game.takeBack();
    const bool secret = sceneOf(scenes_, scene()).inGame() && app_.game.session().running() &&
                        app_.stage().secret(Table(app_));
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
  app_.game.session().putDown();
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

// A large picture is shown in two: its upper half is on the way while the lower one is drawn.
void Handheld::draw(Glass& glass) {
  Screen& screen = app_.screen;
  const int width = canvas_.width(), height = canvas_.height();
  if (!screen.next(width)) return;
  const Rect whole = makeRect(0, 0, width, height), visible = screen.visible(width, height);
  const Rect due = intersect(screen.due(width, height), whole);
  // Whoever hears or watches words is told each of them once.
  const bool large = 2 * due.w * due.h > width * height;
  if (large && visible == whole && !canvas_.words().heard() && textWatch == nullptr) {
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
  canvas_.setClip(part);
  // A small part goes out as it is drawn, and perhaps little of it is.
  if (4 * part.w * part.h > canvas_.width() * canvas_.height()) canvas_.drawsAll();
  canvas_.words().begin();
  // Whatever is drawn anew says where its cursors stand.
  if (canvas_.words().heard() || part.w >= canvas_.width()) app_.screen.motion().liftCursors();
  Scene& current = sceneOf(scenes_, scene());
  app_.screen.setMore(current.ownsAllKeys() ? ButtonSet{0} : kHelpAndMenu,
                      opensGameMenu() ? Text::ResultMenu : Text::MenuSettings);
  if (part.bottom() == canvas_.height()) app_.screen.showsKeys(0);  // the bottom line says which
  app_.screen.keepClear({});
  current.draw(app_, canvas_);
  const Rect& clear = app_.screen.clear();
  if (!app_.tell.note().empty() && !current.saysNotes(app_))
    drawToast(canvas_, app_.tell.note(), app_.tell.isRefusal(),
              clear.empty() ? app_.screen.motion().standing() : clear);
  canvas_.words().end(app_.screen.motion().standing());
}

}  // namespace lucca::ui
