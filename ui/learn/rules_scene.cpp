#include "ui/learn/rules_scene.h"

#include "ui/learn/page_view.h"

namespace lucca::ui {

namespace {

constexpr int kLastScreen = 0xFF;  // as far as the page goes, which is known once it is laid out

Rect pageBox(const Canvas& canvas) { return inset(layoutOf(canvas).body, 8, 4); }

}  // namespace

int findRulePage(std::string_view id) {
  for (int page = 0; page < kRulePages; ++page) {
    if (id == kRulePageIds[page]) return page;
  }
  return kRulePages;
}

int RulesScene::firstPage(int chapter) const {
  int page = 0;
  while (page < kRulePages && static_cast<int>(rulePage(static_cast<RulePage>(page)).chapter) < chapter)
    ++page;
  return page;
}

int RulesScene::pagesIn(int chapter) const { return firstPage(chapter + 1) - firstPage(chapter); }

void RulesScene::enter(App& app) {
  const int page = findRulePage(app.go.topic());
  fromTopic_ = page < kRulePages;
  chapters_.reset(kRuleChapters);
  view_ = View::Chapters;
  if (fromTopic_) openPage(page, false);
}

void RulesScene::openPage(int page, bool atEnd) {
  view_ = View::Page;
  page_ = page;
  screen_ = atEnd ? kLastScreen : 0;
  stale_ = true;
  const int chapter = static_cast<int>(rulePage(static_cast<RulePage>(page)).chapter);
  chapters_.setCursor(chapter);
  pages_.reset(pagesIn(chapter), page - firstPage(chapter));
}

void RulesScene::event(App& app, const Event& event) {
  if (view_ == View::Page) return pageEvent(app, event);
  Menu& menu = view_ == View::Chapters ? chapters_ : pages_;
  if (menu.event(app, event)) return;
  if (event.is(Button::A) || event.is(Button::Right)) return choose(app);
  if (event.is(Button::B) || event.is(Button::Left)) return leave(app);
  app.tell.refuse(Text::RulesHere);
}

void RulesScene::choose(App& app) {
  app.tell.sound(Effect::Confirm);
  app.screen.turnPage(1);
  const int chapter = chapters_.cursor();
  if (view_ == View::Pages) return openPage(firstPage(chapter) + pages_.cursor(), false);
  view_ = View::Pages;
  pages_.reset(pagesIn(chapter));
}

void RulesScene::leave(App& app) {
  app.tell.sound(Effect::Back);
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
      return turnPage(app, 1, false);
    case Button::Left:
      return turnPage(app, -1, false);
    case Button::B:
      return leave(app);
    default:
      // X and Y: from the page that help opened to the contents.
      fromTopic_ = false;
      view_ = View::Pages;
      app.tell.sound(Effect::Confirm);
      app.screen.turnPage(-1);
  }
}

void RulesScene::turn(App& app, int step) {
  if (screen_ + step < 0 || screen_ + step >= layout_.screens()) return turnPage(app, step, step < 0);
  screen_ += step;
  app.tell.sound(Effect::Move);
  app.screen.turnPage(step);
}

void RulesScene::turnPage(App& app, int step, bool atEnd) {
  const int page = page_ + step;
  if (page < 0 || page >= kRulePages) return app.tell.refuse(step < 0 ? Text::RulesFirst : Text::RulesLast);
  openPage(page, atEnd);
  app.tell.sound(Effect::Move);
  app.screen.turnPage(step);
}

void RulesScene::draw(App& app, Canvas& canvas) {
  if (view_ == View::Page) return drawPage(app, canvas);
  const Rect area = inset(layoutOf(canvas).body, 8, 5);
  if (view_ == View::Chapters) {
    drawTitle(canvas, tr(Text::RulesTitle));
    chapters_.draw(app.screen.motion(), canvas, area, [](int i) { return MenuRow{ruleBook().chapters[i]}; });
  } else {
    drawTitle(canvas, ruleBook().chapters[chapters_.cursor()]);
    const int first = firstPage(chapters_.cursor());
    pages_.draw(app.screen.motion(), canvas, area,
                [first](int i) { return MenuRow{rulePage(static_cast<RulePage>(first + i)).title}; });
  }
  drawFooter(app, canvas, Text::KeyChoose, Text::KeyBack);
}

void RulesScene::drawPage(App& app, Canvas& canvas) {
  const Rect box = pageBox(canvas);
  const RulePage page = static_cast<RulePage>(page_);
  if (stale_) layout_.make(ruleBlocks(page), box.w, box.h);
  stale_ = false;
  if (screen_ >= layout_.screens()) screen_ = layout_.screens() - 1;
  Phrase where;
  if (layout_.screens() > 1) where.add(screen_ + 1).add("/").add(layout_.screens());
  drawTitle(canvas, rulePage(page).title, where);
  drawRulePage(canvas, box, layout_, screen_);
  KeyHints hints;
  hints.a.add(Text::KeyNext);
  hints.b.add(fromTopic_ ? Text::KeyBack : Text::KeyContents);
  hints.arrows.add(Text::KeyPages);
  drawFooter(app, canvas, hints);
}

}  // namespace lucca::ui
