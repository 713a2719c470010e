#include "ui/shell/dialog_scene.h"

#include "ui/look/skyline.h"
#include "ui/look/theme.h"
#include "ui/shell/scene_parts.h"

namespace lucca::ui {

void DialogScene::enter(App&) { choosesYes_ = false; }

void DialogScene::event(App& app, const Event& event) {
  const bool grave = app.go.opening().question.grave;
  if (grave && isDirection(event.button)) {
    choosesYes_ = !choosesYes_;
    app.tell.sound(Sound::Move);
    return app.screen.redraw();
  }
  if (!event.is(Button::A) && !event.is(Button::B)) return app.tell.refuse(Text::DialogOnly);
  const bool yes = event.is(Button::A) && (!grave || choosesYes_);
  app.tell.sound(yes ? Sound::Confirm : Sound::Back);
  app.go.back();
  const auto answer = yes ? app.go.opening().question.onYes : app.go.opening().question.onNo;
  if (answer) answer(app);
}

// "No" at the left, the chosen one filled.
void DialogScene::drawFields(Canvas& canvas, const Rect& area, const Question& question) const {
  const int width = (area.w - 6) / 2;
  for (const bool yes : {false, true}) {
    const Rect field = makeRect(area.x + (yes ? width + 6 : 0), area.y, width, area.h);
    const bool chosen = yes == choosesYes_;
    canvas.fillRoundRect(field, 6, chosen ? (yes ? kWarning : kAccent) : kStone);
    if (!chosen) canvas.drawRoundRect(field, 6, kStoneDark);
    const std::string_view word = tr(yes ? question.yes : question.no);
    const Colour ink = chosen ? kOnDark : yes ? kWarning : kInk;
    drawLine(canvas, inset(field, 4, 0), word,
             {&fitting(word, field.w - 8, sized(kFontBody), kFontSmall), ink, Align::Centre});
  }
}

void DialogScene::draw(App& app, Canvas& canvas) {
  Layout layout = layoutOf(canvas);
  const Question& question = app.go.opening().question;
  // A low panel with two fields has no room for both texts in a card: the question is the title.
  const bool asTitle = layout.low && question.grave && !question.about.empty() &&
                       Canvas::textWidth(question.words, kFontBody) <= layout.title.w - 16;
  const std::string_view asked = asTitle ? std::string_view() : question.words;
  drawTitle(canvas, asTitle ? question.words : tr(Text::MenuTitle));
  drawBackdrop(canvas, layout.body);
  if (question.grave) {
    const int height = layout.low ? 30 : 44;
    const Rect& body = layout.body;
    drawFields(canvas, makeRect(body.x + 12, body.bottom() - height - 5, body.w - 24, height), question);
    layout.body.h = static_cast<int16_t>(body.h - height - 6);
  }
  // The card is as large as what it says; where there is room the sign of a question sits on its upper edge.
  const int width = layout.body.w - 44, sign = layout.low ? 0 : 18;
  const auto heightIn = [&](std::string_view words, const Font& font) {
    return words.empty() ? 0 : countLines(words, width, font) * font.lineHeight;
  };
  const int frame = sign + 16;
  const auto fits = [&](const Font& large, const Font& small) {
    return heightIn(asked, large) + heightIn(question.about, small) + frame + sign <= layout.body.h - 6;
  };
  const bool grows = fits(sized(kFontBody), sized(kFontSmall));
  const Font& small = grows ? sized(kFontSmall) : kFontSmall;
  const Font& font = grows ? sized(kFontBody) : fits(kFontBody, kFontSmall) ? kFontBody : kFontSmall;
  const int about = heightIn(question.about, small);
  const int words = heightIn(asked, font), height = words + about + frame;
  const int top = layout.body.y + (layout.body.h - height + sign) / (layout.low ? 2 : 3);
  const Rect box = makeRect(layout.body.x + 12, top, layout.body.w - 24, height);
  drawCard(canvas, box);
  if (sign > 0) {
    canvas.fillCircle(box.x + box.w / 2, box.y, sign, kTerracotta);
    const Rect disc = makeRect(box.x, box.y - sign, box.w, 2 * sign);
    drawLine(canvas, disc, "?", {&kFontTitle, kOnDark, Align::Centre});
  }
  const Rect upper = makeRect(box.x + 10, box.y + sign + 6, width, words);
  drawWrapped(canvas, upper, asked, {&font, kInk, Align::Centre, true});
  drawWrapped(canvas, makeRect(upper.x, upper.bottom() + 2, width, about), question.about,
              {&small, kInkSoft, Align::Centre, true});
  if (!question.grave) return drawFooter(app, canvas, question.yes, question.no, 0);
  drawFooter(app, canvas, choosesYes_ ? question.yes : question.no, Text::KeyBack, kArrows);
}

}  // namespace lucca::ui
