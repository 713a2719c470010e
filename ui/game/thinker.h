// Runs the computer players of a match, also ahead of their turn, and the hints that they give to people.
#pragma once

#include <cstdint>

#include "base/lent_memory.h"
#include "engine/bots/bot.h"
#include "ui/game/played_match.h"
#include "ui/game/rival.h"

namespace lucca::ui {

class Thinker {
 public:
  // It works in `spare`, kBotWorkspace bytes. If another owner takes the memory, thinking restarts.
  explicit Thinker(LentMemory& spare) : spare_(spare), bot_(spare.take(this)) {}

  // Begins the decision of the seat that is to move, or continues it. At the beginning the next think() only lists the
  // choices, which takes some milliseconds, so that the picture that says who thinks does not wait.
  void begin(const PlayedMatch& match) { begin(match, Start::Later); }
  // The match was just loaded with its history: the plan for the turn under way is computed again, so that the computer moves
  // as it would have.
  void forget(const PlayedMatch& match) { takenUpAt_ = static_cast<uint16_t>(match.history().size()); }
  // True when the move is decided; `progressed`: progress() changed.
  bool think(const PlayedMatch& match, uint32_t steps, bool& progressed);
  uint8_t progress() const { return spare_.has(this) && !waits_ ? bot_.progress() : elsewhere_; }
  // Sets the progress, in percent, while another part searches for the move.
  void setProgress(uint8_t percent) { elsewhere_ = percent; }
  // The move, also before it is decided: always a legal one.
  Action take(const PlayedMatch& match, Reason& why);

  // While show number `show` is on display: the computer that moves next thinks already, for what comes in between is
  // known. Its move is the same as without.
  void thinkAhead(const PlayedMatch& match, uint32_t show, uint32_t steps);
  bool thinksAhead(uint32_t show) const { return ahead_ || aheadAt_ != show; }

  // Moves for the computers whenever it has a move. Null, the default: they always think. It must outlive the session or be
  // replaced.
  void setRival(const Rival* rival) { rival_ = rival; }
  const Rival* rival() const { return rival_; }

  // A hint for the seat that decides, from its view: ask, then advise() until true.
  void askHint(const PlayedMatch& match, const AnyView& view);
  bool advise(const PlayedMatch& match, const AnyView& view, uint32_t steps);
  Action hint() const { return hint_; }
  Reason hintReason() const { return hintReason_; }

 private:
  enum class Start : uint8_t { Now, Later };

  void begin(const PlayedMatch& match, Start start);
  void begin(const PlayedMatch& match, Seat seat, const AnyState& state, std::size_t index, Start start);
  bool recall(const PlayedMatch& match, std::size_t from);
  bool beginAhead(const PlayedMatch& match);

  LentMemory& spare_;
  Bot bot_;
  const Rival* rival_ = nullptr;
  uint32_t thoughtOn_ = 0;  // names the decision that the bot thinks about; 0: none
  uint32_t aheadAt_ = 0;    // the show at which the next decision was looked for
  bool ahead_ = false;      // that decision was found, and the bot thinks about it
  uint8_t elsewhere_ = 0;   // percent
  uint16_t takenUpAt_ = 0;  // the plan of a turn that began before this entry is not known
  uint16_t recalled_ = 0;   // the entry whose decision the bot computes again
  bool recalls_ = false;    // the bot does so now
  bool waits_ = false;      // the bot has not begun this decision yet
  Action hint_ = kNoAction;
  Reason hintReason_;
};

}  // namespace lucca::ui
