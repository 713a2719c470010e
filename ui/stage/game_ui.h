// What a game's screens give to the shell. The shell owns the bars, the hand-over, recap, log, menus, undo and saving;
// a game draws the matter between the bars and names things. One object a game lives in the Handheld
// (ui/stage/game_row.h); its members are the cursor and what else a decision needs on the way.
//
// A game's screens know no rule: they ask the Table what is legal, why something is not, and what a choice would lead to.
// They draw from views alone, so a secret of another seat cannot reach the screen.
#pragma once

#include <string_view>

#include "drawing/canvas.h"
#include "drivers/sound.h"
#include "engine/game/result.h"
#include "ui/game/moment.h"
#include "ui/game/session.h"
#include "ui/look/motion.h"
#include "ui/look/paint.h"
#include "ui/widgets/bars.h"
#include "ui/widgets/event.h"
#include "ui/widgets/key_line.h"
#include "ui/words/rule_book.h"
#include "ui/words/text.h"

namespace lucca::ui {

class App;

// What a game's screen may know and do. Made by the shell for each call; cheap to copy, not to be kept.
class Table {
 public:
  explicit Table(App& app) : app_(app) {}

  const Game& game() const;
  const Setup& setup() const;
  int players() const { return setup().players; }
  // The seat that decides, and whose view this is. While somebody else moves: the one that holds the device.
  Seat seat() const;
  bool deciding() const;  // false: drawn behind a computer's thinking or the question whether to end the turn

  const AnyView& view() const;
  template <class View>
  const View& viewAs() const {
    return *reinterpret_cast<const View*>(view().bytes);
  }
  const ActionList& legal() const;  // sorted; only while deciding
  bool isLegal(Action action) const;
  Verdict check(Action action) const;
  // The seat's view after the action, and after the steps of the rules that follow when `settled`; false if refused.
  bool preview(Action action, AnyView& after, bool settled = false) const;

  std::string_view name(Seat seat) const;
  const SeatInfo& who(Seat seat) const;
  Motion& motion() const;  // where things are while they move
  Stage stage() const;
  // The bottom line with help and menu, to be filled in and drawn; then the shell is told which keys it names.
  KeyLine keyLine() const;
  void showsKeys(ButtonSet keys) const;
  uint8_t thinkProgress() const;  // of a computer player, in percent
  bool canUndo() const;
  const Moment& moment() const;  // what the seat decided last
  Seat mover() const;            // who decides or thinks
  // What the shell has to say now, for a stage that says it itself; `refusal` in the colour of a warning.
  std::string_view note(bool& refusal) const;
  // What is chosen from here without a cursor: the shell's notes leave it in sight.
  void keepClear(const Rect& area) const;
  // The seat that made this decision last, among the first `entries` of the history; kNobody: none did.
  Seat whoDid(Action action, std::size_t entries) const;
  std::size_t entries() const;

  // Decides. A refusal is told to the player by the shell (GameUi::refusal, with sound); the answer is for the caller.
  Verdict play(Action action, Effect effect = Effect::Confirm);
  // The decision just made needs no question whether the turn is over.
  void endTurn();
  // "This is not possible, because": toast and sound. Use for every press that does nothing.
  void refuse(Text why, std::initializer_list<Arg> args = {});
  void refuse(Verdict why);
  void sound(Effect effect);
  void redraw();
  // What is on display stays so much longer.
  void linger(uint32_t ms);
  // Opens the inspect pages at `page`; the player comes back to the same place.
  void inspect(int page);

