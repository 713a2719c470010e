#include "ui/stage/table.h"

#include "ui/shell/app.h"
#include "ui/shell/scene_parts.h"
#include "ui/stage/act.h"
#include "ui/stage/game_stage.h"
#include "ui/stage/game_words.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

const Game& Table::game() const { return app_.game.session().match().game(); }
const Setup& Table::setup() const { return app_.game.session().match().setup(); }
Seat Table::seat() const {
  return deciding() ? app_.game.session().seat() : app_.game.session().hands().watcher();
}
bool Table::deciding() const { return app_.game.session().phase() == Session::Phase::Decide; }
const AnyView& Table::view() const { return app_.game.session().hands().view(); }
const ActionList& Table::legal() const { return app_.game.session().legal(); }
Verdict Table::check(Action action) const { return app_.game.session().match().check(action); }

std::string_view Table::name(Seat seat) const { return who(seat).name.view(); }
const SeatInfo& Table::who(Seat seat) const { return app_.game.session().match().plan().who(seat); }
Screen& Table::screen() const { return app_.screen; }
Motion& Table::motion() const { return app_.screen.motion(); }
Announcer& Table::tell() const { return app_.tell; }
Session::Phase Table::phase() const { return app_.game.session().phase(); }
// X held is the hint, Y held is everybody.
KeyLine Table::keyLine() const {
  KeyLine line = keyLineOf(app_);
  line.held = buttonBit(Button::Y);
  if (app_.game.session().phase() == Session::Phase::Decide) line.held |= buttonBit(Button::X);
  return line;
}

uint8_t Table::thinkProgress() const { return app_.game.session().thinker().progress(); }
bool Table::canUndo() const { return app_.game.session().undoReach() > 0; }
const Moment& Table::moment() const { return app_.game.session().showing().moment(); }
Seat Table::mover() const { return app_.game.session().seat(); }
std::size_t Table::entries() const { return app_.game.session().match().history().size(); }

Reason Table::adviceOn(Action action) const {
  const Thinker& thinker = app_.game.session().thinker();
  return thinker.hint() == action ? thinker.hintReason() : Reason{};
}

std::string_view Table::note(bool& refusal) const {
  refusal = app_.tell.isRefusal();
  return app_.screen.clear().empty() ? app_.tell.note() : std::string_view();
}

Seat Table::whoDid(Action action, std::size_t entries) const {
  const auto history = app_.game.session().match().history();
  for (std::size_t i = entries; i-- > 0;) {
    if (history[i] == action) return app_.game.session().match().mover(i);
  }
  return kNobody;
}

Verdict Table::play(Action action, Effect effect) {
  const Verdict verdict = app_.game.session().play(action);
  if (verdict != Verdict::Accepted) {
    refuse(verdict);
    return verdict;
  }
  app_.game.guided().watch(app_.game.session().showing().moment());
  app_.tell.sound(effect);
  const uint32_t ms = app_.stage().actMs(app_.game.session().showing().moment());
  beginAct(app_.screen.motion(), app_.now(), app_.settings.speed, action, ms);
  app_.screen.redraw();
  return verdict;
}

void Table::endTurn() {
  if (app_.game.session().phase() == Session::Phase::Confirm) app_.game.session().confirm();
}

void Table::refuse(Verdict why) {
  Phrase words;
  app_.stage().words().refusal(*this, why, words);
  app_.tell.refuse(words);
}

void Table::linger(uint32_t ms) { app_.game.session().showing().stayUntil(app_.now() + ms); }

void Table::inspect(int page) { app_.go.inspect(page); }

}  // namespace lucca::ui
