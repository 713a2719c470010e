#include "ui/shell/navigator.h"

namespace lucca::ui {

void Navigator::ask(const Question& question, bool inPlace) {
  opening_.question = question;
  wish(inPlace ? Way::Show : Way::Push, SceneId::Dialog);
}

void Navigator::openHelp(RulePage page) {
  opening_.topic = page;
  opening_.contents = false;
  push(SceneId::Rules);
}

void Navigator::openRules() {
  opening_.contents = true;
  push(SceneId::Rules);
}

void Navigator::inspect(int page, bool inPlace) {
  opening_.inspectPage = page;
  wish(inPlace ? Way::Show : Way::Push, SceneId::Inspect);
}

void Navigator::hint() {
  opening_.hint = true;
  show(SceneId::GameMenu);
}

void Navigator::runningGames(bool makeRoom) {
  opening_.makesRoom = makeRoom;
  opening_.forTry = false;
  opening_.city = 0;
  push(SceneId::Running);
}

void Navigator::makeRoomForTry() {
  runningGames(true);
  opening_.forTry = true;
}

void Navigator::recap(bool handsOver) {
  opening_.handsOver = handsOver;
  show(SceneId::Recap);
}

void Navigator::replay(bool inPlace, int turn) {
  opening_.replayTurn = static_cast<int16_t>(turn);
  wish(inPlace ? Way::Show : Way::Push, SceneId::Replay);
}

void Navigator::turningPoint(int point) {
  opening_.point = static_cast<int8_t>(point);
  push(SceneId::Turning);
}

void Navigator::tryFrom(std::size_t entries) {
  opening_.tryEntries = static_cast<uint16_t>(entries);
  push(SceneId::Try);
}

}  // namespace lucca::ui