 private:
  App& app_;
};

// What the shell wants to see on a game's stage.
struct Cue {
  enum class Kind : uint8_t {
    Position,  // the table as it is: somebody decides, is asked whether the turn is over, thinks, or is greeted
    Show,      // a moment of the game going on
    Recap,     // a moment that the seat has not seen
    Replay,    // a moment of the whole game
    Hint,      // what a choice would do
  };
  Kind kind = Kind::Position;
  const Moment* moment = nullptr;  // but for Position
  std::string_view words = {};     // what happens in it
  std::string_view why = {};       // the reason of a computer or a hint, or how the rules came to it
  const KeyHints* keys = nullptr;
  int16_t number = 0, count = 0;  // of the moments of a recap or replay
  bool news = false;              // this moment with all that were before it, in one picture
};

class Highlights;

class GameUi {
 public:
  // ---- The stage
  // A game with a stage of its own draws the whole screen, bars included, in every state of the game; draw(),
  // drawMoment() and status() are then not asked for.
  virtual bool staged() const { return false; }
  virtual void drawStage(const Table&, Canvas&, const Cue&) {}
  // Whether the stage says notes itself; else the shell lays them over it.
  virtual bool saysNotes() const { return false; }
  // Whether a seat may have secrets. Without them nobody covers the screen when another seat is to move: the stage
  // greets it.
  virtual bool keepsSecrets() const { return true; }
  // Whether the seat decides in the middle of another's turn, which it has before its eyes: no recap comes between.
  virtual bool interrupts(const Table&) const { return false; }
  // For normal speed: how long the act of a moment is, how long the moment then stays on display, and how long a seat is
  // greeted. The slow speed stretches all of it.
  virtual uint32_t actMs(const Moment&) const { return Motion::kHappenMs; }
  virtual uint32_t stayMs(const Moment&) const { return 0; }
  virtual uint32_t greetingMs() const { return 0; }
  // Another moment is about to be shown, the first of a recap or a turn `afresh`.
  virtual void follow(const Table&, const Moment&, bool /*afresh*/) {}
  // While the rules go on: nothing but the question whether the turn is over is left before the next seat.
  virtual bool turnOver(const Table&) const { return true; }

  // At the question whether the turn is over, `sinceMs` after it was put: whether it answers itself by now. Nobody is asked
  // so at a speed where each step waits for a key.
  virtual bool endsByItself(Table&, uint32_t /*sinceMs*/) { return false; }

  // What a seat has missed, on one page: a panel for each of the others, one of them `chosen`; `then` is the seat's last
  // view. The page may be what hands the device over. No panels: it is told moment by moment.
  virtual int panels(const Table&) const { return 0; }
  virtual Seat panelSeat(const Table&, int /*panel*/) const { return kNobody; }
  virtual void drawMeanwhile(const Table&, const AnyView& /*then*/, int /*chosen*/, bool /*handsOver*/,
                             Canvas&) {}
  // A, B and the directions while others move or a moment is on display; false when not used.
  virtual bool watchEvent(Table&, const Event&) { return false; }

  // ---- Deciding
  // While a seat decides: a slice of what takes time to foretell. True when there is something new to draw.
  virtual bool ponder(const Table&) { return false; }
  // A decision begins, or comes back after undo or resume: put the cursor on a sensible choice, forget half-made ones.
  virtual void begin(const Table& table) = 0;
  // A, B and the directions; X and Y belong to the shell. B goes one step back inside a half-made choice; return false
  // when there is nothing to go back to, and the shell offers undo or the menu.
  virtual bool event(Table& table, const Event& event) = 0;
  // The one thing that can be done now, where nobody needs to be asked for it; kNoAction: there is a choice to make.
  virtual Action forced(const Table&) const { return kNoAction; }
  // The matter between the bars: the choice, or (not deciding) the position as it is.
  virtual void draw(const Table&, Canvas&, const Rect&) {}
  // Without a word for B the shell adds its own: it undoes, or opens the menu where nothing can be undone.
  virtual void hints(const Table&, KeyHints&) const {}
  // The cursor's place in 32 bits, kept with the save so that a resumed game stands at the same choice.
  // Its two highest bits are the shell's (ui/saves/saved_game.h).
  virtual uint32_t place() const { return 0; }
  virtual void setPlace(const Table&, uint32_t) {}
  // Puts the cursor on a legal action, so that A makes it.
  virtual void pointAt(const Table& table, Action action) = 0;
  // Where on the stage an action of the seat is to be seen; empty: nowhere in particular.
  virtual int footerHeight(const Canvas&) const { return 17; }  // of the stage
  virtual Rect whereIs(const Table&, const Canvas&, Action) const { return {}; }

