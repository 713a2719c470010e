#include "ui/shell/app.h"

namespace lucca::ui {

App::App(const Services& services, LentMemory& lent, StageSource& stages)
    : facts(services.facts),
      battery(services.battery),
      lamp(services.lamp),
      seeds(services.seeds),
      spare(lent),
      tell(services.sound),
      screen(settings, facts.keys),
      running(lent),
      finished(lent),
      game(lent, running, finished),
      keep(services.store, settings, tell, running, finished, game),
      review(lent),
      stages_(stages) {}

void App::begin(uint32_t nowMs) {
  now_ = nowMs;
  screen.begin(nowMs);
}

GameStage& App::stage() { return stages_.stageOf(game.session().match().plan().setup.game); }

void App::takeUpSlot() {
  if (settings.slot == running.current() && settings.slotAges[settings.slot] == 0) return;
  noteSitting(settings, running.current());
  settingsChanged();
}

bool App::isNew() const {
  return settings.planKnown == 0 && running.count() == 0 && !running.unfit() && !game.session().running();
}

void App::settingsChanged() {
  keep.settingsChanged();
  screen.redraw();
}

}  // namespace lucca::ui
