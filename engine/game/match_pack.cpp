#include "engine/game/match_pack.h"

#include <algorithm>
#include <bit>

namespace lucca {

namespace {

class BitWriter {
 public:
  explicit BitWriter(std::span<uint8_t> out) : out_(out) {}
  void put(uint32_t value, int bits) {
    for (int i = bits - 1; i >= 0; --i) {
      if (at_ / 8 >= out_.size()) {
        overflow_ = true;
        return;
      }
      if (at_ % 8 == 0) out_[at_ / 8] = 0;
      out_[at_ / 8] |= static_cast<uint8_t>(((value >> i) & 1u) << (7 - at_ % 8));
      ++at_;
    }
  }
  bool overflow() const { return overflow_; }
  std::size_t bytes() const { return (at_ + 7) / 8; }

 private:
  std::span<uint8_t> out_;
  std::size_t at_ = 0;
  bool overflow_ = false;
};

class BitReader {
 public:
  explicit BitReader(std::span<const uint8_t> in) : in_(in) {}
  // Zeros past the end; overrun() then says so.
  uint32_t get(int bits) {
    uint32_t value = 0;
    for (int i = 0; i < bits; ++i, ++at_) {
      const bool inside = at_ / 8 < in_.size();
      value = value << 1 | (inside ? (in_[at_ / 8] >> (7 - at_ % 8)) & 1u : 0u);
    }
    return value;
  }
  bool overrun() const { return at_ > 8 * in_.size(); }
  std::size_t bytes() const { return (at_ + 7) / 8; }

 private:
  std::span<const uint8_t> in_;
  std::size_t at_ = 0;
};

constexpr int bitsFor(std::size_t choices) { return std::bit_width(static_cast<uint32_t>(choices - 1)); }

}  // namespace

std::size_t packMatch(const Match& match, uint32_t seed, std::span<uint8_t> out, PackWork& work) {
  const Game& game = match.game();
  const Setup& setup = match.setup();
  work.state = {};
  if (game.init(work.state, setup) != Verdict::Accepted) return 0;
  BitWriter bits(out);
  bits.put(kPackFormat, 8);
  bits.put(static_cast<uint32_t>(setup.game), 8);
  bits.put(setup.players | (setup.handicap ? kPackedHandicap : 0u), 8);
  for (const uint8_t option : setup.option) bits.put(option, 8);
  if (setup.handicap) bits.put(setup.handicap, 16);
  bits.put(seed, 32);
  bits.put(static_cast<uint32_t>(match.history().size()), 16);
  for (const Action action : match.history()) {
    settle(game, work.state);
    work.legal.clear();
    game.legal(work.state, work.legal);
    const Action* place = std::find(work.legal.begin(), work.legal.end(), action);
    if (place == work.legal.end()) return 0;
    bits.put(static_cast<uint32_t>(place - work.legal.begin()), bitsFor(work.legal.size()));
    if (game.apply(work.state, action) != Verdict::Accepted) return 0;
  }
  settle(game, work.state);
  const std::size_t size = bits.bytes();
  if (bits.overflow() || size + 4 > out.size()) return 0;
  BitWriter digest(out.subspan(size));
  digest.put(digestOf(game, work.state), 32);
  return size + 4;
}

bool readPackHead(std::span<const uint8_t> bytes, PackHead& head) {
  if (bytes.size() < kPackHead + 4 || bytes[0] != kPackFormat) return false;
  BitReader bits(bytes.subspan(1));
  head.setup.game = static_cast<GameId>(bits.get(8));
  head.setup.players = static_cast<uint8_t>(bits.get(8));
  for (uint8_t& option : head.setup.option) option = static_cast<uint8_t>(bits.get(8));
  head.setup.handicap = 0;
  if (head.setup.players & kPackedHandicap) {
    head.setup.players = static_cast<uint8_t>(head.setup.players & ~kPackedHandicap);
    head.setup.handicap = static_cast<uint16_t>(bits.get(16));
    // A head without handicaps has no such field, so a field of zeros is damage.
    if (head.setup.handicap == 0) return false;
  }
  head.seed = bits.get(32);
  head.length = static_cast<uint16_t>(bits.get(16));
  return !bits.overrun() && head.length <= kMaxHistory;
}

bool unpackMatch(std::span<const uint8_t> bytes, const Game& game, Match& match, PackWork& work) {
  PackHead head;
  if (!readPackHead(bytes, head) || match.start(game, head.setup) != Verdict::Accepted) return false;
  const std::size_t headSize = kPackHead + (head.setup.handicap ? 2 : 0);
  if (bytes.size() < headSize + 4) return false;
  BitReader bits(bytes.subspan(headSize, bytes.size() - headSize - 4));
  for (int i = 0; i < head.length; ++i) {
    match.settle();
    work.legal.clear();
    match.legal(work.legal);
    if (work.legal.empty()) return false;
    const uint32_t place = bits.get(bitsFor(work.legal.size()));
    if (bits.overrun() || place >= work.legal.size()) return false;
    if (match.apply(work.legal[place]) != Verdict::Accepted) return false;
  }
  match.settle();
  BitReader digest(bytes.last(4));
  return bits.bytes() + headSize + 4 == bytes.size() && digest.get(32) == match.digest();
}

}  // namespace lucca
