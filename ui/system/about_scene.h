// What this is and who made it.
#pragma once

#include "ui/system/paged_words.h"

namespace lucca::ui {

class AboutScene final : public PagedScene {
  void draw(App& app, Canvas& canvas) override;
};

}  // namespace lucca::ui
