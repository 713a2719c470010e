#include "host_tests/nim/words.h"

#include "host_tests/nim/seen.h"

namespace lucca::ui {

void NimWords::describe(const Table& table, const Moment& moment, Phrase& out) const {
  out.add(table.name(moment.mover)).add(": ");
  nameAction(table, moment.action, out);
}

void NimWords::nameAction(const Table&, Action action, Phrase& out) const {
  out.add("takes ").add(nim::sticksOf(action)).add(" of row ").add(nim::rowOf(action) + 1);
}

void NimWords::outcome(const Table& table, const Result&, Phrase& out) const {
  out.add(stateOf(table.view()).lastLoses ? "The last stick loses." : "The last stick wins.");
}

}  // namespace lucca::ui
