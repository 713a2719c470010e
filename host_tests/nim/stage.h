// Nim on the screen: three rows of sticks, a cursor that chooses how many go.
#pragma once

#include "host_tests/nim/rules.h"
#include "ui/stage/game_pictures.h"
#include "ui/stage/game_words.h"
#include "ui/stage/inspect_pages.h"
#include "ui/stage/plain_stage.h"

namespace lucca::ui {

class NimWords final : public GameWords {
 public:
  void describe(const Table& table, const Moment& moment, Phrase& out) const override;
  void nameAction(const Table& table, Action action, Phrase& out) const override;
  void refusal(const Table& table, Verdict verdict, Phrase& out) const override {
    out.add(table.game().explain(verdict));
  }
  void reason(const Table&, const Reason&, Phrase& out) const override { out.add("It leaves an even sum."); }
  void outcome(const Table& table, const Result& result, Phrase& out) const override;
};
inline constexpr NimWords kNimWords;

class NimPictures final : public GamePictures {
 public:
  void drawBuilt(const Table&, Seat, Canvas&, const Rect&) const override {}
};
inline constexpr NimPictures kNimPictures;

class NimPages final : public InspectPages {
 public:
  int count(const Table&) const override { return 1; }
  void draw(const Table& table, int page, Canvas& canvas, const Rect& area) override;
  void title(int, Phrase& out) const override { out.add("Sticks"); }
};

class NimStage final : public PlainStage {
 public:
  const GameWords& words() const override { return kNimWords; }
  const GamePictures& pictures() const override { return kNimPictures; }
  InspectPages& pages() override { return pages_; }
  void begin(const Table& table) override;
  bool event(Table& table, const Event& event) override;
  void pointAt(const Table&, Action action) override { choose(action); }
  uint32_t place() const override { return choice().bits; }
  void setPlace(const Table& table, uint32_t place) override;
  std::string_view topic(const Table&) const override { return ruleId(RulePage::DevKeys); }

 private:
  void draw(const Table& table, Canvas& canvas, const Rect& area) override;
  void drawMoment(const Table& table, const Moment& moment, Canvas& canvas, const Rect& area) override;
  void status(const AnyView& view, Seat seat, Phrase& out) const override;
  void hints(const Table&, KeyHints& hints) const override { hints.a.add("Take"); }
  Action choice() const { return nim::take(row_, sticks_); }
  void choose(Action action);

  NimPages pages_;
  int8_t row_ = 0, sticks_ = 1;
};

}  // namespace lucca::ui
