// The card of the keys: what each key of this board does. Seen at the first start, on boards of four keys before the
// language is chosen, and from the main menu.
#pragma once

#include "ui/shell/app.h"

namespace lucca::ui {

class KeysScene final : public Scene {
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;
};

}  // namespace lucca::ui
