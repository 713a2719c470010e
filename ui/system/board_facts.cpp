#include "ui/system/board_facts.h"

#include <new>

#include "base/qr/qr_code.h"
#include "ui/shell/scene_parts.h"

namespace lucca::ui {

namespace {

enum Fact {
  kBoard,
  kVersion,
  kPanel,
  kBattery,
  kMemory,
  kOfAnyMachine,
  kChip = kOfAnyMachine,
  kFlashChip,
  kStart,
  kConverter,
  kTearing,
  kWire,
  kBounces,
  kStack,
  kAll
};

constexpr Text kLabels[kAll] = {
    Text::DiagnosticsBoard,     Text::DiagnosticsVersion, Text::DiagnosticsPanel,
    Text::DiagnosticsBattery,   Text::DiagnosticsFlash,   Text::DiagnosticsChip,
    Text::DiagnosticsFlashChip, Text::DiagnosticsStart,   Text::DiagnosticsConverter,
    Text::DiagnosticsTearing,   Text::DiagnosticsWire,    Text::DiagnosticsBounces,
    Text::DiagnosticsStack};

constexpr char kOwner = 0;  // of the lent memory

void addHex(uint32_t number, int digits, Phrase& out) {
  for (int i = digits - 1; i >= 0; --i)
    out.add(std::string_view("0123456789ABCDEF").substr(number >> (4 * i) & 15, 1));
}

void addTenths(uint32_t tenths, Phrase& out) {
  out.add(static_cast<int>(tenths / 10)).add(".").add(static_cast<int>(tenths % 10));
}

void addBattery(const App& app, Phrase& out) {
  if (!app.battery.known()) {
    out.add(Text::DiagnosticsUnknown);
    return;
  }
  out.add(app.battery.percent()).add(" %  ").add(app.battery.millivolts()).add(" mV");
}

void addMemory(const App& app, Phrase& out) {
  const int bad = app.keep.report().badSectors;
  out.add(!app.keep.remembers() ? Text::DiagnosticsFlashNone
          : bad                 ? Text::DiagnosticsFlashBad
                                : Text::DiagnosticsFlashOk,
          {bad});
}

void addOfBoard(const App& app, const BoardReading& reading, int fact, Phrase& out) {
  constexpr uint32_t kMegabyte = 1024 * 1024;
  constexpr Text kStarts[] = {Text::DiagnosticsStartPower, Text::DiagnosticsStartDip,
                              Text::DiagnosticsStartRestart};
  switch (fact) {
    case kChip:
      out.add("RP").add(reading.chip).add(reading.chip == 2040 ? " B" : " A").add(reading.revision);
      break;
    case kFlashChip:
      addHex(reading.flashId, 6, out);
      out.add("  ").add(static_cast<int>(reading.flashBytes / kMegabyte)).add(" MB");
      break;
    case kStart:
      out.add(kStarts[static_cast<int>(reading.start)]);
      break;
    case kConverter:
      if (reading.converter == 0) {
        out.add(Text::DiagnosticsNone);
      } else {
        out.add(reading.converter).add("/4095 = ").add(app.battery.millivolts()).add(" mV");
      }
      break;
    case kTearing:
      if (reading.tearingUs == 0) {
        out.add(Text::DiagnosticsNone);
      } else {
        addTenths(10'000'000 / reading.tearingUs, out);
        out.add(" Hz");
      }
      break;
    case kWire:
      addTenths(reading.wireHz / 100'000, out);
      out.add(" MHz");
      break;
    case kBounces:
      out.add(reading.bounces);
      break;
    default:
      out.add(reading.freeStack);
  }
}

// Only what the alphanumeric codes hold.
void addPlain(std::string_view words, Phrase& out) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    const char upper[] = {words[i] >= 'a' && words[i] <= 'z' ? static_cast<char>(words[i] - 'a' + 'A')
                                                             : words[i]};
    const bool fits = (upper[0] >= 'A' && upper[0] <= 'Z') || (upper[0] >= '0' && upper[0] <= '9') ||
                      std::string_view(" .-/:").find(upper[0]) != std::string_view::npos;
    if (fits) out.add(std::string_view(upper, 1));
  }
}

}  // namespace

int boardFacts(const App& app) { return app.facts.check ? kAll : kOfAnyMachine; }

Text boardFact(const App& app, const Canvas& canvas, const BoardReading& reading, int fact, Phrase& value) {
  switch (fact) {
    case kBoard:
      value.add(app.facts.board);
      break;
    case kVersion:
      value.add(app.facts.version);
      break;
    case kPanel:
      value.add(canvas.width()).add(" x ").add(canvas.height());
      break;
    case kBattery:
      addBattery(app, value);
      break;
    case kMemory:
      addMemory(app, value);
      break;
    default:
      addOfBoard(app, reading, fact, value);
  }
  return kLabels[fact];
}

void boardReport(const App& app, const BoardReading& reading, Phrase& out) {
  const auto number = [&out](std::string_view name, uint32_t value) {
    out.add(name).add(static_cast<int>(value));
  };
  addPlain("LUCCA ", out);
  addPlain(app.facts.version, out);
  out.add("/");
  addPlain(app.facts.board, out);
  number("/RP", reading.chip);
  number(reading.chip == 2040 ? " B" : " A", reading.revision);
  out.add("/FLASH ");
  addHex(reading.flashId, 6, out);
  number("/START ", static_cast<uint32_t>(reading.start));
  number("/FAULT ", static_cast<uint32_t>(app.facts.fault.code));
  number("/ADC ", reading.converter);
  number("/MV ", app.battery.millivolts());
  number("/TE ", reading.tearingUs);
  number("/SPI ", reading.wireHz);
  out.add("/KEYS ");
  addHex(reading.keys, 3, out);
  number("/BOUNCES ", reading.bounces);
  number("/STACK ", reading.freeStack);
  number("/BAD ", app.keep.report().badSectors);
}

void drawBoardCode(App& app, Canvas& canvas, const Rect& area) {
  Phrase report;
  boardReport(app, app.facts.check->read(), report);
  QrCode& code = *new (app.spare.take(&kOwner).data()) QrCode;
  // Two modules of quiet; the light page around gives the rest.
  const int scale = QrCode::versionFor(area.h + 12, 3) >= 6 ? 3 : 2;
  if (!code.make(report, QrCode::versionFor(area.h + 4 * scale, scale))) return;
  const int side = code.size() * scale, left = area.x + 4 * scale, top = area.y + (area.h - side) / 2;
  for (int y = 0; y < code.size(); ++y) {
    for (int x = 0; x < code.size(); ++x) {
      if (code.dark(x, y)) canvas.fillRect(makeRect(left + x * scale, top + y * scale, scale, scale), kInk);
    }
  }
  const int beside = left + side + 4 * scale;
  const Rect words = makeRect(beside, area.y, area.right() - beside - 4, area.h);
  drawWrappedCentred(canvas, words, tr(Text::DiagnosticsCode), {&kFontSmall, kInkSoft, Align::Centre});
}

}  // namespace lucca::ui
