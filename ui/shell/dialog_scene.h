// A question with two answers.
#pragma once

#include "ui/shell/app.h"

namespace lucca::ui {

class DialogScene final : public AllKeysScene {
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;

  void drawFields(Canvas& canvas, const Rect& area, const Question& question) const;

  bool choosesYes_ = false;  // of the two fields of a grave question
};

}  // namespace lucca::ui
