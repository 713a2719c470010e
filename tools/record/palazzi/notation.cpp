#include <cstdio>

#include "engine/palazzi/game.h"
#include "tools/record/handicap_lines.h"
#include "tools/record/lines/line_reader.h"
#include "tools/record/palazzi/lines.h"
#include "tools/record/state_notation.h"

namespace lucca::record {
namespace {

using namespace palazzi;

constexpr FlagSpec kFlags[] = {{"edition", true}, {"celebration", false}};
constexpr int kUsualPlayers = 3;

// Why the rules do not have a set-up.
bool checkSetup(const Setup& setup, std::string& why) {
  const bool year2013 = setup.option[kEditionOption] == static_cast<uint8_t>(Edition::Year2013);
  const std::string edition = kEditionWords[setup.option[kEditionOption]];
  if (setup.players < 2 || setup.players > kMaxSeats) {
    why = std::to_string(setup.players) + " players: Palazzi is for 2 to 5";
  } else if (setup.players == 2 && !year2013) {
    why = "2 players: edition " + edition + " is for 3 to 5";
  } else if (setup.option[kCelebrationOption] && !year2013) {
    why = "edition " + edition + " has no Celebration";
  } else if (setup.option[kCelebrationOption] && !deckHasCelebration()) {
    why = "the Celebration needs a deck with a 10 and a 20";
  } else {
    return true;
  }
  return false;
}

class PalazziNotation : public StateNotation<palazzi::State, writeLines, readLine> {
 public:
  const Game& game() const override { return kGame; }
  std::span<const FlagSpec> flags() const override { return kFlags; }

  bool setupFrom(const Flags& flags, int players, Setup& out, std::string& why) const override {
    out = {GameId::Palazzi, static_cast<uint8_t>(players ? players : kUsualPlayers), {}};
    out.option[kEditionOption] = static_cast<uint8_t>(Edition::Year2013);
    if (const auto edition = flags.find("edition"); edition != flags.end()) {
      const int index = indexOf(kEditionWords, edition->second);
      if (index < 0) {
        why = "unknown edition " + shown(edition->second) + ": there are " + oneOf(kEditionWords);
        return false;
      }
      out.option[kEditionOption] = static_cast<uint8_t>(index);
    }
    out.option[kCelebrationOption] = flags.contains("celebration");
    stampDeck(kGame, out);
    return checkSetup(out, why) && takeHandicaps(kGame, flags, out, why);
  }

  std::string label(const Setup& setup) const override {
    const std::string edition = kEditionWords[setup.option[kEditionOption]];
    const std::string variant = setup.option[kCelebrationOption] ? "-celebration-" : "-";
    return "palazzi-" + edition + variant + std::to_string(setup.players) + "p" + handicapLabel(kGame, setup);
  }

  std::string header(const Setup& setup, int64_t seed) const override {
    Line line;
    line.text("format", "lucca-record").number("version", 1).text("game", "palazzi");
    line.text("edition", kEditionWords[setup.option[kEditionOption]]);
    line.truth("celebration", setup.option[kCelebrationOption]);
    line.number("players", setup.players).number("seed", seed);
    if (deckName() != 0) line.text("deck", hex(deckName()));
    putHandicaps(kGame, setup, line);
    return line.end();
  }

  bool readHeader(const Value& line, Setup& out, std::string& why) const override {
    LineReader reader(line, why);
    int edition;
    bool celebration;
    int64_t players;
    if (!reader.word("edition", kEditionWords, edition) || !reader.truth("celebration", celebration) ||
        !reader.number("players", 2, kMaxSeats, players)) {
      return false;
    }
    const Value* deck = line.find("deck");
    const bool sameDeck = deckName() != 0 ? deck && deck->isText(hex(deckName())) : !deck;
    if (!sameDeck) {
      return reader.fail("the record is of " + (deck ? "deck " + shown(*deck) : "the default deck") +
                         ", this program has " +
                         (deckName() != 0 ? "deck " + hex(deckName()) : "the default deck"));
    }
    out = {GameId::Palazzi, static_cast<uint8_t>(players), {}};
    out.option[kEditionOption] = static_cast<uint8_t>(edition);
    out.option[kCelebrationOption] = celebration;
    stampDeck(kGame, out);
    return checkSetup(out, why) && takeHandicaps(kGame, line, out, why);
  }

 private:
  static std::string hex(uint32_t deck) {
    char digits[9];
    std::snprintf(digits, sizeof digits, "%08x", static_cast<unsigned>(deck));
    return digits;
  }
};

}  // namespace

const Notation& palazziNotation() { return theOnly<PalazziNotation>(); }

}  // namespace lucca::record
