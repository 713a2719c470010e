#include "ui/shell/app.h"

namespace lucca::ui {

App::App(const Services& services, std::span<std::byte> botWorkspace, StageSource& stages)
    : facts(services.facts),
      battery(services.battery),
      lamp(services.lamp),
      seeds(services.seeds),
      tell(services.sound),
      screen(settings_),
      running(botWorkspace),
      finished(botWorkspace),
      game(botWorkspace, running, finished),
      keep(services.store, settings_, tell, running, finished, game),
      stages_(stages) {}

void App::begin(uint32_t nowMs) {
  now_ = nowMs;
  screen.begin(nowMs);
}

GameUi& App::gameUi() { return stages_.stageOf(session().plan().setup.game); }

void App::settingsChanged() {
  keep.settingsChanged();
  screen.redraw();
}

}  // namespace lucca::ui
