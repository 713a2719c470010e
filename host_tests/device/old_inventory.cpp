#include "host_tests/device/old_inventory.h"

#include <sstream>

#include "base/crc32.h"
#include "host_tests/suite.h"

namespace lucca::test {

using namespace lucca::ui;

namespace {

std::string hex(uint32_t value) {
  char text[9];
  std::snprintf(text, sizeof text, "%08lx", static_cast<unsigned long>(value));
  return text;
}

std::string kindOf(const Setup& setup) {
  std::string text = setup.game == GameId::Palazzi ? "palazzi " : "torri ";
  for (std::size_t i = 0; i < setup.option.size(); ++i)
    text += (i > 0 ? "," : "") + std::to_string(setup.option[i]);
  return text;
}

std::string whoIs(const SeatInfo& seat) {
  const std::string kind = seat.isBot ? "level" + std::to_string(seat.level) : "person";
  return std::string(seat.name.view()) + "/" + kind + "/" + std::to_string(seat.emblem) + "/" +
         std::to_string(seat.colour);
}

std::string seatsOf(const Plan& plan) {
  std::string text;
  for (Seat seat = 0; seat < plan.setup.players; ++seat) text += " " + whoIs(plan.who(seat));
  return text;
}

std::string hallLine(const FameGame& game) {
  std::ostringstream out;
  out << "hall " << game.number << " " << kindOf(game.setup) << " winners " << int{game.result.winners}
      << " reason " << int{game.result.reason} << " tie " << int{game.result.tieBreak} << " length "
      << game.length;
  for (Seat seat = 0; seat < game.setup.players; ++seat)
    out << " " << whoIs(game.seats[static_cast<std::size_t>(seat)]) << "/"
        << (isFinished(game) ? std::to_string(game.result.total[seat]) : "-");
  return out.str();
}

// Every choice in its order, so that the same number means the same decision.
std::string legalOf(const Match& match, Seat& next) {
  static Match copy;
  static ActionList legal;
  copy = match;
  copy.settle();
  copy.legal(legal);
  next = copy.toMove();
  uint32_t crc = 0;
  for (const Action action : legal) {
    const uint8_t bytes[] = {static_cast<uint8_t>(action.bits), static_cast<uint8_t>(action.bits >> 8)};
    crc = crc32(bytes, sizeof bytes, crc);
  }
  return std::to_string(legal.size()) + "/" + hex(crc);
}

std::string slotLine(const Session& session, uint32_t place, int slot) {
  const PlayedMatch& match = session.match();
  Seat next = kNobody;
  const std::string legal = legalOf(match, next);
  std::ostringstream out;
  out << "slot " << slot << " " << kindOf(match.plan().setup) << " seed " << hex(match.seed()) << " entries "
      << match.history().size() << " decisions " << match.decisions() << " digest "
      << hex(match.settledDigest()) << " next " << int{next} << " legal " << legal << " secret "
      << match.secret() << " unconfirmed " << session.unconfirmed() << " place " << hex(place)
      << seatsOf(match.plan());
  return out.str();
}

}  // namespace

Lines settingsLines(const Settings& settings) {
  std::ostringstream out;
  out << "settings language " << static_cast<int>(settings.language) << " chosen "
      << int{settings.languageChosen} << " brightness " << int{settings.brightness} << " volume "
      << int{settings.volume} << " speed " << static_cast<int>(settings.speed) << " ask "
      << int{settings.askBeforeEnd} << " short " << int{settings.shortHandOver} << " large "
      << int{settings.largeText} << " theme " << static_cast<int>(settings.theme) << " slot "
      << int{settings.slot} << " words " << hex(settings.wordsSeen) << " ages";
  for (const uint8_t age : settings.slotAges) out << " " << int{age};
  Lines lines{out.str(), "names"};
  for (const Name& name : settings.names) {
    if (name.size > 0) lines.back() += " " + std::string(name.view());
  }
  for (const GameId game : {GameId::Palazzi, GameId::Torri}) {
    if (const Plan* plan = lastPlan(settings, game))
      lines.push_back("plan " + kindOf(plan->setup) + seatsOf(*plan));
  }
  return lines;
}

Lines finishedLines(FinishedGames& finished) {
  constexpr std::size_t kTold = 20;
  Lines lines{"hall " + std::to_string(finished.hall().count()) + " games " +
              std::to_string(finished.count())};
  for (int i = 0; i < finished.hall().count(); ++i) {
    FameGame game;
    TEST_ASSERT_TRUE(finished.hall().game(i, game));
    lines.push_back(hallLine(game));
  }
  uint32_t crc = 0;
  for (std::size_t i = 0; i < finished.count(); ++i) {
    const std::span<const uint8_t> bytes = finished.read(i);
    SavedGame game;
    TEST_ASSERT_TRUE(decodeGame(bytes, game));
    crc = crc32(bytes.data(), bytes.size(), crc);
    if (i < kTold)
      lines.push_back("kept " + std::to_string(i) + " " + kindOf(game.plan.setup) + " entries " +
                      std::to_string(game.length) + " digest " + hex(game.digest) + seatsOf(game.plan));
  }
  lines.push_back("kept " + std::to_string(finished.count()) + " bytes " + hex(crc));
  return lines;
}

Lines slotLines(App& app) {
  Lines lines;
  for (int slot = 0; slot < kGameSlots; ++slot) {
    if (!app.running.used(slot)) continue;
    SavedGame saved;
    TEST_ASSERT_TRUE_MESSAGE(app.game.open(slot), "a running game does not continue");
    TEST_ASSERT_TRUE(decodeGame(app.running.bytes(), saved));
    lines.push_back(slotLine(app.game.session(), saved.place, slot));
  }
  return lines;
}

}  // namespace lucca::test
