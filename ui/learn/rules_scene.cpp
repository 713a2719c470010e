#include "ui/learn/rules_scene.h"

#include <new>

#include "engine/bots/bot.h"
#include "ui/game/city.h"
#include "ui/learn/page_view.h"
#include "ui/learn/topics.h"
#include "ui/shell/scene_parts.h"

namespace lucca::ui {

namespace {

constexpr int kLastScreen = 0xFF;  // the last screen of the page, whose number is known after the layout

int chapterOf(int page) { return static_cast<int>(ruleChapter(static_cast<RulePage>(page))); }

bool isIn(int chapter, int page, KeyLayout keys) {
  return chapterOf(page) == chapter && onBoard(static_cast<RulePage>(page), keys);
}

}  // namespace

Rect rulePageBox(const Canvas& canvas) {
  const Layout layout = layoutOf(canvas);
  return inset(layout.body, layout.low ? 6 : 8, layout.low ? 1 : 4);
}

int RulesScene::pagesIn(int chapter) const {
  int pages = 0;
  for (int page = 0; page < kRulePages; ++page) pages += isIn(chapter, page, keys_);
  return pages;
}

// The page in a row of the chapter's list.
int RulesScene::pageAt(int chapter, int row) const {
  int page = 0;
  while (!isIn(chapter, page, keys_) || row-- > 0) ++page;
  return page;
}

// The next page that the book shows on this board, or the one before; kRulePages or -1: there is none.
int RulesScene::beside(int page, int step) const {
  do page += step;
  while (page >= 0 && page < kRulePages && !onBoard(static_cast<RulePage>(page), keys_));
  return page;
}

void RulesScene::enter(App& app) {
  fromTopic_ = !app.go.opening().contents;
  keys_ = app.facts.keys;
  chapters_.reset(kRuleChapters);
  view_ = View::Chapters;
  if (fromTopic_) openPage(static_cast<int>(app.go.opening().topic), false);
}

void RulesScene::openPage(int page, bool atEnd) {
  view_ = View::Page;
  page_ = page;
  screen_ = atEnd ? kLastScreen : 0;
  layout_ = nullptr;
  const int chapter = chapterOf(page);
  chapters_.setCursor(chapter);
  int row = 0;
  while (row + 1 < pagesIn(chapter) && pageAt(chapter, row) < page) ++row;
  pages_.reset(pagesIn(chapter), row);
}

void RulesScene::event(App& app, const Event& event) {
  if (view_ == View::Page) return pageEvent(app, event);
  Menu& menu = view_ == View::Chapters ? chapters_ : pages_;
  if (moveCursor(app, menu, event)) return;
  if (event.is(Button::A) || event.is(Button::Right)) return choose(app);
  if (event.is(Button::B) || event.is(Button::Left)) return leave(app);
  if (event.repeat) return;
  app.tell.refuse(Text::RulesHere);
}

// The help was opened at a decision, where X held asks for a hint.
bool RulesScene::offersHint(App& app) const {
  return fromTopic_ && app.game.session().phase() == Session::Phase::Decide && !app.game.looking() &&
         !isCity(app.game.session().match().plan());
}

void RulesScene::choose(App& app) {
  app.tell.sound(Sound::Confirm);
  app.screen.turnPage(1);
  const int chapter = chapters_.cursor();
  if (view_ == View::Pages) return openPage(pageAt(chapter, pages_.cursor()), false);
  view_ = View::Pages;
  pages_.reset(pagesIn(chapter));
}

void RulesScene::leave(App& app) {
  app.tell.sound(Sound::Back);
  app.screen.turnPage(-1);
  if (view_ == View::Chapters || (view_ == View::Page && fromTopic_)) return app.go.back();
  view_ = view_ == View::Page ? View::Pages : View::Chapters;
}

void RulesScene::pageEvent(App& app, const Event& event) {
  switch (event.button) {
    case Button::Down:
    case Button::A:
      return turn(app, 1);
    case Button::Up:
      return turn(app, -1);
    case Button::Right:
      return leaf(app, 1);
    case Button::Left:
      return leaf(app, -1);
    case Button::B:
      return leave(app);
    default:
      if (event.is(Button::X) && offersHint(app)) {
        app.tell.sound(Sound::Confirm);
        return app.go.hint();
      }
      if (event.repeat) {
        const Session& session = app.game.session();
        if (event.is(Button::X) && fromTopic_ && session.running() && isCity(session.match().plan()))
          app.tell.refuse(Text::CityNoHint);
        return;
      }
      // X and Y: from the page that help opened to the contents.
      fromTopic_ = false;
      view_ = View::Pages;
      app.tell.sound(Sound::Confirm);
      app.screen.turnPage(-1);
  }
}

void RulesScene::turn(App& app, int step) {
  if (screen_ + step < 0 || screen_ + step >= screens_) return turnPage(app, step, step < 0);
  screen_ += step;
  app.tell.sound(Sound::Move);
  app.screen.turnPage(step);
}

// Left and right stay inside the chapter.
void RulesScene::leaf(App& app, int step) {
  const int page = beside(page_, step);
  if (page < 0 || page >= kRulePages || chapterOf(page) != chapters_.cursor())
    return app.tell.refuse(step < 0 ? Text::RulesFirst : Text::RulesLast);
  turnPage(app, step, false);
}

void RulesScene::turnPage(App& app, int step, bool atEnd) {
  const int page = beside(page_, step);
  if (page < 0 || page >= kRulePages) return app.tell.refuse(step < 0 ? Text::RulesFirst : Text::RulesLast);
  openPage(page, atEnd);
  app.tell.sound(Sound::Move);
  app.screen.turnPage(step);
}

void RulesScene::draw(App& app, Canvas& canvas) {
  if (view_ == View::Page) return drawPage(app, canvas);
  const Rect area = inset(layoutOf(canvas).body, 8, 5);
  if (view_ == View::Chapters) {
    drawTitle(canvas, tr(Text::RulesTitle));
    chapters_.draw(app.screen.motion(), canvas, area,
                   [](int i) { return MenuRow{ruleTitle(static_cast<RuleChapter>(i))}; });
  } else {
    drawTitle(canvas, ruleTitle(static_cast<RuleChapter>(chapters_.cursor())));
    pages_.draw(app.screen.motion(), canvas, area, [this](int i) {
      return MenuRow{ruleTitle(static_cast<RulePage>(pageAt(chapters_.cursor(), i)))};
    });
  }
  drawFooter(app, canvas, Text::KeyChoose, Text::KeyBack, kArrows);
}

// A computer that was thinking starts again after the page is closed, because the layout of the page takes its memory.
PageLayout& RulesScene::layOut(App& app, const Rect& box) {
  static_assert(sizeof(PageLayout) <= kBotWorkspace);
  if (layout_ && app.spare.has(this) && font_ == &sized(kFontBody)) return *layout_;
  font_ = &sized(kFontBody);
  layout_ = new (app.spare.take(this).data()) PageLayout;
  layout_->make(static_cast<RulePage>(page_), box.w, box.h);
  screens_ = layout_->screens();
  return *layout_;
}

// Up and down read the whole book, left and right turn the pages of its chapter.
ButtonSet RulesScene::moves() const {
  const int before = beside(page_, -1), after = beside(page_, 1);
  const auto stays = [this](int page) {
    return page >= 0 && page < kRulePages && chapterOf(page) == chapters_.cursor();
  };
  ButtonSet keys = 0;
  const auto add = [&keys](bool works, Button key) {
    if (works) keys = static_cast<ButtonSet>(keys | buttonBit(key));
  };
  add(stays(before), Button::Left);
  add(stays(after), Button::Right);
  add(before >= 0 || screen_ > 0, Button::Up);
  add(after < kRulePages || screen_ + 1 < screens_, Button::Down);
  return keys;
}

void RulesScene::drawPage(App& app, Canvas& canvas) {
  const Rect box = rulePageBox(canvas);
  const RulePage page = static_cast<RulePage>(page_);
  const PageLayout& layout = layOut(app, box);
  if (screen_ >= screens_) screen_ = screens_ - 1;
  Phrase where;
  if (screens_ > 1) where.add(screen_ + 1).add("/").add(screens_);
  drawTitle(canvas, ruleTitle(page), where);
  drawRulePage(canvas, box, layout, screen_);
  BottomLine hints;
  hints.a = tr(Text::KeyNext);
  hints.b = tr(fromTopic_ ? Text::KeyBack : Text::KeyContents);
  hints.arrows = tr(Text::KeyPages);
  hints.moves = moves();
  app.screen.line().setMore(buttonBit(Button::X) | buttonBit(Button::Y), Text::KeyContents,
                            offersHint(app) ? Text::GameMenuHint : Text::KeyContents);
  drawFooter(app, canvas, hints);
}

}  // namespace lucca::ui
