#include "tools/record/torri/lines.h"

#include "engine/torri/game.h"
#include "engine/torri/query.h"
#include "tools/record/lines/line_reader.h"

namespace lucca::record {
namespace {

using namespace torri;

// "a1" is the bottom left.
std::string lotName(Lot lot) {
  std::string name(1, static_cast<char>('a' + columnOf(lot)));
  name += std::to_string(rowOf(lot) + 1);
  return name;
}

// kNoLot for what is no lot of a city of that size.
Lot lotNamed(std::string_view name, int size) {
  for (int row = 0; row < size; ++row) {
    for (int column = 0; column < size; ++column) {
      if (name == lotName(lotAt(column, row))) return lotAt(column, row);
    }
  }
  return kNoLot;
}

const char* word(Brick colour) { return kColourWords[index(colour)]; }

Line event(const char* name) { return Line().text("e", name); }

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

std::string switchLine(Action action, std::size_t legal) {
  return event("switch")
      .text("to", word(colourOf(action)))
      .number("legal", static_cast<int64_t>(legal))
      .end();
}

// The decision of a line.
class TorriReader : LineReader {
 public:
  TorriReader(const State& state, const Value& line, std::string& why)
      : LineReader(line, why), state_(state) {}

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
  bool colour(const char* key, Brick& out) {
    int found;
    if (!LineReader::word(key, kColourWords, found)) return false;
    out = static_cast<Brick>(found);
    return true;
  }

  bool lot(Lot& out) {
    const std::string expected = "a lot from a1 to " + lotName(lotAt(state_.size() - 1, state_.size() - 1));
    std::string_view name;
    if (!text("lot", expected, name)) return false;
    out = lotNamed(name, state_.size());
    return out != kNoLot || wrong("lot", expected);
  }

  bool placed(Action& out) {
    Brick brick;
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
    Brick to;
    if (!colour("to", to)) return false;
    out = switchTo(to);
    return true;
  }

  const State& state_;
};

}  // namespace

void writeLines(const State& before, Action action, std::size_t legal, const State& after,
                std::vector<std::string>& lines) {
  switch (kindOf(action)) {
    case Kind::Turn:
      return lines.push_back(turnLine(before));
    case Kind::Place:
      return lines.push_back(placeLine(before, action, legal));
    case Kind::Struggle:
      return lines.push_back(struggleLine(struggleOf(before)));
    case Kind::Attack:
      return lines.push_back(attackLine(struggleOf(before)));
    case Kind::Prisoner:
    case Kind::Ransom:
    case Kind::NoPrisoner:
      return lines.push_back(prisonerLine(struggleOf(before), action, legal));
    case Kind::Merge:
      return lines.push_back(mergeLine(struggleOf(before)));
    case Kind::Switch:
      return lines.push_back(switchLine(action, legal));
    case Kind::Finish:
      return lines.push_back(endLine(after));
    case Kind::Apart:  // the next line shows it
    case Kind::Fallen:
      return;
  }
}

bool readLine(const State& state, const Value& line, std::vector<Action>& out, std::string& why) {
  Action action = kNoAction;
  if (!TorriReader(state, line, why).action(action)) return false;
  out.push_back(action);
  return true;
}

}  // namespace lucca::record
