#include "tools/record/torri.h"

#include "engine/torri/game.h"
#include "engine/torri/query.h"

namespace lucca::record {
namespace {

using namespace torri;

constexpr FlagSpec kFlags[] = {{"size", true}, {"colours", true}, {"switch", false}};
constexpr int kUsualPlayers = 2;
constexpr int kUsualSize = 1;

const torri::State& of(const AnyState& state) { return *reinterpret_cast<const torri::State*>(state.bytes); }

template <std::size_t N>
int indexOf(const char* const (&words)[N], std::string_view word) {
  for (std::size_t i = 0; i < N; ++i) {
    if (word == words[i]) return static_cast<int>(i);
  }
  return -1;
}

const char* word(Colour colour) { return kColourWords[index(colour)]; }

std::string plain(std::string_view text) {
  Value value;
  value.kind = Value::Kind::Text;
  value.text = text;
  return shown(value);
}

bool fail(std::string& why, std::string reason) {
  why = std::move(reason);
  return false;
}

Line event(const char* name) {
  Line line;
  line.text("e", name);
  return line;
}

std::string turnLine(const State& state) {
  const Seat seat = seatInTurn(state);
  return event("turn")
      .number("n", state.turn)
      .number("seat", seat)
      .text("colour", word(colourOfSeat(state, seat)))
      .end();
}

std::string placeLine(const State& before, Action action, std::size_t legal) {
  const Lot lot = lotOf(action);
  return event("place")
      .text("colour", word(colourOf(action)))
      .text("lot", lotName(lot))
      .text("as", heightAt(before, lot) > 0 ? "floor" : "house")
      .number("legal", static_cast<int64_t>(legal))
      .end();
}

std::string struggleLine(const StruggleView& struggle) {
  return event("struggle")
      .text("stronger", lotName(struggle.stronger))
      .text("weaker", lotName(struggle.weaker))
      .end();
}

std::string attackLine(const StruggleView& struggle) {
  return event("attack")
      .text("tower", lotName(struggle.acting))
      .text("by", word(struggle.by))
      .text("against", word(struggle.against))
      .end();
}

std::string prisonerLine(const StruggleView& struggle, Action action, std::size_t legal) {
  Line line = event("prisoner");
  line.text("by", word(struggle.against)).text("of", word(struggle.by));
  if (kindOf(action) == Kind::NoPrisoner) return line.null("lot").end();
  if (kindOf(action) == Kind::Ransom) return line.text("lot", "supply").end();
  return line.text("lot", lotName(lotOf(action))).number("legal", static_cast<int64_t>(legal)).end();
}

std::string mergeLine(const StruggleView& struggle) {
  return event("merge").text("into", lotName(struggle.stronger)).text("from", lotName(struggle.weaker)).end();
}

std::string endLine(const State& after) {
  const Result outcome = torri::result(after);
  std::vector<std::string> winners;
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    if (contains(outcome.winners, seat)) winners.push_back(std::to_string(seat));
  }
  return event("end").text("reason", kReasonWords[outcome.reason]).raw("winners", list(winners)).end();
}

// Reads the decision that a line stands for.
class LineReader {
 public:
  LineReader(const State& state, const Value& line, std::string& why)
      : state_(state), line_(line), why_(why) {}

  bool action(Action& out) {
    switch (state_.phase) {
      case Phase::Place:
        return due("place") && placed(out);
      case Phase::Prisoner:
        return due("prisoner") && taken(out);
      default:
        return due("switch") && switched(out);
    }
  }

 private:
  bool due(const char* name) {
    const Value* e = line_.find("e");
    if (e && e->isText(name)) return true;
    return fail(why_, std::string("a ") + name + " line is due here" + (e ? ", not " + shown(*e) : ""));
  }

  bool text(const char* key, std::string_view& out) {
    const Value* value = line_.find(key);
    if (!value) return fail(why_, "the key \"" + std::string(key) + "\" is missing");
    if (value->kind != Value::Kind::Text) return fail(why_, "\"" + std::string(key) + "\" must be a text");
    out = value->text;
    return true;
  }

  bool colour(const char* key, Colour& out) {
    std::string_view name;
    if (!text(key, name)) return false;
    const int found = indexOf(kColourWords, name);
    if (found < 0) return fail(why_, "unknown colour " + plain(name));
    out = static_cast<Colour>(found);
    return true;
  }

  bool lot(Lot& out) {
    std::string_view name;
    if (!text("lot", name)) return false;
    out = lotNamed(name, state_.size());
    const std::string size = std::to_string(state_.size());
    return out != kNoLot || fail(why_, "no lot " + plain(name) + " in a city of " + size + " x " + size);
  }

  bool placed(Action& out) {
    Colour brick;
    Lot at;
    if (!colour("colour", brick) || !lot(at)) return false;
    out = place(brick, at);
    return true;
  }

  bool taken(Action& out) {
    Lot at;
    if (!lot(at)) return false;
    out = torri::takePrisoner(at);
    return true;
  }

  bool switched(Action& out) {
    Colour to;
    if (!colour("to", to)) return false;
    out = switchTo(to);
    return true;
  }

  const State& state_;
  const Value& line_;
  std::string& why_;
};

bool readSize(std::string_view text, Setup& out, std::string& why) {
  const int found = indexOf(kSizeWords, text);
  if (found < 0) return fail(why, "size " + plain(text) + ": a city has 6, 8, 10 or 12 lots a side");
  out.option[kSizeOption] = static_cast<uint8_t>(found);
  return true;
}

bool checkPlayers(int64_t players, std::string& why) {
  return (players >= 2 && players <= 4) ||
         fail(why, std::to_string(players) + " players: Torri is for 2 to 4");
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
      return fail(why, "unknown colour " + plain(name) + ": there are white, black, red and blue");
    if (played >> found & 1u) return fail(why, "the colour " + name + " twice: each player has his own");
    played |= 1u << found;
    out.option[kColourOption + seat++] = static_cast<uint8_t>(found);
  }
  for (unsigned colour = 0; colour < kColours; ++colour) {
    if (!(played >> colour & 1u)) out.option[kColourOption + seat++] = static_cast<uint8_t>(colour);
  }
  return true;
}

