#include "ui/system/panel_scene.h"

#include "drivers/display/panel_trial.h"
#include "ui/shell/scene_parts.h"

namespace lucca::ui {

namespace {

enum Row { kInversion, kOrder, kColumn, kFirstRow, kClock, kGamma, kLines, kRows };

int wrapped(int value, int step, int last) { return (value + step + last + 1) % (last + 1); }

int clockOf(uint32_t baud) {
  for (int i = 0; i < PanelTrial::kBaudCount; ++i) {
    if (PanelTrial::kBauds[i] <= baud) return i;
  }
  return PanelTrial::kBaudCount - 1;
}

// 31'250'000, as the file has it.
void addGrouped(uint32_t number, Phrase& out) {
  uint32_t scale = 1;
  while (number / scale >= 1000) scale *= 1000;
  out.add(static_cast<int>(number / scale));
  for (scale /= 1000; scale > 0; scale /= 1000) {
    const int group = static_cast<int>(number / scale % 1000);
    out.add("'").add(group < 100 ? "0" : "").add(group < 10 ? "0" : "").add(group);
  }
}

void addTruth(bool value, Phrase& out) { out.add(value ? "true" : "false"); }

void addTuning(const PanelTrial& panel, Phrase& out) {
  if (panel.fit().tuning == 0) {
    out.add(Text::PanelPlain);
  } else {
    out.add(panel.tuningName());
  }
}

void addMegahertz(uint32_t baud, Phrase& out) {
  out.add(static_cast<int>(baud / 1'000'000)).add(".").add(static_cast<int>(baud / 100'000 % 10)).add(" MHz");
}

void addValue(const PanelTrial& panel, int row, Phrase& out) {
  const PanelTrial::Fit& fit = panel.fit();
  switch (row) {
    case kInversion:
      out.add(fit.mounting.inverted ? Text::PanelOn : Text::PanelOff);
      break;
    case kOrder:
      out.add(fit.mounting.bgr ? "BGR" : "RGB");
      break;
    case kColumn:
      out.add(fit.mounting.first.column);
      break;
    case kFirstRow:
      out.add(fit.mounting.first.row);
      break;
    case kClock:
      addMegahertz(fit.baud, out);
      break;
    case kGamma:
      addTuning(panel, out);
      break;
    default:
      break;
  }
}

// What a wrong order, inversion or gamma changes: the pure colours, and a ramp from black to white.
void drawStrip(Canvas& canvas, const Rect& box) {
  static constexpr Colour kPure[] = {rgb(0xFF0000), rgb(0x00FF00), rgb(0x0000FF)};
  const int part = box.w / 6;
  for (int i = 0; i < 3; ++i) canvas.fillRect(makeRect(box.x + i * part, box.y, part, box.h), kPure[i]);
  const Rect ramp = makeRect(box.x + 3 * part, box.y, box.w - 3 * part, box.h);
  for (int x = 0; x < ramp.w; ++x) {
    const auto grey = static_cast<uint32_t>(x * 255 / (ramp.w - 1));
    canvas.fillRect(makeRect(ramp.x + x, ramp.y, 1, ramp.h), rgb(grey << 16 | grey << 8 | grey));
  }
}

}  // namespace

void addPanelLine(const PanelTrial& panel, Phrase& out) {
  const Panel& model = panel.model();
  const PanelTrial::Fit& fit = panel.fit();
  out.add(".panel = panel")
      .add(model.nativeWidth)
      .add("x")
      .add(model.nativeHeight)
      .add("(")
      .add(model.rotation);
  if (fit.tuning != 0)
    out.add(fit.tuning < PanelTrial::kTuningCount ? ", &kTuning" : ", ").add(panel.tuningName());
  out.add(").with({.inverted = ");
  addTruth(fit.mounting.inverted, out);
  out.add(", .bgr = ");
  addTruth(fit.mounting.bgr, out);
  out.add(", .first = {").add(fit.mounting.first.column).add(", ").add(fit.mounting.first.row).add("}}),");
}

void addClockLine(const PanelTrial& panel, Phrase& out) {
  out.add(".display = {... .baud = ");
  addGrouped(panel.fit().baud, out);
  out.add("},");
}

void PanelScene::enter(App&) {
  menu_.reset(kRows);
  lines_ = false;
}

void PanelScene::exit(App& app) {
  if (app.facts.panel) app.facts.panel->putBack();
}

void PanelScene::change(App& app, int step) {
  PanelTrial& panel = *app.facts.panel;
  PanelTrial::Fit fit = panel.fit();
  PanelOffset& first = fit.mounting.first;
  switch (menu_.cursor()) {
    case kInversion:
      fit.mounting.inverted = !fit.mounting.inverted;
      break;
    case kOrder:
      fit.mounting.bgr = !fit.mounting.bgr;
      break;
    case kColumn:
      first.column = static_cast<uint8_t>(wrapped(first.column, step, panel.last().column));
      break;
    case kFirstRow:
      first.row = static_cast<uint8_t>(wrapped(first.row, step, panel.last().row));
      break;
    case kClock:
      fit.baud = PanelTrial::kBauds[wrapped(clockOf(fit.baud), step, PanelTrial::kBaudCount - 1)];
      break;
    case kGamma:
      fit.tuning = static_cast<uint8_t>(wrapped(fit.tuning, step, panel.tunings() - 1));
      break;
    default:
      lines_ = true;
      return;
  }
  panel.tryOut(fit);
}

void PanelScene::event(App& app, const Event& event) {
  app.screen.redraw();
  if (event.is(Button::B) || lines_) {
    app.tell.sound(Sound::Back);
    if (!lines_) app.go.back();
    lines_ = false;
    return;
  }
  if (moveCursor(app, menu_, event)) return;
  app.tell.sound(Sound::Confirm);
  change(app, event.is(Button::Left) ? -1 : 1);
}

void PanelScene::draw(App& app, Canvas& canvas) {
  drawTitle(canvas, tr(Text::PanelTitle));
  if (lines_) {
    drawLines(app, canvas);
  } else {
    drawList(app, canvas);
  }
}

void PanelScene::drawList(App& app, Canvas& canvas) {
  static constexpr Text kLabels[kRows] = {Text::PanelInversion, Text::PanelOrder, Text::PanelColumn,
                                          Text::PanelRow,       Text::PanelClock, Text::PanelGamma,
                                          Text::PanelLines};
  const Layout layout = layoutOf(canvas);
  const int strip = layout.low ? 8 : 16;
  const Rect& body = layout.body;
  drawStrip(canvas, makeRect(body.x, body.bottom() - strip, body.w, strip));
  Phrase value;
  menu_.draw(app.screen.motion(), canvas,
             inset(makeRect(body.x, body.y, body.w, body.h - strip), 8, layout.low ? 2 : 4), [&](int row) {
               value.clear();
               addValue(*app.facts.panel, row, value);
               return MenuRow{tr(kLabels[row]), value};
             });
  BottomLine hints{tr(Text::KeyChange), tr(Text::KeyBack), {}};
  if (menu_.cursor() == kLines) hints.a = tr(Text::KeyChoose);
  hints.moves = kArrows;
  drawFooter(app, canvas, hints);
}

void PanelScene::drawLines(App& app, Canvas& canvas) {
  const Layout layout = layoutOf(canvas);
  Phrase words;
  addPanelLine(*app.facts.panel, words);
  // A low panel has room for the lines alone.
  const Rect area = layout.low ? layout.body : drawNote(canvas, layout.body, tr(Text::PanelNote));
  Rect box = inset(area, 8, layout.low ? 4 : 8);
  const int used = drawWrapped(canvas, box, words, {&kFontSmall}) + (layout.low ? 2 : 8);
  box = makeRect(box.x, box.y + used, box.w, box.h - used);
  words.clear();
  addClockLine(*app.facts.panel, words);
  drawWrapped(canvas, box, words, {&kFontSmall});
  drawFooter(app, canvas, Text::KeyBack, Text::KeyBack, kArrows);
}

}  // namespace lucca::ui
