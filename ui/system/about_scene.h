// The version, the authors and the licence.
#pragma once

#include "ui/system/paged_words.h"

namespace lucca::ui {

class AboutScene final : public PagedScene {
  void draw(App& app, Canvas& canvas) override;
};

}  // namespace lucca::ui
