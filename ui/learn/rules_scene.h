// The rule book: contents by chapter, then pages that are leafed through like a book. Opened with a topic it starts at
// that page, and B leads straight back to where help was asked for.
#pragma once

#include "ui/learn/page_layout.h"
#include "ui/shell/app.h"
#include "ui/widgets/widgets.h"

namespace lucca::ui {

// The place of a page's words.
Rect rulePageBox(const Canvas& canvas);

class RulesScene final : public AllKeysScene {
  void enter(App& app) override;
  void event(App& app, const Event& event) override;
  void draw(App& app, Canvas& canvas) override;

  enum class View : uint8_t { Chapters, Pages, Page };

  void choose(App& app);
  void leave(App& app);
  void openPage(int page, bool atEnd);
  PageLayout& layOut(App& app, const Rect& box);
  void turn(App& app, int step);
  void leaf(App& app, int step);
  void turnPage(App& app, int step, bool atEnd);
  bool offersHint(App& app) const;
  ButtonSet moves() const;
  void pageEvent(App& app, const Event& event);
  void drawPage(App& app, Canvas& canvas);
  int pagesIn(int chapter) const;
  int pageAt(int chapter, int row) const;
  int beside(int page, int step) const;

  View view_ = View::Chapters;
  bool fromTopic_ = false;
  KeyLayout keys_ = KeyLayout::Eight;  // of the board: it has a page about its own
  Menu chapters_, pages_;
  int page_ = 0, screen_ = 0, screens_ = 1;
  PageLayout* layout_ = nullptr;  // of the page, in the spare memory; null: of another page, or none
  const Font* font_ = nullptr;    // that the layout is made for
};

}  // namespace lucca::ui
