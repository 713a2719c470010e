// The panel shows its memory line by line, from the first to the last, while pictures are written into it. Where the one overtakes
// the other, a picture's upper part is new and its lower part old for the length of a frame: it tears.
#pragma once

#include <cstdint>

namespace lucca {

// Pixels that go into these lines of the panel's memory, in this order and evenly.
struct ScanSpan {
  uint16_t first, last;
  uint32_t pixels;
};

struct PanelScan {
  // Lines of a frame, those of the blank among them: 12 and 12 that no glass shows (porch control, B2h).
  static constexpr uint32_t kLines = 320 + 24, kBlankLines = 24;
  static constexpr uint32_t kMarginUs = 100;  // an interrupt that comes late

  uint32_t frameUs;  // from blank to blank

  constexpr uint32_t lines(uint32_t count) const { return count * frameUs / kLines; }

  // How many us to wait until a span may begin that needs `wireUs`, `sinceBlank` us after the last blank began: the scan is then
  // beyond its first line already and does not reach its end before it is through, or the other way round. 0 as well where
  // nothing helps, because the span takes a frame or more.
  constexpr uint32_t untilClear(uint32_t sinceBlank, ScanSpan span, uint32_t wireUs) const {
    if (span.last < span.first) return 0;
    const uint32_t lead =
        (sinceBlank + frameUs - lines(kBlankLines + span.first)) % frameUs;  // of the scan, at the first line
    const uint32_t scanUs = lines(static_cast<uint32_t>(span.last - span.first));
    // At the last line the lead is larger by wireUs - scanUs.
    const uint32_t least = kMarginUs + (scanUs > wireUs ? scanUs - wireUs : 0);
    const uint32_t gained = kMarginUs + (wireUs > scanUs ? wireUs - scanUs : 0);
    if (least + gained > frameUs) return 0;
    if (lead < least) return least - lead;
    return lead <= frameUs - gained ? 0 : frameUs - lead + least;
  }
};

}  // namespace lucca
