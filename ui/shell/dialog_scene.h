// A question with two answers.
#pragma once

#include "ui/shell/app.h"

namespace lucca::ui {

class DialogScene final : public Scene {
 public:
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;
  bool ownsAllKeys() const override { return true; }
};

}  // namespace lucca::ui
