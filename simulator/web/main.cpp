// lucca.wasm: the functions the page calls. Numbers go as arguments, words and bytes through one buffer.
#include <cstring>
#include <new>

#include "all_boards.h"
#include "simulator/touch.h"
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
  if (!parcels) parcels = new (parcelMemory) Parcels(theConsole().seeds());
  return *parcels;
}

CodeCount codes;
Kinship kin;

// The slot that is played, or was played last.
int currentSlot() {
  return theConsole().running() ? theConsole().slot() : theParcels().lastSlot(theConsole().flash());
}

uint32_t packed(const simulator::TouchedKey& key) {
  return key.pads | static_cast<uint32_t>(key.first) << 16 | (key.held ? 1u << 31 : 0);
}

}  // namespace

extern "C" {

LUCCA_EXPORT("flash") uint8_t* webFlash() { return theConsole().flash().data(); }
LUCCA_EXPORT("flashSize") uint32_t webFlashSize() { return MemoryFlash::kSize; }

// `language` -1: as the settings say. `wishes`: 1 nothing is to move, 2 more contrast, 4 dark. False when there is no such board.
LUCCA_EXPORT("start") bool webStart(uint32_t board, int language, uint32_t wishes, uint32_t nowMs) {
  if (board >= std::size(kAllBoards)) return false;
  std::optional<ui::Language> wanted;
  if (language >= 0 && language < ui::kLanguages) wanted = static_cast<ui::Language>(language);
  theConsole().start(kAllBoards[board].board, wanted,
                     {(wishes & 1) != 0, (wishes & 2) != 0, (wishes & 4) != 0}, nowMs);
  return true;
}
LUCCA_EXPORT("stop") void webStop() { theConsole().stop(); }
LUCCA_EXPORT("next") uint32_t webNext(uint32_t nowMs, uint32_t pads) {
  return theConsole().next(nowMs, static_cast<PadSet>(pads));
}

LUCCA_EXPORT("width") int webWidth() { return theConsole().width(); }
LUCCA_EXPORT("height") int webHeight() { return theConsole().height(); }
LUCCA_EXPORT("pixels") const uint32_t* webPixels() { return theConsole().glass().pixels(); }

// The screen as text, in the buffer (simulator/screen_words.h).
LUCCA_EXPORT("says") uint32_t webSays() {
  const std::span<uint8_t> buffer = theParcels().buffer();
  return static_cast<uint32_t>(
      theConsole().words().lines({reinterpret_cast<char*>(buffer.data()), buffer.size()}));
}

// The cursor's area, as four 16-bit numbers in the buffer: x, y, width, height. No width: there is no cursor.
LUCCA_EXPORT("cursor") void webCursor() {
  static_assert(sizeof(Rect) == 8);
  std::memcpy(theParcels().buffer().data(), &theConsole().words().chosen(), sizeof(Rect));
}
// The key of the bottom line that is drawn there: its pads, those to press first in bits 16 and up, bit 31 for a held key.
LUCCA_EXPORT("keyAt") uint32_t webKeyAt(int x, int y) {
  return packed(simulator::keyAt(theConsole().words(), x, y));
}
// How a button is pressed on this board, packed likewise.
LUCCA_EXPORT("stroke") uint32_t webStroke(uint32_t button) {
  const Button wanted = static_cast<Button>(button % kButtons);
  return packed(simulator::touchedKey(strokeFor(theConsole().layout(), wanted)));
}

LUCCA_EXPORT("openGuide") void webOpenGuide() { theConsole().openGuide(); }
LUCCA_EXPORT("openNewGame") void webOpenNewGame(uint32_t game) {
  theConsole().openNewGame(static_cast<GameId>(game));
}
LUCCA_EXPORT("openGame") void webOpenGame() { theConsole().openGame(); }
// A city by its number; false: there is none. The day of the year, which the list of cities begins with.
LUCCA_EXPORT("openCity") bool webOpenCity(uint32_t game, int number) {
  return theConsole().openCity(static_cast<GameId>(game), number);
}
LUCCA_EXPORT("setDay") void webSetDay(uint32_t day) { theConsole().setDay(day); }
// In the buffer: the text that A is to copy, or 0; and the tag of the city that is played, or 0.
LUCCA_EXPORT("takeCopy") uint32_t webTakeCopy() { return theConsole().takeCopy(theParcels().buffer()); }
LUCCA_EXPORT("cityTag") uint32_t webCityTag() { return theConsole().cityTag(theParcels().buffer()); }
// The game of a slot is played, or gone for good.
LUCCA_EXPORT("openSlot") void webOpenSlot(int slot) { theConsole().openSlot(slot); }
LUCCA_EXPORT("removeSlot") void webRemoveSlot(int slot) { theConsole().removeSlot(slot); }
// The finished game that was taken last: its review (0), its replay (1), or its end (2).
LUCCA_EXPORT("openFinished") void webOpenFinished(uint32_t as) {
  theConsole().openFinished(static_cast<Finished>(as), theParcels().finishedAt());
}
// The game that is over and on the screen, packed into the buffer, and how it ended; 0: there is none.
LUCCA_EXPORT("packFinished") uint32_t webPackFinished() {
  const ui::PlayedMatch* match = theConsole().finished();
  return match ? theParcels().pack(*match) : 0;
}
LUCCA_EXPORT("over") bool webOver() { return theConsole().finished() != nullptr; }
LUCCA_EXPORT("standings") uint32_t webStandings() { return theConsole().standings(theParcels().buffer()); }
LUCCA_EXPORT("bodyHeight") int webBodyHeight() { return theConsole().bodyHeight(); }
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
LUCCA_EXPORT("pack") uint32_t webPack(int slot) { return theParcels().pack(theConsole().flash(), slot); }
LUCCA_EXPORT("readGame") uint32_t webRead(uint32_t length) {
  return static_cast<uint32_t>(theParcels().read(length));
}
LUCCA_EXPORT("finished") bool webFinished() { return theParcels().finished(); }
// The Relation of the game that came in to the games here, and the slot of the nearest one.
LUCCA_EXPORT("relation") uint32_t webRelation() {
  kin = theParcels().kinship(theConsole().flash());
  return static_cast<uint32_t>(kin.relation);
}
// The news for everybody about the seals of the game that came in, or of a slot's game.
LUCCA_EXPORT("incomingNews") uint32_t webIncomingNews() {
  return theParcels().incomingNews(theConsole().flash());
}
LUCCA_EXPORT("newsOfSlot") uint32_t webNewsOfSlot(int slot) {
  return theParcels().newsOfSlot(theConsole().flash(), slot);
}
// The bytes of the seals, which the page keeps. It fills them in before the handheld starts, and calls checkSeals.
LUCCA_EXPORT("seals") uint8_t* webSeals() { return theParcels().sealed().bytes().data(); }
LUCCA_EXPORT("sealsSize") uint32_t webSealsSize() { return theParcels().sealed().bytes().size(); }
LUCCA_EXPORT("checkSeals") void webCheckSeals() { theParcels().sealed().check(); }
LUCCA_EXPORT("sealsChanged") bool webSealsChanged() { return theParcels().sealed().takeChanged(); }
// The game was passed on: its receiver plays elsewhere from now on.
LUCCA_EXPORT("sent") void webSent() { theConsole().sendAway(); }
LUCCA_EXPORT("relatedSlot") int webRelatedSlot() { return kin.slot; }
LUCCA_EXPORT("slots") int webSlots() { return ui::kGameSlots; }
LUCCA_EXPORT("currentSlot") int webCurrentSlot() { return currentSlot(); }
LUCCA_EXPORT("freeSlot") int webFreeSlot() { return theParcels().freeSlot(theConsole().flash()); }
// Only while the handheld is off. The slot's game is replaced.
LUCCA_EXPORT("takeGame") bool webTake(int slot) {
  return !theConsole().running() && theParcels().take(theConsole().flash(), slot);
}
LUCCA_EXPORT("describeIncoming") uint32_t webDescribeIncoming() { return theParcels().describeIncoming(); }
LUCCA_EXPORT("describeSlot") uint32_t webDescribeSlot(int slot) {
  return theParcels().describeSlot(theConsole().flash(), slot);
}
LUCCA_EXPORT("describeStored") uint32_t webDescribeStored() { return webDescribeSlot(currentSlot()); }
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
