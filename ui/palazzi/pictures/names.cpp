#include "ui/palazzi/pictures/names.h"

#include "drawing/type/symbols.h"
#include "ui/palazzi/words.h"

namespace lucca::ui {

using namespace palazzi;

namespace {

void addCount(Phrase& out, int count, std::string_view sign) {
  if (count > 0) out.add(" ").add(sign).add(count);
}

}  // namespace

void nameCard(Canvas& canvas, const Rect& box, CardId id) {
  if (!canvas.words().heard()) return;
  Phrase words = cardName(id);
  addCount(words, kDeck[id].windows, symbol::kWindow);
  addCount(words, kDeck[id].shields, symbol::kShield);
  canvas.words().name(words, box);
}

void namePalace(Canvas& canvas, const Rect& box, const NamedPalace& palace) {
  if (!canvas.words().heard() || palace.floors == 0) return;
  Phrase words;
  words.add(palaceColourName(palace.colour)).add(" ").add(palace.floors).add("/").add(palace.size);
  if (palace.opened) words.add(" ✓");
  words.add(" ").add(symbol::kPlate).add(palace.number);
  canvas.words().name(words, box);
}

void nameWalls(Canvas& canvas, const Rect& box, int walls, int bastions) {
  if (!canvas.words().heard() || walls + bastions == 0) return;
  Phrase words;
  words.add(symbol::kWall).add(walls);
  if (bastions > 0) words.add(" ").add(symbol::kBastion).add(bastions);
  canvas.words().name(words, box);
}

}  // namespace lucca::ui
