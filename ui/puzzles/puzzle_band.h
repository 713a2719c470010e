// The addition of a puzzle to the stage of a game: the band with its number and its task, or how the try went.
#pragma once

#include "ui/shell/app.h"
#include "ui/stage/puzzle_face.h"

namespace lucca::ui {

// The face of the puzzle that is being solved.
const PuzzleFace& faceOf(const App& app);
// Begins it in place of the session's game. False: the rules of this program do not follow it.
bool beginPuzzle(App& app, const Puzzle& puzzle);
// Makes the stage leave room for the band, if a puzzle is being solved; the band is drawn over it afterwards.
void makeRoomForTask(App& app);
void drawTask(App& app, Canvas& canvas);
// A star of the book, in the middle of the box.
void drawStar(Canvas& canvas, const Rect& box, PuzzleProgress::Star star, const Font& font, Colour open);

// The first words of the task, a hint, or how the try went, over the stage; true: that scene takes over.
bool followPuzzle(App& app);
// Gives a hint in place of a computer's advice.
void hintAtPuzzle(App& app);
// Back to the book, with the running game in the session again.
void leavePuzzle(App& app);
// The next puzzle of the game that is not solved; -1: all are.
int nextOpen(const App& app, GameId game, int after);

}  // namespace lucca::ui