  // ---- Watching
  // One or two lines for recap, log and show ("Anna opens red: 5 points"), told from moment.watcher's view. Leave it
  // empty for what is not worth a line (a card drawn): such a moment is not shown at all.
  virtual void describe(const Table& table, const Moment& moment, Phrase& out) = 0;
  // In small letters below: how a step of the rules came to its result. May stay empty.
  virtual void explain(const Moment&, Phrase&) const {}
  // The picture of it: a bot's move, a blow of a struggle, a party with its arithmetic. Default: draw nothing special.
  virtual void drawMoment(const Table&, const Moment&, Canvas&, const Rect&) {}
  // The width that picture needs at a height; with room to spare the words of a low panel stand beside it.
  virtual int momentWidth(const Moment&, int height) const;
  // A small picture of it beside its words in the log, so wide; 0: none.
  virtual int entryWidth() const { return 0; }
  virtual void drawEntry(const Table&, const Moment&, Canvas&, const Rect&) {}
  virtual Effect soundOf(const Moment&) const { return Effect::Card; }

  // ---- The title bar
  // The right side: round and score of the seat, short: "R 3/7  12". At most about 90 px in the body font.
  virtual void status(const AnyView& view, Seat seat, Phrase& out) const = 0;
  // Colours of a seat's medallion: in Torri those of the bricks it plays in that view.
  virtual Paint paint(const SeatInfo& who, const AnyView& view, Seat seat) const;
  // Whom the bar names: who moved, or whose turn or points a step of the rules is about; kNobody: all of them.
  virtual Seat subject(const Moment& moment) const;

  // ---- Inspect
  // Pages that can be looked at any time: every quarter, the triplets, the supply. Left and right turn pages; the
  // other keys go to inspectEvent (a tower under the cursor); return false when not used.
  virtual int inspectPages(const Table& table) const = 0;
  virtual void inspectTitle(const Table&, int, Phrase&) {}
  // Whose page it is: the bar then names that player instead of the title. kNobody: of no one.
  virtual Seat inspectSeat(const Table&, int) const { return kNobody; }
  virtual bool inspectEvent(Table&, int, const Event&) { return false; }
  virtual void drawInspect(const Table& table, int page, Canvas& canvas, const Rect& area) = 0;
  // Pages with a row of their own in the game's menu: the page and its label; -1: no such row.
  virtual int menuPage(int /*i*/, Text& /*label*/) const { return -1; }
  // A game that draws these pages whole says which comes first, and where a key leads: to a page, kLeave, or kStay.
  static constexpr int kStay = -1, kLeave = -2, kByShell = -3;
  virtual int inspectFirst(const Table&) const { return 0; }
  // Where all players are seen at once.
  virtual int inspectAll(const Table& table) const { return inspectFirst(table); }
  virtual int inspectStep(Table&, int /*page*/, const Event&) { return kByShell; }

  // ---- The end
  // Why it ended and what decided, in a sentence; the table of points is the shell's.
  virtual void outcome(const Table& table, const Result& result, Phrase& out) = 0;
  // What the winner built, for the foot of the result page.
  virtual void drawBuilt(const Table& table, Seat winner, Canvas& canvas, const Rect& area) = 0;
  // What everybody built, the seats in their `order` at the end.
  virtual void drawAllBuilt(const Table&, std::span<const Seat> /*order*/, Canvas&, const Rect&) {}
  // What in a moment was the most so far.
  virtual void addHighlights(const Moment&, Highlights&) const {}

  // ---- Words
  // Why the engine refused; one short sentence.
  virtual void refusal(const Table& table, Verdict verdict, Phrase& out) = 0;
  // What an action is, as an offer ("Take triplet 2"): for hints and the list of choices.
  virtual void nameAction(const Table& table, Action action, Phrase& out) = 0;
  // Why a computer player moved, or a hint: the kinds are in the game's own bot.
  virtual void reason(const Table& table, const Reason& reason, Phrase& out) = 0;
  // The rule page about what is on the screen now: its id in assets/rules.
  virtual std::string_view topic(const Table& table) const = 0;
  // Whether the thing that a word of the glossary names is before the player now, and the word worth explaining.
  virtual bool shows(const Table&, Word) const { return true; }
  // Whether the seat's view now holds something the others must not see: the hand-over then asks for a second press.
  virtual bool secret(const Table&) const { return false; }

 protected:
  ~GameUi() = default;
};

}  // namespace lucca::ui
