// The puzzle book: the chapters of a game with their stars, and the puzzles of a chapter.
#pragma once

#include "ui/shell/app.h"

namespace lucca::ui {

struct GameRow;

class PuzzlesScene final : public Scene {
  void enter(App& app) override;
  void resume(App& app) override { app.screen.redraw(); }
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;

  enum class View : uint8_t { Book, Chapter };

  void bookEvent(App& app, const Event& event);
  void chapterEvent(App& app, const Event& event);
  void openChapter(App& app);
  void solve(App& app);
  void drawBook(App& app, Canvas& canvas);
  void drawChapter(App& app, Canvas& canvas);
  void drawNumbers(App& app, Canvas& canvas, const Rect& row8, bool low);
  const AnyView* position(App& app);

  const GameRow& row() const;
  int firstOf(int chapter) const;  // its first puzzle among those of the game
  int countOf(int chapter) const;
  PuzzleProgress::Star starOf(const App& app, int chapter, int number) const;
  int chapters() const;           // that have puzzles
  int chapterAt(int line) const;  // of the book

  View view_ = View::Book;
  int8_t game_ = 0;     // its place among the games with puzzles
  int8_t line_ = 0;     // the cursor of the book
  int8_t chapter_ = 0;  // the one that is open
  int8_t number_ = 0;   // the cursor of the chapter
  int8_t first_ = 0;    // line at the top of a low panel
  int16_t seen_ = -1;   // the puzzle whose position is in the lent memory
};

}  // namespace lucca::ui
