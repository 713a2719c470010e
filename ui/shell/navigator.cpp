#include "ui/shell/navigator.h"

namespace lucca::ui {

void Navigator::ask(const Question& question) {
  question_ = question;
  push(SceneId::Dialog);
}

void Navigator::openHelp(std::string_view topic) {
  topic_ = topic;
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
  push(SceneId::Running);
}

void Navigator::recap(bool handsOver) {
  replaysWhole_ = false;
  handsOver_ = handsOver;
  show(SceneId::Recap);
}

void Navigator::replay(bool inPlace) {
  replaysWhole_ = true;
  wish(inPlace ? Way::Show : Way::Push, SceneId::Recap);
}

}  // namespace lucca::ui
