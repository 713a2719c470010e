#include "engine/torri/game.h"
#include "tools/arguments.h"
#include "tools/record/handicap_lines.h"
#include "tools/record/lines/line_reader.h"
#include "tools/record/state_notation.h"
#include "tools/record/torri/lines.h"

namespace lucca::record {
namespace {

using namespace torri;

constexpr FlagSpec kFlags[] = {{"size", true}, {"colours", true}, {"switch", false}};
constexpr int kUsualPlayers = 2;
constexpr int kUsualSize = 1;

bool fail(std::string& why, std::string reason) {
  why = std::move(reason);
  return false;
}

bool readSize(std::string_view text, Setup& out, std::string& why) {
  const int found = indexOf(kSizeWords, text);
  if (found < 0)
    return fail(why, "size " + quoted(text) + ": a city has " + oneOf(kSizeWords) + " lots a side");
  out.option[kSizeOption] = static_cast<uint8_t>(found);
  return true;
}

// The seats' colours in order, and the rest after them, which no seat has.
bool readColours(const std::vector<std::string>& names, Setup& out, std::string& why) {
  if (names.size() != out.players) {
    return fail(why,
                std::to_string(names.size()) + " colours for " + std::to_string(out.players) + " players");
  }
  unsigned played = 0;
  std::size_t seat = 0;
  for (const std::string& name : names) {
    const int found = indexOf(kColourWords, name);
    if (found < 0)
      return fail(why, "no player can have the colour " + shown(name) + ", only " + oneOf(kColourWords));
    if (played >> found & 1u) return fail(why, "the colour " + name + " twice: each player has his own");
    played |= 1u << found;
    out.option[kColourOption + seat++] = static_cast<uint8_t>(found);
  }
  for (unsigned colour = 0; colour < kColours; ++colour) {
    if (!(played >> colour & 1u)) out.option[kColourOption + seat++] = static_cast<uint8_t>(colour);
  }
  return true;
}

class TorriNotation : public StateNotation<torri::State, writeLines, readLine> {
 public:
  const Game& game() const override { return kGame; }
  std::span<const FlagSpec> flags() const override { return kFlags; }

  bool setupFrom(const Flags& flags, int players, Setup& out, std::string& why) const override {
    std::vector<std::string> colours;
    if (const auto flag = flags.find("colours"); flag != flags.end()) colours = split(flag->second);
    if (players == 0) players = colours.empty() ? kUsualPlayers : static_cast<int>(colours.size());
    if (players < 2 || players > 4)
      return fail(why, std::to_string(players) + " players: Torri is for 2 to 4");
    for (int seat = 0; colours.size() < static_cast<std::size_t>(players) && !flags.contains("colours");
         ++seat) {
      colours.emplace_back(kColourWords[seat]);
    }
    out = {GameId::Torri, static_cast<uint8_t>(players), {kUsualSize, flags.contains("switch")}};
    const auto size = flags.find("size");
    if (size != flags.end() && !readSize(size->second, out, why)) return false;
    return readColours(colours, out, why) && takeHandicaps(kGame, flags, out, why);
  }

  // "torri-8-2p-white-black-switch"
  std::string label(const Setup& setup) const override {
    std::string text = std::string("torri-") + kSizeWords[setup.option[kSizeOption]] + "-" +
                       std::to_string(setup.players) + "p";
    for (const std::string& colour : colourWords(setup)) text += "-" + colour;
    return text + (setup.option[kSwitchOption] ? "-switch" : "") + handicapLabel(kGame, setup);
  }

  std::string header(const Setup& setup, int64_t seed) const override {
    std::vector<std::string> colours;
    for (const std::string& colour : colourWords(setup)) colours.push_back(quoted(colour));
    Line line;
    line.text("format", "lucca-record").number("version", 1).text("game", "torri");
    line.raw("size", kSizeWords[setup.option[kSizeOption]]).number("players", setup.players);
    line.raw("colours", list(colours)).truth("switch", setup.option[kSwitchOption]).number("seed", seed);
    putHandicaps(kGame, setup, line);
    return line.end();
  }

  bool readHeader(const Value& line, Setup& out, std::string& why) const override {
    LineReader reader(line, why);
    int64_t size, players;
    const Value* colours;
    bool switching;
    if (!reader.number("size", 6, kMaxSize, size) || !reader.number("players", 2, 4, players) ||
        !reader.list("colours", colours) || !reader.truth("switch", switching)) {
      return false;
    }
    out = {GameId::Torri, static_cast<uint8_t>(players), {0, switching}};
    if (!readSize(std::to_string(size), out, why)) return false;
    std::vector<std::string> names;
    for (const Value& item : colours->items)
      names.push_back(item.kind == Value::Kind::Text ? item.text : shown(item));
    return readColours(names, out, why) && takeHandicaps(kGame, line, out, why);
  }

 private:
  static std::vector<std::string> colourWords(const Setup& setup) {
    std::vector<std::string> words;
    for (std::size_t seat = 0; seat < setup.players; ++seat) {
      words.emplace_back(kColourWords[setup.option[kColourOption + seat]]);
    }
    return words;
  }
};

}  // namespace

const Notation& torriNotation() { return theOnly<TorriNotation>(); }

}  // namespace lucca::record
