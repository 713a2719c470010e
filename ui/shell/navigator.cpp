#include "ui/shell/navigator.h"

namespace lucca::ui {

void Navigator::ask(const Question& question) {
  question_ = question;
  push(SceneId::Dialog);
}

void Navigator::openHelp(RulePage page) {
  topic_ = page;
  contents_ = false;
  push(SceneId::Rules);
}

void Navigator::openRules() {
  contents_ = true;
  push(SceneId::Rules);
}

void Navigator::inspect(int page, bool inPlace) {
  inspectPage_ = page;
  wish(inPlace ? Way::Show : Way::Push, SceneId::Inspect);
}

void Navigator::hint() {
  hint_ = true;
  show(SceneId::GameMenu);
}

void Navigator::runningGames(bool makeRoom) {
  makesRoom_ = makeRoom;
  forTry_ = false;
  push(SceneId::Running);
}

void Navigator::makeRoomForTry() {
  runningGames(true);
  forTry_ = true;
}

void Navigator::recap(bool handsOver) {
  handsOver_ = handsOver;
  show(SceneId::Recap);
}

void Navigator::replay(bool inPlace, int turn) {
  replayTurn_ = static_cast<int16_t>(turn);
  wish(inPlace ? Way::Show : Way::Push, SceneId::Replay);
}

void Navigator::turningPoint(int point) {
  point_ = static_cast<int8_t>(point);
  push(SceneId::Turning);
}

void Navigator::tryFrom(std::size_t entries) {
  tryEntries_ = static_cast<uint16_t>(entries);
  push(SceneId::Try);
}

}  // namespace lucca::ui
