#include "ui/setup/choose_game_scene.h"

#include <new>

#include "engine/games.h"
#include "ui/game/puzzle.h"
#include "ui/learn/guided_scene.h"
#include "ui/setup/draft.h"
#include "ui/shell/scene_parts.h"

namespace lucca::ui {

namespace {

constexpr int kCards = 2;  // on the screen at once
constexpr int kGap = 4;
constexpr int kPictureW = 98, kName = 22, kLowName = 18;
constexpr int kWidePicture = 84;                  // its height
constexpr Tint kAnew = tint(0x1B6A60, 0x083A34);  // the accent, on its soft ground too

const GameRow& gameAt(int i) { return rowOf(games()[static_cast<std::size_t>(i)].id); }

}  // namespace

// The positions of the cards, in memory that is lent.
struct ChooseGameScene::Samples {
  AnyState state;
  AnyView view[kCards];
  GameId of[kCards];
  uint8_t count = 0;
};

int ChooseGameScene::rows(const App&) const { return static_cast<int>(games().size()); }

void ChooseGameScene::enter(App& app) {
  MenuScene::enter(app);
  first_ = app.go.opening().takeFirstGame();
}

ChooseGameScene::Offer ChooseGameScene::offer(const App& app, const GameRow& row) const {
  if (lastPlan(app.settings, row.game) != nullptr) return Offer::Known;
  return first_ && row.guide != nullptr ? Offer::Guided : Offer::New;
}

void ChooseGameScene::setUp(App& app, GameId game) {
  app.tell.sound(Sound::Confirm);
  app.draft = standardPlan(game);
  app.go.push(SceneId::Options);
}

// Only right, and only where A does something else.
void ChooseGameScene::change(App& app, int step) {
  const GameRow& row = gameAt(menu_.cursor());
  if (step < 0 || offer(app, row) == Offer::New) return app.tell.refuse(Text::SettingsEnd);
  setUp(app, row.game);
}

void ChooseGameScene::choose(App& app) {
  const GameRow& row = gameAt(menu_.cursor());
  const Offer what = offer(app, row);
  if (what == Offer::New) return setUp(app, row.game);
  app.tell.sound(Sound::Round);
  if (what == Offer::Guided) return beginGuidedGame(app, row);
  app.draft = *lastPlan(app.settings, row.game);
  beginGame(app, 0);
}

// Of the game's puzzles, for those are real positions. Null: it has none, or other cards than they were made with.
const AnyView* ChooseGameScene::sample(App& app, const GameRow& row) {
  static_assert(sizeof(Samples) <= kBotWorkspace);
  const auto puzzles = puzzlesOf(row.game);
  if (row.sample < 0 || static_cast<std::size_t>(row.sample) >= puzzles.size()) return nullptr;
  const bool there = app.spare.has(this);
  std::byte* const memory = there ? app.spare.of(this).data() : app.spare.take(this).data();
  Samples& all = there ? *std::launder(reinterpret_cast<Samples*>(memory)) : *new (memory) Samples;
  for (int i = 0; i < all.count; ++i) {
    if (all.of[i] == row.game) return &all.view[i];
  }
  if (all.count == kCards) all.count = 0;
  const Puzzle& puzzle = puzzles[static_cast<std::size_t>(row.sample)];
  const Game& game = *findGame(row.game);
  all.state = AnyState{};
  if (game.init(all.state, puzzle.setup) != Verdict::Accepted) return nullptr;
  for (const Action action : puzzle.history) {
    settle(game, all.state);
    if (game.apply(all.state, action) != Verdict::Accepted) return nullptr;
  }
  game.view(all.state, kNobody, all.view[all.count]);
  all.of[all.count] = row.game;
  return &all.view[all.count++];
}

// What the card says below the name; on a low panel it is below the cards.
void ChooseGameScene::drawWords(App& app, Canvas& canvas, const Rect& box, const GameRow& row) const {
  const bool low = isLow(canvas);
  const Plan* last = lastPlan(app.settings, row.game);
  if (last == nullptr) {
    const std::string_view about = row.about.view();
    const bool small = low || countLines(about, box.w, kFontBody) * kFontBody.lineHeight > box.h;
    drawWrapped(canvas, box, about, {small ? &kFontSmall : &kFontBody, kInk, Align::Left, low});
    return;
  }
  Phrase names, words, anew;
  // A match begins as one again.
  const auto addMatch = [&] {
    if (last->tourney != TourneyKind::None) names.add(" · ").add(Text::MatchTitle);
  };
  addNames(*last, names);
  addMatch();
  words.add(Text::ChooseLast, {names.view()});
  const Font& font = kFontSmall;
  const Rect foot = makeRect(box.x, box.bottom() - font.lineHeight, box.w, font.lineHeight);
  const Rect upper = makeRect(box.x, box.y, box.w, box.h - foot.h);
  if (countLines(words, box.w, font) * font.lineHeight > upper.h) {
    names.clear().add(last->seats[0].name.view()).add(" +").add(last->setup.players - 1);
    addMatch();
  }
  words.clear().add(Text::ChooseLast, {names.view()});
  drawWrapped(canvas, upper, words, {&font, kInk, Align::Left, true});
  anew.add(signOf(app.facts.keys, Button::Right)).add(" ").add(Text::ChooseAnew);
  drawLine(canvas, foot, anew, {&font, Colour(kAnew), Align::Left, true});
}

void ChooseGameScene::drawCard(App& app, Canvas& canvas, const Rect& box, const GameRow& row, bool chosen) {
  if (intersect(canvas.clip(), box).empty()) return;
  canvas.fillRoundRect(box, 7, chosen ? Colour(kAccentSoft) : Colour(kStone));
  if (chosen) {
    canvas.drawRoundRect(box, 7, kAccent);
    canvas.drawRoundRect(inset(box, 1), 6, kAccent);
  }
  const Layout layout = layoutOf(canvas);
  const Rect inner = inset(box, 3);
  Rect picture = makeRect(inner.x, inner.y, kPictureW, inner.h), name = inner, words = inner;
  if (layout.low || layout.wide) {
    picture = makeRect(inner.x, inner.y, inner.w, layout.low ? inner.h - kLowName : kWidePicture);
    name = makeRect(inner.x + 4, picture.bottom(), inner.w - 8, layout.low ? kLowName : kName);
    words = makeRect(name.x, name.bottom(), name.w, inner.bottom() - name.bottom());
  } else {
    name = makeRect(picture.right() + 6, inner.y, inner.right() - picture.right() - 8, kName);
    words = makeRect(name.x, name.bottom(), name.w, inner.bottom() - name.bottom());
  }
  const AnyView* view = row.drawScene ? sample(app, row) : nullptr;
  if (view != nullptr) {
    row.drawScene(canvas, picture, *view, 0);
    canvas.words().cover(picture);  // a sample, not a game to be heard of
  }
  drawLine(canvas, name, row.name.view(),
           {layout.low ? &kFontBody : &kFontTitle, kInk, layout.low ? Align::Centre : Align::Left, true});
  if (!layout.low) drawWords(app, canvas, words, row);
}

void ChooseGameScene::draw(App& app, Canvas& canvas) {
  const GameRow& row = gameAt(menu_.cursor());
  const Offer what = offer(app, row);
  const bool shows = what == Offer::Guided;
  Phrase aside;  // the bottom line is full
  if (shows) aside.add(signOf(app.facts.keys, Button::Right)).add(" ").add(Text::ChooseKnow);
  drawTitle(canvas, tr(Text::ChooseTitle), aside);
  const Layout layout = layoutOf(canvas);
  const bool beside = layout.low || layout.wide;
  Rect body = inset(layout.body, beside ? 5 : 8, layout.low ? 3 : 5);
  const int below = 2 * kFontSmall.lineHeight;  // for words, on a low panel
  if (layout.low) body = makeRect(body.x, body.y, body.w, body.h - below + 2);
  const int count = menu_.count(), cursor = menu_.cursor(), first = cursor / kCards * kCards;
  const int room = count > kCards ? 6 : 0;  // of the scroll bar
  const int width = beside ? (body.w - room - kGap) / 2 : body.w - room;
  const int height = beside ? body.h : (body.h - kGap) / 2;
  drawRows(
      app.screen.motion(), canvas, first, first + kCards < count ? first + kCards : count, cursor,
      [&](int i) {
        return makeRect(body.x + (beside ? (i - first) * (width + kGap) : 0),
                        body.y + (beside ? 0 : (i - first) * (height + kGap)), width, height);
      },
      [&](int i, bool chosen) {
        drawCard(app, canvas,
                 makeRect(body.x + (beside ? (i - first) * (width + kGap) : 0),
                          body.y + (beside ? 0 : (i - first) * (height + kGap)), width, height),
                 gameAt(i), chosen);
      });
  drawScrollBar(canvas, body, first, kCards, count);
  if (layout.low) drawWords(app, canvas, makeRect(8, body.bottom() + 1, canvas.width() - 16, below), row);
  const Text a = what == Offer::Known ? Text::ChooseAgain : shows ? Text::ChooseShow : Text::RunningPlay;
  BottomLine line{tr(a), tr(Text::KeyBack)};
  line.moves = static_cast<ButtonSet>(kUpDown | (what != Offer::New ? buttonBit(Button::Right) : 0));
  drawFooter(app, canvas, line);
}

}  // namespace lucca::ui
