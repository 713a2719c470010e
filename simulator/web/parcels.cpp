#include "simulator/web/parcels.h"

#include <algorithm>
#include <cstring>

#include "base/crc32.h"
#include "base/qr/qr_parts.h"
#include "drivers/store/store.h"
#include "simulator/web/lines.h"
#include "ui/game/drawer.h"
#include "ui/look/emblems.h"
#include "ui/saves/running_games.h"
#include "ui/saves/settings.h"
#include "ui/saves/stored_game.h"

namespace lucca::web {

namespace {

std::string_view takeLine(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

// How many actions two saved games begin with in common.
std::size_t common(std::span<const uint8_t> a, std::size_t lengthA, std::span<const uint8_t> b,
                   std::size_t lengthB) {
  std::size_t same = 0;
  while (same < lengthA && same < lengthB && ui::savedAction(a, same) == ui::savedAction(b, same)) ++same;
  return same;
}

bool isSlot(int slot) { return slot >= 0 && slot < ui::kGameSlots; }

bool sameNames(const ui::Plan& a, const ui::Plan& b) {
  for (std::size_t i = 0; i < a.setup.players; ++i) {
    if (a.seats[i].name.view() != b.seats[i].name.view()) return false;
  }
  return true;
}

// The key to the seals of a saved game: its seed. The games of a match with the same cards share theirs, so the later ones
// of a match count, too. 0: no game.
uint32_t sealKey(std::span<const uint8_t> saved) {
  ui::SavedGame game;
  Tourney tourney;
  if (!ui::decodeGame(saved, game)) return 0;
  return ui::decodeTourney(saved, tourney) ? game.seed ^ tourney.played * 0x9E3779B9u : game.seed;
}

// Without a number that tells games apart so many equal entries do. Shorter games are taken for different ones, which costs a
// slot and no game.
constexpr std::size_t kTelling = 12;

}  // namespace

std::span<const uint8_t> Parcels::load(const FlashDevice& flash, int slot) {
  Store store(copy_.of(flash));
  return store.mount() == StoreResult::Ok ? load(store, slot) : std::span<const uint8_t>();
}

std::span<const uint8_t> Parcels::load(Store& store, int slot) {
  std::size_t size = 0;
  if (!isSlot(slot)) return {};
  const StoreResult result = ui::loadStored(store, ui::RunningGames::keyOf(slot), stored_, size);
  return result == StoreResult::Ok ? std::span<const uint8_t>(stored_.data(), size)
                                   : std::span<const uint8_t>();
}

int Parcels::lastSlot(const FlashDevice& flash) {
  Store store(copy_.of(flash));
  ui::Settings settings;
  std::array<uint8_t, ui::kSettingsMost> bytes;
  std::size_t size = 0;
  if (store.mount() != StoreResult::Ok) return 0;
  static_cast<void>(store.load(StoreKey::Settings, ui::Settings::kVersion, bytes, size));
  if (size > 0)
    static_cast<void>(ui::decodeSettings(ui::Settings::kVersion, std::span(bytes).first(size), settings));
  return isSlot(settings.slot) ? settings.slot : 0;
}

int Parcels::freeSlot(const FlashDevice& flash) {
  Store store(copy_.of(flash));
  if (store.mount() != StoreResult::Ok) return -1;
  for (int slot = 0; slot < ui::kGameSlots; ++slot) {
    if (store.newestVersion(ui::RunningGames::keyOf(slot)) == 0) return slot;
  }
  return -1;
}

bool Parcels::known(const FlashDevice& flash) {
  Store store(copy_.of(flash));
  return store.mount() == StoreResult::Ok && !store.report().fresh && !store.report().unreadable;
}

SealedGame Parcels::recordOf(std::span<const uint8_t> saved) {
  const SealedGame* record = sealed_.find(sealKey(saved));
  return record ? *record : SealedGame{};
}

Parcels::SlotKeys Parcels::keysHere(const FlashDevice& flash) {
  SlotKeys here{};
  Store store(copy_.of(flash));
  if (store.mount() != StoreResult::Ok) return here;
  for (int slot = 0; slot < ui::kGameSlots; ++slot)
    here[static_cast<std::size_t>(slot)] = sealKey(load(store, slot));
  return here;
}

void Parcels::keep(const SealedGame& record, const FlashDevice& flash) {
  sealed_.put(record, keysHere(flash));
}

// The seed tells a game from the others in this browser.
uint32_t Parcels::newSeed(const FlashDevice& flash) {
  const SlotKeys here = keysHere(flash);
  uint32_t seed = someNumber();
  while (sealed_.find(seed) || std::find(here.begin(), here.end(), seed) != here.end()) seed = someNumber();
  return seed;
}

// Never 0, which means none.
uint32_t Parcels::someNumber() {
  uint32_t number = 0;
  while (number == 0) number = random_.newSeed();
  return number;
}

// Who is to have the game: `to`, as a link says, or who decides or draws next.
Seat Parcels::addressee(const ui::SavedGame& game, const Course& course, uint8_t to, uint8_t away) const {
  if (!course.awaitsChance()) return course.toMove;
  if (to < game.plan.setup.players && game.plan.isPerson(static_cast<Seat>(to))) return static_cast<Seat>(to);
  const uint8_t others = static_cast<uint8_t>((1u << kMaxSeats) - 1 - (1u << course.lastPerson));
  return ui::drawerOf(work_.match.game(), work_.match.state(), game.plan, away ? away : others);
}

std::size_t Parcels::pack(const FlashDevice& flash, int slot) {
  std::array<uint8_t, ui::kMostSeals> bytes;
  ui::PassedNotes notes;
  ui::SavedGame game;
  const std::span<const uint8_t> saved = load(flash, slot);
  if (!ui::decodeGame(saved, game)) return 0;
  SealedGame record = recordOf(saved);
  const Course course = follow(game, saved, work_.match, record.since);
  if (!course.fits) return 0;
  record.key = sealKey(saved);
  if (record.id == 0) record.id = someNumber();
  notes.id = record.id;
  if (course.chance) {
    Seals seals;
    const uint8_t away = static_cast<uint8_t>((game.place & ui::kPlaceAway) >> ui::kPlaceAwayAt);
    sealForLink(record, course, addressee(game, course, kNoSeat, away), random_, seals);
    notes.seals = std::span(bytes).first(writeSeals(seals, bytes));
  }
  keep(record, flash);
  return ui::packPassed(load(flash, slot), notes, buffer_, work_);
}

std::size_t Parcels::pack(const ui::PlayedMatch& match) {
  return ui::packRunning(match.plan(), false, match, {}, buffer_, work_.pack);
}

ui::PassedFault Parcels::read(std::size_t length) {
  if (length > buffer_.size()) return ui::PassedFault::Foreign;
  ui::PassedNotes notes;
  arrived_ = {};
  const ui::PassedFault fault =
      ui::unpackPassed({buffer_.data(), length}, 0, incoming_, incomingSize_, notes, work_);
  finished_ = fault == ui::PassedFault::None && work_.match.toMove() == kOver;
  if (fault != ui::PassedFault::None) return fault;
  arrived_.id = notes.id;
  fromBrowser_ = notes.id != 0;
  if (readSeals(notes.seals, arrived_.seals)) return fault;
  incomingSize_ = 0;
  return ui::PassedFault::Newer;
}

CodeCount Parcels::readCodes(std::size_t length) {
  CodeCount result;
  std::string_view rest = text(std::min(length, buffer_.size()));
  std::array<std::string_view, kMaxParts> letters{};
  uint32_t crc = 0;
  while (!rest.empty()) {
    const std::string_view line = takeLine(rest);
    ReadPart part;
    if (line.empty()) continue;
    if (!readPart(line, part) || part.letters.empty()) return {};
    result.mixed = result.mixed || (result.known && (part.crc != crc || part.count != result.count));
    result.known = true;
    crc = part.crc;
    result.count = part.count;
    std::string_view& place = letters[static_cast<std::size_t>(part.index)];
    result.read += place.empty();
    place = part.letters;
  }
  if (!result.known || result.mixed || result.read < result.count) return result;
  std::size_t size = 0;
  for (int i = 0; i < result.count; ++i) {
    const int got = readLetters(letters[static_cast<std::size_t>(i)], std::span(other_).subspan(size));
    if (got < 0) return {};
    size += static_cast<std::size_t>(got);
  }
  if (size == 0 || crc32(other_.data(), size) != crc) return {};
  std::copy_n(other_.begin(), size, buffer_.begin());
  result.bytes = size;
  return result;
}

Relation Parcels::compare(std::span<const uint8_t> here) {
  const std::span<const uint8_t> there(incoming_.data(), incomingSize_);
  ui::SavedGame a, b;
  if (!ui::decodeGame(here, a) || !ui::decodeGame(there, b)) return Relation::Other;
  const uint32_t id = recordOf(here).id;
  const bool told = id != 0 && arrived_.id != 0;
  if (a.plan.setup != b.plan.setup || (told && id != arrived_.id)) return Relation::Other;
  const std::size_t same = common(here, a.length, there, b.length);
  // Never another game: in a match with the same cards the seats' names tell its games apart.
  const bool alike = sameNames(a.plan, b.plan);
  if (same < a.length && same < b.length)
    return alike && (told || same >= kTelling) ? Relation::Fork : Relation::Other;
  if (!alike || (!told && same < kTelling)) return Relation::Other;
  if (a.length == b.length) return Relation::Same;
  return a.length < b.length ? Relation::Further : Relation::Behind;
}

Kinship Parcels::kinship(const FlashDevice& flash) {
  // The same game is reported before one that continues it, and so on.
  static constexpr Relation kNearest[] = {Relation::Same, Relation::Further, Relation::Behind,
                                          Relation::Fork};
  std::array<Relation, ui::kGameSlots> found{};
  Store store(copy_.of(flash));
  if (store.mount() != StoreResult::Ok) return {};
  for (int slot = 0; slot < ui::kGameSlots; ++slot)
    found[static_cast<std::size_t>(slot)] = compare(load(store, slot));
  for (const Relation wanted : kNearest) {
    const auto at = std::find(found.begin(), found.end(), wanted);
    if (at != found.end()) return {wanted, static_cast<int>(at - found.begin())};
  }
  return {};
}

uint8_t Parcels::incomingNews(const FlashDevice& flash) {
  const Kinship kin = kinship(flash);
  const SealedGame mine = kin.slot < 0 ? SealedGame{} : recordOf(load(flash, kin.slot));
  ui::SavedGame game;
  const std::span<const uint8_t> saved(incoming_.data(), incomingSize_);
  if (!ui::decodeGame(saved, game)) return 0;
  const Course course = follow(game, saved, work_.match);
  return newsOf(mine, arrived_, course, work_.match, again_);
}

uint8_t Parcels::newsOfSlot(const FlashDevice& flash, int slot) {
  return recordOf(load(flash, slot)).seals.news;
}

// The game that came in as it will be saved: with a seed and seals of this browser, and with the cards that were due.
std::size_t Parcels::sealIncoming(const FlashDevice& flash, int slot) {
  const Kinship kin = kinship(flash);
  ui::SavedGame mine, game;
  const std::span<const uint8_t> own = kin.slot >= 0 ? load(flash, kin.slot) : std::span<const uint8_t>();
  const bool known = ui::decodeGame(own, mine);
  const uint32_t ownKey = sealKey(own);
  const SealedGame before = recordOf(own);
  const std::span<const uint8_t> saved(incoming_.data(), incomingSize_);
  if (!ui::decodeGame(saved, game)) return 0;
  const Course course = follow(game, saved, work_.match);
  const bool goesOn = known && kin.slot == slot && kin.relation != Relation::Fork;
  SealedGame record = arrived_;
  const uint32_t seed = goesOn ? mine.seed : newSeed(flash);
  record.key = goesOn ? ownKey : seed;
  if (record.id == 0) record.id = before.id;
  uint8_t away = 0;
  if (course.chance) {
    const Seat to = addressee(game, course, arrived_.seals.to, 0);
    const bool person = to >= 0 && game.plan.isPerson(to);
    record.seals.news = newsOf(before, arrived_, course, work_.match, again_);
    takeSeals(record, before, course, person ? to : kNobody, random_);
    if (course.awaitsChance()) drawSealed(record, course, to, random_, work_.match);
    for (Seat seat = 0; fromBrowser_ && seat < game.plan.setup.players; ++seat) {
      const bool elsewhere =
          game.plan.isPerson(seat) && !record.seals.seats[static_cast<std::size_t>(seat)].own;
      away = static_cast<uint8_t>(away | (elsewhere ? 1u << seat : 0u));
    }
  }
  record.since = static_cast<uint32_t>(work_.match.history().size());
  keep(record, flash);
  work_.match.settle();
  // A link takes a game along, not its match: that stayed here, and has its game again.
  Tourney tourney;
  const bool inTourney = goesOn && ui::decodeTourney(load(flash, slot), tourney);
  if (inTourney) {
    game.plan.tourney = mine.plan.tourney;
    game.plan.shuffle = mine.plan.shuffle;
  }
  const uint32_t place = game.place | static_cast<uint32_t>(away) << ui::kPlaceAwayAt;
  return ui::encodeGame(
      {game.plan, seed, work_.match.history(), work_.match.digest(), inTourney ? &tourney : nullptr}, place,
      stored_);
}

// The place of the game that came in among the finished ones; -1: it is not there.
int Parcels::findFinished(Store& store) {
  const std::span<const uint8_t> there(incoming_.data(), incomingSize_);
  ui::SavedGame wanted, game;
  if (!ui::decodeGame(there, wanted)) return -1;
  for (std::size_t i = 0; i < store.games(); ++i) {
    uint8_t version = 0;
    std::size_t size = 0;
    if (store.loadGame(i, version, stored_, size) != StoreResult::Ok) continue;
    const std::span<const uint8_t> here(stored_.data(), size);
    const bool same = ui::decodeGame(here, game) && game.plan.setup == wanted.plan.setup &&
                      game.length == wanted.length && sameNames(game.plan, wanted.plan) &&
                      common(here, game.length, there, wanted.length) == wanted.length;
    if (same) return static_cast<int>(i);
  }
  return -1;
}

bool Parcels::takeFinished(FlashDevice& flash) {
  Store store(flash);
  const std::span<const uint8_t> saved(incoming_.data(), incomingSize_);
  if (store.mount() != StoreResult::Ok) return false;
  const int known = findFinished(store);
  finishedAt_ = static_cast<std::size_t>(std::max(known, 0));
  return known >= 0 || store.addGame(ui::savedVersionOf(saved), saved) == StoreResult::Ok;
}

bool Parcels::take(FlashDevice& flash, int slot) {
  if (incomingSize_ == 0) return false;
  if (finished()) return takeFinished(flash);
  const std::size_t size = isSlot(slot) ? sealIncoming(flash, slot) : 0;
  Store store(flash);
  if (size == 0 || store.mount() != StoreResult::Ok) return false;
  return ui::saveStored(store, ui::RunningGames::keyOf(slot), {stored_.data(), size}) == StoreResult::Ok;
}

std::size_t Parcels::describe(std::span<const uint8_t> saved, uint8_t to) {
  ui::SavedGame game;
  if (!ui::decodeGame(saved, game)) return 0;
  const Course course = follow(game, saved, work_.match);
  const uint8_t away = static_cast<uint8_t>((game.place & ui::kPlaceAway) >> ui::kPlaceAwayAt);
  const bool draws = course.awaitsChance();
  const Seat seat = !course.fits ? kNobody : draws ? addressee(game, course, to, away) : course.toMove;
  const auto mover = static_cast<std::size_t>(std::max<Seat>(seat, 0));
  const bool secret =
      course.fits && work_.match.game().secret && work_.match.game().secret(work_.match.state());
  Lines lines(buffer_);
  lines.put(static_cast<int>(game.plan.setup.game));
  lines.put(!course.fits ? kSaysUnfit : seat == kOver ? kSaysOver : seat >= 0 ? seat : -1);
  lines.put(seat >= 0 ? game.plan.seats[mover].colour : -1);
  lines.put(game.plan.seats[mover].emblem);
  lines.put(static_cast<int>(crc32(saved.data(), ui::kSavedSetupAndSeed) >> 1));
  lines.put(course.turns);
  lines.put(draws);
  lines.put(secret ? 2 : course.chance);
  for (std::size_t i = 0; i < game.plan.setup.players; ++i) lines.put(game.plan.seats[i].name.view());
  return lines.size();
}

int Parcels::drawEmblem(int emblem) {
  static constexpr int kSide = 64;
  static_assert(kSide * kSide * sizeof(uint16_t) <= kBuffer);
  Canvas canvas(reinterpret_cast<uint16_t*>(other_.data()), kSide, kSide);
  other_.fill(0);
  ui::drawEmblem(canvas, static_cast<ui::Emblem>(emblem % ui::kEmblems), kSide / 2, kSide / 2, kSide * 3 / 8,
                 {rgb(0), rgb(0xFFFFFF)});
  for (int i = 0; i < kSide * kSide; ++i) {
    const int green = pixelAt(canvas, i % kSide, i / kSide) >> 5 & 63;
    buffer_[static_cast<std::size_t>(i)] = static_cast<uint8_t>(green << 2 | green >> 4);
  }
  return kSide;
}

int Parcels::qr(std::size_t length) {
  if (length > buffer_.size() || !code_.make(text(length))) return 0;
  const int size = code_.size();
  for (int y = 0; y < size; ++y) {
    for (int x = 0; x < size; ++x) buffer_[static_cast<std::size_t>(y * size + x)] = code_.dark(x, y) ? 1 : 0;
  }
  return size;
}

}  // namespace lucca::web
