// Cards of Palazzi as pictures: colour and sign, street number on its plate, windows and shields to be counted at a
// glance. Rule pages and the guided game use them too.
#pragma once

#include "drawing/canvas.h"
#include "engine/palazzi/card.h"
#include "ui/look/paint.h"

namespace lucca::ui {

// A window and a shield, `height` pixels high (at least 8) and about three quarters as wide; returns that width.
int drawWindow(Canvas& canvas, int x, int y, int height);
int drawShield(Canvas& canvas, int x, int y, int height);

enum class CardState : uint8_t { Plain, Faded };

// A card in a row of text, from 20 pixels high: sign, number, windows over shields.
void drawSmallCard(Canvas& canvas, const Rect& box, palazzi::CardId card, CardState state = CardState::Plain);
// A card to be looked at, upright. `mark`: 1 or 2 for the order in which it was chosen, 0 for none.
void drawLargeCard(Canvas& canvas, const Rect& box, palazzi::CardId card, CardState state = CardState::Plain,
                   int mark = 0);
// The face-down side, for what is hidden.
void drawCardBack(Canvas& canvas, const Rect& box);

// The slot of a card's ring among the cursors of a screen.
inline constexpr int kCardCursor = 1;

// The ring round what is under the cursor, outside of `box`.
void drawCursorRing(Canvas& canvas, const Rect& box, int radius);

}  // namespace lucca::ui
