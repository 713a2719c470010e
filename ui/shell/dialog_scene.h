// A question with two answers.
#pragma once

#include "ui/shell/app.h"

namespace lucca::ui {

class DialogScene final : public AllKeysScene {
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;
};

}  // namespace lucca::ui
