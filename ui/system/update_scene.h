// How a new firmware gets onto the device: the loader of the chip is started from here.
#pragma once

#include "ui/system/paged_words.h"

namespace lucca::ui {

class UpdateScene final : public PagedScene {
  void confirm(App& app) override;
  void draw(App& app, Canvas& canvas) override;
};

}  // namespace lucca::ui
