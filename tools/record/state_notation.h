// A notation whose lines are written from and read against the states of one game.
#pragma once

#include "tools/record/notation.h"

namespace lucca::record {

// `write` and `read` are as Notation::observe() and Notation::decode().
template <class State,
          void (*write)(const State& before, Action action, std::size_t legal, const State& after,
                        std::vector<std::string>& lines),
          bool (*read)(const State& state, const Value& line, std::vector<Action>& out, std::string& why)>
class StateNotation : public Notation {
 public:
  void observe(const AnyState& before, Action action, std::size_t legal, const AnyState& after,
               std::vector<std::string>& lines) const final {
    write(of(before), action, legal, of(after), lines);
  }
  bool decode(const AnyState& state, const Value& line, std::vector<Action>& out,
              std::string& why) const final {
    return read(of(state), line, out, why);
  }

 private:
  static const State& of(const AnyState& state) { return *reinterpret_cast<const State*>(state.bytes); }
};

// The one object of a notation without a state.
template <class Its>
const Notation& theOnly() {
  static const Its notation;
  return notation;
}

}  // namespace lucca::record