std::vector<std::string> split(const std::string& text) {
  std::vector<std::string> parts(1);
  for (char c : text) {
    if (c == ',') {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

class TorriLanguage : public Language {
 public:
  const Game& game() const override { return kGame; }
  std::span<const FlagSpec> flags() const override { return kFlags; }

  bool setupFrom(const Flags& flags, int players, Setup& out, std::string& why) const override {
    std::vector<std::string> colours;
    if (const auto flag = flags.find("colours"); flag != flags.end()) colours = split(flag->second);
    if (players == 0) players = colours.empty() ? kUsualPlayers : static_cast<int>(colours.size());
    if (!checkPlayers(players, why)) return false;
    for (int seat = 0; colours.size() < static_cast<std::size_t>(players) && !flags.contains("colours");
         ++seat) {
      colours.emplace_back(kColourWords[seat]);
    }
    out = {GameId::Torri, static_cast<uint8_t>(players), {kUsualSize, flags.contains("switch")}};
    const auto size = flags.find("size");
    if (size != flags.end() && !readSize(size->second, out, why)) return false;
    return readColours(colours, out, why);
  }

  // "torri-8-2p-white-black-switch"
  std::string label(const Setup& setup) const override {
    std::string text = std::string("torri-") + kSizeWords[setup.option[kSizeOption]] + "-" +
                       std::to_string(setup.players) + "p";
    for (const std::string& colour : colourWords(setup)) text += "-" + colour;
    return text + (setup.option[kSwitchOption] ? "-switch" : "");
  }

  std::string header(const Setup& setup, int64_t seed) const override {
    std::vector<std::string> colours;
    for (const std::string& colour : colourWords(setup)) colours.push_back(quoted(colour));
    Line line;
    line.text("format", "lucca-record").number("version", 1).text("game", "torri");
    line.raw("size", kSizeWords[setup.option[kSizeOption]]).number("players", setup.players);
    line.raw("colours", list(colours)).truth("switch", setup.option[kSwitchOption]).number("seed", seed);
    return line.end();
  }

  bool readHeader(const Value& line, Setup& out, std::string& why) const override {
    const Value* size = line.find("size");
    const Value* players = line.find("players");
    const Value* colours = line.find("colours");
    const Value* switching = line.find("switch");
    if (!size || size->kind != Value::Kind::Number) return fail(why, "\"size\" must be 6, 8, 10 or 12");
    if (!players || players->kind != Value::Kind::Number) return fail(why, "\"players\" must be 2 to 4");
    if (!colours || colours->kind != Value::Kind::List) return fail(why, "\"colours\" must be a list");
    if (!switching || switching->kind != Value::Kind::Bool)
      return fail(why, "\"switch\" must be true or false");
    if (!checkPlayers(players->number, why)) return false;
    out = {GameId::Torri, static_cast<uint8_t>(players->number), {0, switching->truth}};
    if (!readSize(std::to_string(size->number), out, why)) return false;
    std::vector<std::string> names;
    for (const Value& item : colours->items) {
      if (item.kind != Value::Kind::Text) return fail(why, "unknown colour " + shown(item));
      names.push_back(item.text);
    }
    return readColours(names, out, why);
  }

  void observe(const AnyState& before, Action action, std::size_t legal, const AnyState& after,
               std::vector<std::string>& lines) const override {
    const State& state = of(before);
    switch (kindOf(action)) {
      case Kind::Turn:
        return lines.push_back(turnLine(state));
      case Kind::Place:
        return lines.push_back(placeLine(state, action, legal));
      case Kind::Struggle:
        return lines.push_back(struggleLine(struggleOf(state)));
      case Kind::Attack:
        return lines.push_back(attackLine(struggleOf(state)));
      case Kind::Prisoner:
      case Kind::Ransom:
      case Kind::NoPrisoner:
        return lines.push_back(prisonerLine(struggleOf(state), action, legal));
      case Kind::Merge:
        return lines.push_back(mergeLine(struggleOf(state)));
      case Kind::Switch:
        return lines.push_back(event("switch")
                                   .text("to", word(colourOf(action)))
                                   .number("legal", static_cast<int64_t>(legal))
                                   .end());
      case Kind::Finish:
        return lines.push_back(endLine(of(after)));
      case Kind::Apart:  // the next line shows it
      case Kind::Fallen:
        return;
    }
  }

  bool decode(const AnyState& state, const Value& line, std::vector<Action>& out,
              std::string& why) const override {
    Action action = kNoAction;
    if (!LineReader(of(state), line, why).action(action)) return false;
    out.push_back(action);
    return true;
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

const Language& torriLanguage() {
  static const TorriLanguage language;
  return language;
}

std::string lotName(Lot lot) {
  std::string name(1, static_cast<char>('a' + columnOf(lot)));
  name += std::to_string(rowOf(lot) + 1);
  return name;
}

Lot lotNamed(std::string_view name, int size) {
  for (int row = 0; row < size; ++row) {
    for (int column = 0; column < size; ++column) {
      if (name == lotName(lotAt(column, row))) return lotAt(column, row);
    }
  }
  return kNoLot;
}

}  // namespace lucca::record
