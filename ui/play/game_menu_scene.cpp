#include "ui/play/game_menu_scene.h"

#include "ui/play/play_scene.h"
#include "ui/stage/game_row.h"

namespace lucca::ui {

namespace {

enum Row {
  kContinue,
  kFree,
  kUndo,
  kInspect,
  kHint,
  kLog,
  kReplay,
  kRules,
  kSettings,
  kLeave,
  kDelete,
  kRows
};
constexpr Text kLabels[kRows] = {Text::GameMenuContinue, Text::GuidedFree,    Text::GameMenuUndo,
                                 Text::GameMenuInspect,  Text::GameMenuHint,  Text::GameMenuLog,
                                 Text::GameMenuReplay,   Text::GameMenuRules, Text::GameMenuSettings,
                                 Text::GameMenuLeave,    Text::GameMenuDelete};

// Playing on freely is a choice only while the coach is there.
int rowAt(App& app, int i) { return i > 0 && !app.game.guided().active() ? i + 1 : i; }
int rowCount(App& app) { return app.game.guided().active() ? kRows : kRows - 1; }

void playFreely(App& app) {
  app.game.playFreely();
  app.go.playGame();
}

// Between two players the position belongs to nobody.
bool covered(const App& app) { return app.session().stage() == Stage::HandOver || !app.session().mayShow(); }

void deleteGame(App& app) {
  app.session().abandon();
  app.keep.save();
  app.go.home();
}

}  // namespace

void GameMenuScene::enter(App& app) {
  menu_.reset(rowCount(app));
  hint_ = Hint::None;
}

void GameMenuScene::event(App& app, const Event& event) {
  if (hint_ != Hint::None) return hintEvent(app, event);
  if (menu_.event(app, event)) return;
  if (event.is(Button::B)) {
    app.tell.sound(Effect::Back);
    return app.go.back();
  }
  if (!event.is(Button::A)) return app.tell.refuse(Text::SettingsEnd);
  choose(app);
}

// A goes to the choice; it is still the player who makes it.
void GameMenuScene::hintEvent(App& app, const Event& event) {
  const bool take = hint_ == Hint::Ready && event.is(Button::A);
  hint_ = Hint::None;
  app.tell.sound(take ? Effect::Confirm : Effect::Back);
  app.screen.redraw();
  if (!take) return;
  app.gameUi().pointAt(Table(app), app.session().hint());
  app.go.back();
}

void GameMenuScene::choose(App& app) {
  const int row = rowAt(app, menu_.cursor());
  if (covered(app) && (row == kInspect || row == kLog || row == kReplay))
    return app.tell.refuse(Text::GameMenuSecretNow);
  app.tell.sound(Effect::Confirm);
  switch (row) {
    case kContinue:
      return app.go.back();
    case kFree: {
      if (!app.running.waits()) return playFreely(app);
      Question question;
      question.words.add(app.running.unfit() ? Text::SaveReplace : Text::GuidedSavedLost);
      question.onYes = playFreely;
      return app.go.ask(question);
    }
    case kUndo:
      if (!app.session().canUndo()) return app.tell.refuse(Text::PlayNoUndo);
      app.session().undo();
      app.tell.sound(Effect::Undo);
      app.tell.say(tr(Text::GameMenuUndone));
      return app.go.back();
    case kInspect:
      return app.go.inspect(app.gameUi().inspectFirst(Table(app)));
    case kHint:
      return askHint(app);
    case kLog:
      return app.go.push(SceneId::Log);
    case kReplay:
      return app.go.replay();
    case kRules:
      return app.go.openHelp(app.gameUi().topic(Table(app)));
    case kSettings:
      return app.go.push(SceneId::Settings);
    case kLeave:
      return app.go.home();
    default: {
      Question question;
      question.words.add(Text::GameMenuDeleteSure);
      addGame(app.session().plan(), question.about);
      question.onYes = deleteGame;
      return app.go.ask(question);
    }
  }
}

void GameMenuScene::askHint(App& app) {
  if (app.session().stage() != Stage::Decide) return app.tell.refuse(Text::GameMenuHintNotNow);
  app.session().askHint();
  hint_ = Hint::Thinking;
  app.screen.redraw();
}

void GameMenuScene::update(App& app) {
  if (hint_ != Hint::Thinking) return;
  const uint8_t before = app.session().thinkProgress();
  if (app.session().advise(app.facts.thinkSteps)) {
    hint_ = Hint::Ready;
    app.session().foretell(app.session().hint());
    app.gameUi().follow(Table(app), app.session().moment(), true);
    beginMoment(app, app.session().moment());
  }
  if (hint_ == Hint::Ready || before != app.session().thinkProgress()) app.screen.redraw();
}

void GameMenuScene::draw(App& app, Canvas& canvas) {
  if (hint_ != Hint::None) return drawHint(app, canvas);
  drawTitle(canvas, tr(Text::GameMenuTitle));
  const int reach = app.session().undoReach();
  Phrase undo;
  undo.add(reach ? Text::GameMenuUndoReach : Text::GameMenuUndoNone, {reach});
  menu_.draw(app.screen.motion(), canvas, inset(layoutOf(canvas).body, 8, 5), [&](int index) {
    const int i = rowAt(app, index);
    const bool enabled =
        !(i == kUndo && reach == 0) && !(i == kHint && app.session().stage() != Stage::Decide);
    return MenuRow{tr(kLabels[i]), i == kUndo ? undo.view() : std::string_view(), enabled};
  });
  drawFooter(app, canvas, Text::KeyChoose, Text::KeyBack);
}

// The choice on the matter itself, as it would look, with the reason below.
void GameMenuScene::drawHint(App& app, Canvas& canvas) {
  const Session& session = app.session();
  if (hint_ == Hint::Ready) {
    Phrase words, why;
    const Table table(app);
    app.gameUi().nameAction(table, session.hint(), words);
    app.gameUi().reason(table, session.hintReason(), why);
    const KeyHints keys{Phrase(Text::HintTake), Phrase(Text::KeyBack), {}};
    return drawMomentPage(app, canvas, {Cue::Kind::Hint, &session.moment(), words, why, &keys},
                          tr(Text::HintTitle));
  }
  drawTitle(canvas, tr(Text::HintTitle));
  const Rect body = layoutOf(canvas).body;
  const Rect box = makeRect(body.x + 12, body.y + body.h / 2 - 30, body.w - 24, 60);
  drawCard(canvas, box);
  const Rect inner = inset(box, 10, 6);
  drawWrappedCentred(canvas, makeRect(inner.x, inner.y, inner.w, inner.h - 14), tr(Text::HintWait),
                     {&kFontBody, kInk, Align::Centre});
  drawProgress(canvas, makeRect(inner.x, inner.bottom() - 10, inner.w, 6), session.thinkProgress());
  drawFooter(app, canvas, {}, tr(Text::KeyBack));
}

}  // namespace lucca::ui
