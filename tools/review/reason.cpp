// Why a better turn is better, in the words that the device has for it.
#include <memory>

#include "base/lent_memory.h"
#include "tools/review/telling.h"
#include "ui/game/session.h"
#include "ui/saves/settings.h"
#include "ui/shell/announcer.h"
#include "ui/shell/screen.h"
#include "ui/stage/game_row.h"
#include "ui/stage/game_stage.h"
#include "ui/stage/game_words.h"
#include "ui/stage/table.h"

namespace lucca::review {

std::string reasonOf(const Match& match, const Reason& reason) {
  if (reason.kind == 0) return "";
  const auto workspace = std::make_unique<std::byte[]>(kBotWorkspace);
  LentMemory spare({workspace.get(), kBotWorkspace});
  const auto session = std::make_unique<ui::Session>(spare);
  ui::Plan plan{};
  plan.setup = match.setup();
  for (Seat seat = 0; seat < match.setup().players; ++seat)
    plan.seats[static_cast<std::size_t>(seat)].name.set(seatWord(seat));
  static_cast<void>(session->start(plan, 1));
  const ui::Settings settings{};
  ui::Screen screen(settings, KeyLayout::Eight);
  SilentSpeaker speaker;
  SoundPlayer player(speaker);
  ui::Announcer announcer(player);
  alignas(std::max_align_t) std::byte memory[ui::kStageSize];
  ui::Phrase words;
  ui::rowOf(match.setup().game)
      .makeStage(memory)
      ->words()
      .reason(ui::Table(*session, screen, announcer), reason, words);
  return std::string(words.view());
}

}  // namespace lucca::review
