#include "tools/record/referee.h"

#include <vector>

#include "tools/record/lines/line_reader.h"
#include "tools/record/notation.h"

namespace lucca::record {
namespace {

enum class Reading { Line, End, TooLong, Unended, CarriageReturn };

Reading readLine(std::istream& in, std::string& line) {
  line.clear();
  for (int c = in.get(); c != std::istream::traits_type::eof(); c = in.get()) {
    if (c == '\n') return Reading::Line;
    if (c == '\r') return Reading::CarriageReturn;
    if (line.size() == kMaxLine) return Reading::TooLong;
    line += static_cast<char>(c);
  }
  return line.empty() ? Reading::End : Reading::Unended;
}

class Referee {
 public:
  Referee(std::istream& in, bool running, Match& match) : in_(in), running_(running), match_(match) {}

  Finding judge() {
    Finding finding;
    finding.good = header() && game() && ending();
    finding.line = line_;
    finding.reason = finding.good ? outcome() : why_;
    return finding;
  }

 private:
  bool fail(std::string reason) {
    why_ = std::move(reason);
    return false;
  }

  // The next line as an object. At the end of the file: false, with ended_ set.
  bool next(Value& out) {
    std::string text;
    const Reading reading = readLine(in_, text);
    if (reading == Reading::End) {
      ended_ = true;
      return fail("the record stops here: its end line is missing (--running accepts a game that goes on)");
    }
    ++line_;
    if (reading == Reading::TooLong)
      return fail("the line is longer than " + std::to_string(kMaxLine) + " bytes");
    if (reading == Reading::CarriageReturn)
      return fail("a carriage return: lines end with a line feed alone");
    if (text.empty()) return fail("the line is empty");
    if (!parse(text, out, why_)) return false;
    if (reading == Reading::Unended) return fail("the line does not end with a line feed");
    return out.kind == Value::Kind::Object || fail("a line of a record is an object");
  }

  bool agrees(const std::string& expected, const Value& found) {
    Value value;
    std::string broken;
    if (!parse(expected, value, broken)) return fail("the expected line " + broken);
    return sameObject(value, found, why_);
  }

  bool header() {
    Value line;
    if (!next(line))
      return ended_ ? fail("the file is empty; a record is one game, a line for each action") : false;
    const Value* format = line.find("format");
    if (!format || !format->isText("lucca-record"))
      return fail("not a record: its first line should begin {\"format\":\"lucca-record\",\"version\":1");
    const Value* version = line.find("version");
    if (!version || version->kind != Value::Kind::Number || version->number != 1) {
      return fail("only version 1 of the format is known");
    }
    std::string_view name;
    if (!LineReader(line, why_).text("game", "a game", name)) return false;
    notation_ = findNotation(name);
    if (!notation_) return fail(unknownGame(name));
    Setup setup{};
    if (!notation_->readHeader(line, setup, why_)) return false;
    const Value* seed = line.find("seed");
    if (!seed || seed->kind != Value::Kind::Number || seed->number < 0)
      return fail("\"seed\" must be a number, 0 or more");
    if (match_.start(notation_->game(), setup) != Verdict::Accepted)
      return fail("the rules have no such set-up");
    return agrees(notation_->header(setup, seed->number), line);
  }

  bool game() {
    while (match_.toMove() != kOver) {
      if (match_.toMove() == kRules) {
        ruleStep();
        if (!compareAll()) return running_ && ended_;
      } else if (!lineOfChoice()) {
        return running_ && ended_;
      }
    }
    return true;
  }

  void ruleStep() {
    const AnyState before = match_.state();
    const Action action = match_.step();
    notation_->observe(before, action, 0, match_.state(), expected_);
  }

  // Lines that the rules alone decide.
  bool compareAll() {
    for (const std::string& expected : expected_) {
      Value line;
      if (!next(line) || !agrees(expected, line)) return false;
    }
    expected_.clear();
    return true;
  }

  // A line that says what chance or a player did.
  bool lineOfChoice() {
    Value line;
    if (!next(line)) return false;
    std::vector<Action> actions;
    if (!notation_->decode(match_.state(), line, actions, why_)) return false;
    for (Action action : actions) {
      const AnyState before = match_.state();
      ActionList legal;
      match_.legal(legal);
      const Verdict verdict = match_.apply(action);
      if (verdict != Verdict::Accepted) return fail(notation_->game().explain(verdict));
      notation_->observe(before, action, legal.size(), match_.state(), expected_);
    }
    if (expected_.empty()) return fail("the line is not complete");
    if (!agrees(expected_.front(), line)) return false;
    expected_.erase(expected_.begin());
    return compareAll();
  }

  bool ending() {
    if (ended_) return true;
    std::string text;
    if (readLine(in_, text) == Reading::End) return true;
    ++line_;
    return fail("a line after the end of the game");
  }

  std::string outcome() const {
    if (match_.toMove() != kOver) return "running";
    const Result result = notation_->game().result(match_.state());
    std::string text = "won by seat";
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      if (contains(result.winners, seat)) text += " " + std::to_string(seat);
    }
    return text;
  }

  std::istream& in_;
  const bool running_;
  Match& match_;
  const Notation* notation_ = nullptr;
  std::vector<std::string> expected_;
  std::size_t line_ = 0;
  bool ended_ = false;
  std::string why_;
};

}  // namespace

Finding referee(std::istream& in, bool running, Match& match) { return Referee(in, running, match).judge(); }

Finding referee(std::istream& in, bool running) {
  Match match;
  return referee(in, running, match);
}

}  // namespace lucca::record
