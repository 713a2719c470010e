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

void Navigator::inspect(int page) {
  inspectPage_ = page;
  push(SceneId::Inspect);
}

void Navigator::recap() {
  replaysWhole_ = false;
  show(SceneId::Recap);
}

void Navigator::replay(bool inPlace) {
  replaysWhole_ = true;
  wish(inPlace ? Way::Show : Way::Push, SceneId::Recap);
}

}  // namespace lucca::ui
