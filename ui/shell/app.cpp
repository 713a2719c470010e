#include "ui/shell/app.h"

namespace lucca::ui {

App::App(const Services& services, std::span<std::byte> botWorkspace, StageSource& stages)
    : facts(services.facts),
      battery(services.battery),
      lamp(services.lamp),
      seeds(services.seeds),
      tell(services.sound),
      screen(settings_),
      store_(services.store),
      stages_(stages),
      session_(botWorkspace),
      spare_(botWorkspace) {}

void App::begin(uint32_t nowMs) {
  now_ = nowMs;
  screen.begin(nowMs);
}

GameUi& App::gameUi() { return stages_.stageOf(session_.plan().setup.game); }

void App::applySettings() {
  setLanguage(settings_.language);
  tell.setVolume(settings_.volume);
  screen.redraw();
}

}  // namespace lucca::ui
