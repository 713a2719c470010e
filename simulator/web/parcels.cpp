#include "simulator/web/parcels.h"

#include <algorithm>
#include <charconv>
#include <cstring>

#include "base/crc32.h"
#include "base/qr/qr_parts.h"
#include "drivers/store/store.h"
#include "engine/games.h"
#include "ui/look/emblems.h"
#include "ui/saves/running_games.h"
#include "ui/saves/settings.h"

namespace lucca::web {

namespace {

class Lines {
 public:
  explicit Lines(std::span<uint8_t> out) : out_(out) {}
  void put(std::string_view words) {
    for (const char c : words) {
      if (size_ + 1 < out_.size()) out_[size_++] = static_cast<uint8_t>(c);
    }
    out_[size_++] = '\n';
  }
  void put(int value) {
    char digits[12];
    const auto end = std::to_chars(digits, digits + sizeof digits, value);
    put({digits, static_cast<std::size_t>(end.ptr - digits)});
  }
  std::size_t size() const { return size_; }

 private:
  std::span<uint8_t> out_;
  std::size_t size_ = 0;
};

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

// Of the game that is played: the settings say in which slot.
StoreKey runningKey(Store& store) {
  ui::Settings settings;
  std::array<uint8_t, ui::kSettingsMost> bytes;
  std::size_t size = 0;
  static_cast<void>(store.load(StoreKey::Settings, ui::Settings::kVersion, bytes, size));
  if (size > 0)
    static_cast<void>(ui::decodeSettings(ui::Settings::kVersion, std::span(bytes).first(size), settings));
  return ui::RunningGames::keyOf(settings.slot < ui::RunningGames::kSlots ? settings.slot : 0);
}

}  // namespace

std::span<const uint8_t> Parcels::load(const FlashDevice& flash) {
  Store store(copy_.of(flash));
  std::size_t size = 0;
  if (store.mount() != StoreResult::Ok) return {};
  const StoreResult result = store.load(runningKey(store), ui::kSavedGameVersion, stored_, size);
  return result == StoreResult::Ok ? std::span<const uint8_t>(stored_.data(), size)
                                   : std::span<const uint8_t>();
}

bool Parcels::known(const FlashDevice& flash) {
  Store store(copy_.of(flash));
  return store.mount() == StoreResult::Ok && !store.report().fresh && !store.report().unreadable;
}

std::size_t Parcels::pack(const FlashDevice& flash) { return ui::packPassed(load(flash), buffer_, work_); }

ui::PassedFault Parcels::read(std::size_t length) {
  if (length > buffer_.size()) return ui::PassedFault::Foreign;
  const ui::PassedFault fault = ui::unpackPassed({buffer_.data(), length}, incoming_, incomingSize_, work_);
  finished_ = fault == ui::PassedFault::None && work_.match.toMove() == kOver;
  return fault;
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
    if (!readPart(line, part)) return {};
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
  if (crc32(other_.data(), size) != crc) return {};
  std::copy_n(other_.begin(), size, buffer_.begin());
  result.bytes = size;
  return result;
}

Relation Parcels::relation(const FlashDevice& flash) {
  const std::span<const uint8_t> here = load(flash);
  const std::span<const uint8_t> there(incoming_.data(), incomingSize_);
  ui::SavedGame a, b;
  if (!ui::decodeGame(here, a) || !ui::decodeGame(there, b)) return Relation::Other;
  // The same seed and set-up, and the same beginning.
  if (a.seed != b.seed || std::memcmp(here.data(), there.data(), sizeof(Setup)) != 0) return Relation::Other;
  const std::size_t same = common(here, a.length, there, b.length);
  if (same < a.length && same < b.length) return Relation::Other;
  if (a.length == b.length) return Relation::Same;
  return a.length < b.length ? Relation::Further : Relation::Behind;
}

bool Parcels::take(FlashDevice& flash) {
  Store store(flash);
  if (incomingSize_ == 0 || store.mount() != StoreResult::Ok) return false;
  const std::span<const uint8_t> game(incoming_.data(), incomingSize_);
  if (finished()) return store.addGame(ui::kSavedGameVersion, game) == StoreResult::Ok;
  return store.save(runningKey(store), ui::kSavedGameVersion, game) == StoreResult::Ok;
}

std::size_t Parcels::describe(std::span<const uint8_t> saved) {
  ui::SavedGame game;
  if (!ui::decodeGame(saved, game)) return 0;
  const Game* rules = findGame(game.plan.setup.game);
  Match& match = work_.match;
  if (!rules || match.start(*rules, game.plan.setup) != Verdict::Accepted) return 0;
  for (std::size_t i = 0; i < game.length; ++i) {
    match.settle();
    if (match.apply(ui::savedAction(saved, i)) != Verdict::Accepted) return 0;
  }
  match.settle();
  const Seat seat = match.toMove();
  Lines lines(buffer_);
  lines.put(static_cast<int>(game.plan.setup.game));
  lines.put(seat == kOver ? -2 : seat >= 0 ? seat : -1);
  const ui::SeatInfo& mover = game.plan.seats[static_cast<std::size_t>(std::max<Seat>(seat, 0))];
  lines.put(seat >= 0 ? mover.colour : -1);
  lines.put(mover.emblem);
  // The set-up and the seed.
  lines.put(static_cast<int>(crc32(saved.data(), sizeof(Setup) + sizeof game.seed) >> 1));
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
    const int green = canvas.pixel(i % kSide, i / kSide) >> 5 & 63;
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
