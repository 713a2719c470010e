// No board has a card: its files are those of the sketch's folder `data`, too.
#pragma once

#include "FS.h"
#include "SPI.h"  // keep: sketches with a card name it

enum sdcard_type_t { CARD_NONE, CARD_MMC, CARD_SD, CARD_SDHC, CARD_UNKNOWN };

namespace fs {

class SDFS : public FS {
 public:
  sdcard_type_t cardType() const { return CARD_SD; }
  uint64_t cardSize() const { return usedBytes(); }
};

}  // namespace fs

inline fs::SDFS SD;
