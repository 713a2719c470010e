// The contents of a screen's bottom line: the keys of the board, and their effects there.
#pragma once

#include "drivers/keys.h"
#include "ui/words/text.h"

namespace lucca::ui {

class LineKeys {
 public:
  // `keys`: those of the board, whose signs the line shows; they never change.
  explicit LineKeys(KeyLayout keys) : keys_(keys) {}
  KeyLayout keys() const { return keys_; }

  // `more`: which of X and Y do something on this screen; `y` and `x` are their words.
  void setMore(ButtonSet more, Text y, Text x = Text::KeyHelp) {
    more_ = more;
    wordOfX_ = x;
    wordOfY_ = y;
  }
  ButtonSet more() const { return more_; }
  Text wordOfX() const { return wordOfX_; }
  Text wordOfY() const { return wordOfY_; }
  // The word for B at a decision with nothing to take back: `usual`, or the book that the position is from.
  void setBook(bool book) { book_ = book; }
  bool book() const { return book_; }
  Text leaves(Text usual) const { return book_ ? Text::PuzzleBook : usual; }
  // The key that is held, whose strokes the line shows: A or B; 0: neither. hold() returns whether it is another one.
  bool hold(ButtonSet held) {
    const bool changed = held != held_;
    held_ = held;
    return changed;
  }
  ButtonSet held() const { return held_; }
  // The keys that the line of the last picture names; 0: the picture has no line.
  void showsKeys(ButtonSet keys) { shown_ = keys; }
  ButtonSet shownKeys() const { return shown_; }

 private:
  KeyLayout keys_;
  bool book_ = false;                                          // B leads to the puzzle book
  ButtonSet more_ = 0;                                         // X and Y, where they do something
  ButtonSet shown_ = 0;                                        // named by the line
  ButtonSet held_ = 0;                                         // A or B
  Text wordOfX_ = Text::KeyHelp, wordOfY_ = Text::ResultMenu;  // what X and Y do
};

}  // namespace lucca::ui
