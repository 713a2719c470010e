#include "ui/shell/dialog_scene.h"

#include "ui/look/skyline.h"
#include "ui/look/theme.h"
#include "ui/shell/scene_parts.h"

namespace lucca::ui {

void DialogScene::event(App& app, const Event& event) {
  const bool grave = app.go.question().grave;
  const bool yes = event.is(grave ? Button::Right : Button::A);
  if (!yes && !event.is(Button::A) && !event.is(Button::B))
    return app.tell.refuse(grave ? Text::DialogGrave : Text::DialogOnly);
  app.tell.sound(yes ? Sound::Confirm : Sound::Back);
  app.go.back();
  const auto answer = yes ? app.go.question().onYes : app.go.question().onNo;
  if (answer) answer(app);
}

void DialogScene::draw(App& app, Canvas& canvas) {
  const Layout layout = layoutOf(canvas);
  const Question& question = app.go.question();
  drawTitle(canvas, tr(Text::MenuTitle));
  drawBackdrop(canvas, layout.body);
  // The card is as large as what it says; where there is room the sign of a question sits on its upper edge.
  const int width = layout.body.w - 44, sign = layout.low ? 0 : 18;
  const auto heightIn = [&](std::string_view words, const Font& font) {
    return countLines(words, width, font) * font.lineHeight;
  };
  const int frame = sign + 16;
  const auto fits = [&](const Font& large, const Font& small) {
    return heightIn(question.words, large) + heightIn(question.about, small) + frame + sign <=
           layout.body.h - 6;
  };
  const bool grows = fits(sized(kFontBody), sized(kFontSmall));
  const Font& small = grows ? sized(kFontSmall) : kFontSmall;
  const Font& font = grows ? sized(kFontBody) : fits(kFontBody, kFontSmall) ? kFontBody : kFontSmall;
  const int about = heightIn(question.about, small);
  const int words = heightIn(question.words, font), height = words + about + frame;
  const int top = layout.body.y + (layout.body.h - height + sign) / (layout.low ? 2 : 3);
  const Rect box = makeRect(layout.body.x + 12, top, layout.body.w - 24, height);
  drawCard(canvas, box);
  if (sign > 0) {
    canvas.fillCircle(box.x + box.w / 2, box.y, sign, kTerracotta);
    const Rect disc = makeRect(box.x, box.y - sign, box.w, 2 * sign);
    drawLine(canvas, disc, "?", {&kFontTitle, kOnDark, Align::Centre});
  }
  const Rect upper = makeRect(box.x + 10, box.y + sign + 6, width, words);
  drawWrapped(canvas, upper, question.words, {&font, kInk, Align::Centre, true});
  drawWrapped(canvas, makeRect(upper.x, upper.bottom() + 2, width, about), question.about,
              {&small, kInkSoft, Align::Centre, true});
  if (!question.grave) return drawFooter(app, canvas, question.yes, question.no, 0);
  BottomLine hints{tr(question.no), tr(question.no), tr(question.yes)};
  hints.moves = buttonBit(Button::Right);
  drawFooter(app, canvas, hints);
}

}  // namespace lucca::ui
