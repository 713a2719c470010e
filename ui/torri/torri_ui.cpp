#include "ui/torri/torri_ui.h"

#include "ui/torri/built.h"
#include "ui/torri/topics.h"
#include "ui/torri/words.h"

namespace lucca::ui {

using namespace torri;

const GameWords& TorriUi::words() const { return kTorriWords; }
const GamePictures& TorriUi::pictures() const { return kTorriPictures; }

// Who takes a prisoner is in the struggle of the seat in turn.
bool TorriUi::interrupts(const Table& table) const { return seatInTurn(stateOf(table)) != table.seat(); }

std::string_view TorriUi::topic(const Table& table) const {
  const State& state = stateOf(table);
  if (state.phase != Phase::Place || !choosingLot_) return ruleId(topicOf(state.phase));
  return ruleId(heightAt(state, lot_) > 0 ? RulePage::TorFloor : RulePage::TorHouse);
}

}  // namespace lucca::ui
