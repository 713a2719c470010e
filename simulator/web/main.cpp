// lucca.wasm: the functions the page calls. Numbers go as arguments, words and bytes through one buffer.
#include <new>

#include "all_boards.h"
#include "simulator/web/console.h"
#include "simulator/web/parcels.h"

namespace {

using namespace lucca;
using namespace lucca::web;

constinit Console* console = nullptr;
alignas(Console) std::byte memory[sizeof(Console)];

Console& theConsole() {
  if (!console) console = new (memory) Console;
  return *console;
}

constinit Parcels* parcels = nullptr;
alignas(Parcels) std::byte parcelMemory[sizeof(Parcels)];

Parcels& theParcels() {
  if (!parcels) parcels = new (parcelMemory) Parcels;
  return *parcels;
}

CodeCount codes;

}  // namespace

extern "C" {

LUCCA_EXPORT("flash") uint8_t* webFlash() { return theConsole().flash().data(); }
LUCCA_EXPORT("flashSize") uint32_t webFlashSize() { return MemoryFlash::kSize; }

// `language` -1: as the settings say. False when there is no such board.
LUCCA_EXPORT("start") bool webStart(uint32_t board, int language, uint32_t nowMs) {
  if (board >= std::size(kAllBoards)) return false;
  std::optional<ui::Language> wanted;
  if (language >= 0 && language < ui::kLanguages) wanted = static_cast<ui::Language>(language);
  theConsole().start(kAllBoards[board].board, wanted, nowMs);
  return true;
}
LUCCA_EXPORT("stop") void webStop() { theConsole().stop(); }
LUCCA_EXPORT("next") uint32_t webNext(uint32_t nowMs, uint32_t pads) {
  return theConsole().next(nowMs, static_cast<PadSet>(pads));
}

LUCCA_EXPORT("width") int webWidth() { return theConsole().width(); }
LUCCA_EXPORT("height") int webHeight() { return theConsole().height(); }
LUCCA_EXPORT("pixels") const uint32_t* webPixels() { return theConsole().glass().pixels(); }

// What stands on the screen, in the buffer (simulator/screen_words.h).
LUCCA_EXPORT("says") uint32_t webSays() {
  const std::span<uint8_t> buffer = theParcels().buffer();
  return static_cast<uint32_t>(
      theConsole().words().lines({reinterpret_cast<char*>(buffer.data()), buffer.size()}));
}

LUCCA_EXPORT("openGuide") void webOpenGuide() { theConsole().openGuide(); }
LUCCA_EXPORT("openNewGame") void webOpenNewGame(uint32_t game) {
  theConsole().openNewGame(static_cast<GameId>(game));
}
LUCCA_EXPORT("openGame") void webOpenGame() { theConsole().openGame(); }
// The newest finished game of the store as a replay.
LUCCA_EXPORT("openFinished") void webOpenFinished() { theConsole().openFinished(); }
// Whether the flash's bytes are a store.
LUCCA_EXPORT("storeKnown") bool webStoreKnown() { return theParcels().known(theConsole().flash()); }
// Something changed by itself just now, and no key decides anything yet.
LUCCA_EXPORT("guarded") bool webGuarded() { return theConsole().guarded(); }
LUCCA_EXPORT("passing") uint32_t webPassing() { return static_cast<uint32_t>(theConsole().passing()); }
LUCCA_EXPORT("language") uint32_t webLanguage() { return static_cast<uint32_t>(theConsole().language()); }
LUCCA_EXPORT("receiver") uint32_t webReceiver() {
  const std::string_view name = theConsole().receiver().name.view();
  std::copy(name.begin(), name.end(), theParcels().buffer().begin());
  return static_cast<uint32_t>(name.size());
}

LUCCA_EXPORT("buffer") uint8_t* webBuffer() { return theParcels().buffer().data(); }
LUCCA_EXPORT("bufferSize") uint32_t webBufferSize() { return Parcels::kBuffer; }
LUCCA_EXPORT("pack") uint32_t webPack() { return theParcels().pack(theConsole().flash()); }
LUCCA_EXPORT("readGame") uint32_t webRead(uint32_t length) {
  return static_cast<uint32_t>(theParcels().read(length));
}
LUCCA_EXPORT("finished") bool webFinished() { return theParcels().finished(); }
LUCCA_EXPORT("relation") uint32_t webRelation() {
  return static_cast<uint32_t>(theParcels().relation(theConsole().flash()));
}
// Only while the handheld is off.
LUCCA_EXPORT("takeGame") bool webTake() {
  return !theConsole().running() && theParcels().take(theConsole().flash());
}
LUCCA_EXPORT("describeIncoming") uint32_t webDescribeIncoming() { return theParcels().describeIncoming(); }
LUCCA_EXPORT("describeStored") uint32_t webDescribeStored() {
  return theParcels().describeStored(theConsole().flash());
}
LUCCA_EXPORT("emblem") int webEmblem(uint32_t emblem) {
  return theParcels().drawEmblem(static_cast<int>(emblem));
}
LUCCA_EXPORT("qr") int webQr(uint32_t length) { return theParcels().qr(length); }

// 0: no codes of ours, 1: of different games, 2: some are missing, 3: all there, the game is in the buffer.
LUCCA_EXPORT("readCodes") uint32_t webReadCodes(uint32_t length) {
  codes = theParcels().readCodes(length);
  if (!codes.known) return 0;
  return codes.mixed ? 1 : codes.bytes > 0 ? 3 : 2;
}
LUCCA_EXPORT("codesRead") int webCodesRead() { return codes.read; }
LUCCA_EXPORT("codesCount") int webCodesCount() { return codes.count; }
LUCCA_EXPORT("codesBytes") uint32_t webCodesBytes() { return codes.bytes; }
}
