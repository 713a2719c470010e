// All that the shell knows about a game besides its stage: how it is offered, set up, taught and counted. A game gives one
// constant (ui/NAME/row.cpp), and ui/games.cpp lists them. The shell asks the list and names no game.
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

struct PuzzleFace;

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

// The words that a screen about this page introduces, in the order in which they should be learned.
struct FirstWords {
  RulePage page;
  std::span<const Word> words;
};

// The words of a game's options. Options and their values count from 0. No function is null.
struct OptionWords {
  Label (*name)(int option);
  void (*value)(int option, int value, Phrase& out);  // in a word or two
  void (*note)(int option, int value, Phrase& out);   // a line about that value
};

// How a game is set up. The options are those of Game::options before Game::seatOption.
struct SetupRow {
  // Changes the options' standard values for a first game; default: keeps them. Never null.
  void (*propose)(Setup& setup) = [](Setup&) {};
  // Mends options that another number of seats does not allow; default: every number allows all. Never null.
  void (*playersChanged)(Setup& setup) = [](Setup&) {};
  // Whether a player is chosen to begin; default: the rules or the cards say who does.
  bool choosesStart = false;
  OptionWords options;
  // Which kinds of matches it can be a game of, besides None; default: none.
  std::span<const TourneyKind> tourneys = {};
  // How many floors, prisoners or the like win with this set-up, if a handicap makes them fewer; null, the default: the game
  // has no such handicap.
  int (*goal)(const Setup& setup) = nullptr;
  RulePage optionsPage;  // help while options are chosen
  // By the values of Game::seatOption; both empty, the default: seats have the players' own colours.
  std::span<const TintPair> seatColours = {};
  std::span<const Label> seatColourNames = {};
};

struct GameRow {
  GameId game;    // the number that saves keep for ever (engine/game/setup.h)
  Label name;     // of the game, in menus and titles
  Label about;    // one or two lines below the name, where a game is chosen
  Label refused;  // said when the rules have no such set-up

  const SetupRow* setup;  // how it is set up (ui/NAME/setup.cpp). Never null

  // ---- Counting
  std::span<const Label> categories;  // of points, in the order of Game::categories
  std::span<const Label> series;      // of the curves of a result, in the order of Game::series
  // Whether the categories add up to a total; default: they do. False: the one that decided is Result::tieBreak - 1, or,
  // where no tie had to be broken, Result::reason.
  bool sums = true;

  // ---- Teaching
  const Guide* guide = nullptr;                 // the guided game; null, the default: there is none
  Label guideAbout = "";                        // a line about it; not used without a guide
  std::span<const FirstWords> firstWords = {};  // explained once, when they first matter; default: none
  // Draws a picture of a rule page, `height` pixels high, with its top left corner at x, y. False: the picture is not of
  // this game. Never null.
  bool (*drawPicture)(Canvas& canvas, RulePicture picture, int x, int y, int height);

  // Whether the stage has a coach that warns one seat (GameStage::coach); default: it has none.
  bool coaches = false;

  // ---- Playing
  // Makes the game's stage in memory of kStageSize bytes; its owner never destroys it. Never null.
  GameStage* (*makeStage)(std::byte* memory);

  // ---- Puzzles; default: none
  const PuzzleFace* puzzles = nullptr;
  // Which of them, counted from 0, is the picture of the game where it is chosen; -1: none.
  int8_t sample = -1;

  // ---- In the list of running games; default: neither
  // A small picture of the position, `of` one seat where each has its own; null: none.
  void (*drawGlimpse)(Canvas& canvas, const Rect& area, const AnyView& view, Seat of) = nullptr;
  // The position under its sky, `of` one seat where each has its own: across the whole screen at the start, or smaller, on
  // the menu's card and where a game is chosen; null: none.
  void (*drawScene)(Canvas& canvas, const Rect& area, const AnyView& view, Seat of) = nullptr;
  // The round in a word or two, as "Round 3"; null: none.
  void (*addRound)(const AnyView& view, Phrase& out) = nullptr;

  // ---- In a replay
  // Whether every seat has one turn in a round; default: there are no rounds.
  bool rounds = false;
  // Whether new cards come during the game, so that luck is told apart from decisions; default: there is no luck.
  bool cards = false;
};

// The table of the games' rows (ui/games.cpp), in the order in which they are offered.
std::span<const GameRow* const> gameRows();
// Of a game of the table.
const GameRow& rowOf(GameId game);

// In bytes; pointers are larger on a PC.
inline constexpr std::size_t kStageSize = 528 + 16 * sizeof(void*);  // of the largest
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
// "Palazzi"; of a city "City 12".
void addGameName(const Plan& plan, uint32_t seed, Phrase& out);
// "Palazzi: Anna, Mark".
void addGame(const Plan& plan, Phrase& out);
// "Anna, Mark".
void addNames(const Plan& plan, Phrase& out);

// "Match 2/3": the game that comes after `played` ones.
void addTourney(const Plan& plan, int played, Phrase& out);

// The same people round the table, another one of them first.
void rotateSeats(Plan& plan, int first);

// Whether the colour of a seat is an option of the game, and where in Setup::option.
bool hasSeatOption(GameId game);
std::size_t seatOption(GameId game, Seat seat);
// How a seat looks where no position is shown.
Paint seatPaint(const Setup& setup, const SeatInfo& who, Seat seat);
std::string_view seatColourName(const Setup& setup, const SeatInfo& who, Seat seat);

}  // namespace lucca::ui
