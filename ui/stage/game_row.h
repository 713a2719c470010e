// What the shell knows about a game besides its stage: how it is offered, set up, taught and counted. A game gives one
// constant (ui/NAME/row.cpp), and ui/games.cpp lists them; the shell asks the list and names no game.
#pragma once

#include <array>
#include <cstddef>
#include <new>
#include <span>
#include <string_view>

#include "engine/games.h"
#include "ui/game/guide.h"
#include "ui/game/plan.h"
#include "ui/look/paint.h"
#include "ui/shell/stage_source.h"
#include "ui/stage/game_stage.h"
#include "ui/words/rule_book.h"

namespace lucca::ui {

// A text in the language of the screen, or words that are the same in every language.
class Label {
 public:
  constexpr Label(Text text) : text_(text) {}
  constexpr Label(const char* words) : words_(words) {}
  std::string_view view() const { return words_ ? std::string_view(words_) : tr(text_); }

 private:
  Text text_{};
  const char* words_ = nullptr;
};

// The words that a screen about this page brings up, in the order in which they should be learned.
struct FirstWords {
  RulePage page;
  std::span<const Word> words;
};

struct GameRow {
  GameId game;
  Label name;
  Label about;    // where a game is chosen
  Label refused;  // the rules have no such set-up

  // ---- Setting up. The options are those of Game::options before Game::seatOption.
  void (*propose)(Setup& setup);         // changes the options' standard values for a first game
  void (*playersChanged)(Setup& setup);  // another number of seats was chosen
  bool choosesStart;                     // whether somebody is chosen to begin
  Label (*optionLabel)(int option);
  void (*optionValue)(int option, int value, Phrase& out);
  void (*optionNote)(int option, int value, Phrase& out);
  RulePage optionsPage;
  // By the values of Game::seatOption; empty: the players' own colours.
  std::span<const TintPair> seatColours;
  std::span<const Label> seatColourNames;

  // ---- Counting: in the order of Game::categories and Game::series.
  std::span<const Label> categories, series;
  // False: the categories are not added up. The one that decided is Result::tieBreak - 1, or, where nothing had to
  // decide, Result::reason.
  bool sums = true;

  // ---- Teaching
  const Guide* guide;  // null: there is none
  Label guideAbout;
  std::span<const FirstWords> firstWords;
  bool (*drawPicture)(Canvas& canvas, RulePicture picture, int x, int y,
                      int height);  // false: not of this game

  // ---- Playing: makes the game's stage in memory of kStageSize bytes.
  GameStage* (*makeStage)(std::byte* memory);

  // ---- In the list of running games: a small picture of how it stands, `of` one seat where each has its own, and its
  // round in a word. A game may have neither.
  void (*drawGlimpse)(Canvas& canvas, const Rect& area, const AnyView& view, Seat of) = nullptr;
  void (*addRound)(const AnyView& view, Phrase& out) = nullptr;
};

// The table of the games' rows (ui/games.cpp), in the order in which they are offered.
std::span<const GameRow* const> gameRows();
// Of a game of the table.
const GameRow& rowOf(GameId game);

inline constexpr std::size_t kStageSize = 160 + 3 * sizeof(void*);  // of the largest
template <class Stage>
GameStage* makeStage(std::byte* memory) {
  static_assert(sizeof(Stage) <= kStageSize);
  return new (memory) Stage;
}

// The stage of the game that is played; another game takes its place.
class StageHouse final : public StageSource {
 public:
  GameStage& stageOf(GameId game) override;

 private:
  alignas(std::max_align_t) std::array<std::byte, kStageSize> memory_;
  GameStage* stage_ = nullptr;
  GameId game_{};
};

inline std::string_view gameName(GameId game) { return rowOf(game).name.view(); }
// "Palazzi: Anna, Mark".
void addGame(const Plan& plan, Phrase& out);

// The same people round the table, another one of them first.
void rotateSeats(Plan& plan, int first);

// Whether the colour of a seat is an option of the game, and where in Setup::option.
bool hasSeatOption(GameId game);
std::size_t seatOption(GameId game, Seat seat);
// How a seat looks where no position is shown.
Paint seatPaint(const Setup& setup, const SeatInfo& who, Seat seat);
std::string_view seatColourName(const Setup& setup, const SeatInfo& who, Seat seat);

}  // namespace lucca::ui
