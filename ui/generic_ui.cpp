#include "ui/generic_ui.h"

#include "ui/learn/topics.h"
#include "ui/reasons.h"

namespace lucca::ui {

void GenericUi::begin(const Table&) { cursor_ = 0; }

void GenericUi::setPlace(const Table& table, uint32_t place) {
  if (place < table.legal().size()) cursor_ = static_cast<int>(place);
}

bool GenericUi::event(Table& table, const Event& event) {
  if (event.is(Button::B)) return false;
  if (event.is(Button::A)) {
    static_cast<void>(table.play(table.legal()[static_cast<std::size_t>(cursor_)]));
    return true;
  }
  const int count = static_cast<int>(table.legal().size());
  cursor_ = (cursor_ + event.step() + count) % count;
  table.sound(Effect::Move);
  return true;
}

void GenericUi::draw(const Table& table, Canvas& canvas, const Rect& area) {
  if (!table.deciding()) return;
  const int rowHeight = kFontBody.lineHeight + 4, rows = area.h / rowHeight;
  const int count = static_cast<int>(table.legal().size());
  const int first = cursor_ >= rows ? cursor_ - rows + 1 : 0;
  for (int i = first; i < count && i < first + rows; ++i) {
    const Rect row = makeRect(area.x + 8, area.y + (i - first) * rowHeight, area.w - 20, rowHeight - 2);
    canvas.fillRoundRect(row, 5, i == cursor_ ? kAccent : kStone);
    Phrase words;
    nameAction(table, table.legal()[static_cast<std::size_t>(i)], words);
    drawLine(canvas, inset(row, 6, 0), words, {&kFontBody, i == cursor_ ? kOnDark : kInk});
  }
  drawScrollBar(canvas, area, first, rows, count);
}

void GenericUi::hints(const Table&, KeyHints& hints) const {
  hints.a.add(Text::KeyChoose);
  hints.b.add(Text::KeyUndo);
}

void GenericUi::describe(const Table& table, const Moment& moment, Phrase& out) {
  if (moment.mover >= 0) out.add(Text::PlaySeatAction, {table.name(moment.mover), moment.action.bits});
  if (moment.mover == kRules) out.add(Text::PlayRulesStep, {moment.action.bits});
}

void GenericUi::drawMoment(const Table&, const Moment&, Canvas&, const Rect&) {}

void GenericUi::status(const Table& table, Phrase& out) { out.add(static_cast<int>(table.legal().size())); }

int GenericUi::inspectPages(const Table& table) const { return table.players(); }

void GenericUi::inspectTitle(const Table& table, int page, Phrase& out) {
  out.add(table.name(static_cast<Seat>(page)));
}

void GenericUi::drawInspect(const Table& table, int page, Canvas& canvas, const Rect& area) {
  drawPlayer(canvas, makeRect(area.x + 10, area.y + 10, area.w - 20, 40), table.who(static_cast<Seat>(page)),
             paint(table, static_cast<Seat>(page)));
}

void GenericUi::outcome(const Table&, const Result&, Phrase&) {}

Text GenericUi::categoryName(int) const { return Text::ResultTotal; }

void GenericUi::refusal(const Table& table, Verdict verdict, Phrase& out) {
  out.add(table.game().explain(verdict));
}

void GenericUi::nameAction(const Table&, Action action, Phrase& out) {
  out.add(Text::PlayAction, {action.bits});
}

void GenericUi::reason(const Table& table, const Reason& reason, Phrase& out) {
  addReason(table, reason, out);
}

std::string_view GenericUi::topic(const Table& table) const {
  const bool palazzi = table.game().id == GameId::Palazzi;
  return ruleId(palazzi ? topicOf(table.viewAs<palazzi::View>()) : topicOf(table.viewAs<torri::View>()));
}

}  // namespace lucca::ui
