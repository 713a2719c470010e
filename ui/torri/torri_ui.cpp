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
  if (heightAt(state, lot_) > 0) return ruleId(RulePage::TorFloor);
  const bool allowed = why(state, colour_, lot_) == Verdict::Accepted;
  const torri::Effect::Kind effect =
      allowed ? effectOf(state, colour_, lot_).kind : torri::Effect::Kind::None;
  return ruleId(effect == torri::Effect::Kind::Fight   ? RulePage::TorStruggle
                : effect == torri::Effect::Kind::Merge ? RulePage::TorMerge
                                                       : RulePage::TorHouse);
}

}  // namespace lucca::ui
