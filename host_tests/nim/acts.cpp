#include "host_tests/nim/acts.h"

#include "host_tests/nim/pictures.h"
#include "host_tests/nim/seen.h"
#include "host_tests/nim/words.h"

namespace lucca::ui {

void NimActs::draw(const Table& table, Canvas& canvas, const Cue& cue) {
  const Moment& moment = *cue.moment;
  const Seat subject = kNimWords.subject(moment);
  drawBar(table, canvas, stateOf(moment.after), subject >= 0 ? subject : table.seat());
  Phrase what;
  what.add(cue.words).add(" ").add(cue.why);
  const Rect above = drawNote(canvas, layoutOf(canvas).body, what);
  drawRows(canvas, above, stateOf(moment.before), nim::rowOf(moment.action), nim::sticksOf(moment.action));
  if (cue.keys != nullptr) drawHints(table, canvas, *cue.keys);
}

}  // namespace lucca::ui
