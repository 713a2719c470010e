// How one game is written down. A game plugs in with one Notation, named below, and a row in notations.cpp;
// reading, refereeing and the command line know only this of it.
#pragma once

#include <map>
#include <span>
#include <string>
#include <vector>

#include "engine/game/match.h"
#include "tools/record/lines/json.h"

namespace lucca::record {

// Flags of the command line without their dashes: {"edition", "2013"}; a flag without a value has "".
using Flags = std::map<std::string, std::string, std::less<>>;

struct FlagSpec {
  const char* name;
  bool hasValue;
};

class Notation {
 public:
  virtual ~Notation() = default;

  virtual const Game& game() const = 0;
  // The game's own flags, beside --game, --players, --seed, --games, --out.
  virtual std::span<const FlagSpec> flags() const = 0;
  // The set-up the flags mean; `players` is 0 when not given. False with a reason for what the game does not
  // have.
  virtual bool setupFrom(const Flags& flags, int players, Setup& out, std::string& why) const = 0;

  // The set-up in a file's name: "palazzi-2013-celebration-3p".
  virtual std::string label(const Setup& setup) const = 0;

  virtual std::string header(const Setup& setup, int64_t seed) const = 0;
  // Reads what header() wrote, as far as the set-up goes: the referee compares the rest.
  virtual bool readHeader(const Value& line, Setup& out, std::string& why) const = 0;

  // Appends the lines that are complete once `action` has led from `before` to `after`: none inside a deal,
  // several at the end. `legal` is the number of choices there were.
  virtual void observe(const AnyState& before, Action action, std::size_t legal, const AnyState& after,
                       std::vector<std::string>& lines) const = 0;

  // The actions of a line when a decision or chance is due: all those until observe() completes
  // a line. The referee applies them, and compares observe()'s line with the record's, so only what names the
  // actions has to be read here.
  virtual bool decode(const AnyState& state, const Value& line, std::vector<Action>& out,
                      std::string& why) const = 0;
};

const Notation& palazziNotation();
const Notation& torriNotation();

// Null when there is no such game.
const Notation* findNotation(std::string_view game);
// Why there is none: "unknown game chess, should be palazzi or torri".
std::string unknownGame(std::string_view game);

}  // namespace lucca::record
