// Arbitrary bytes as presses on a handheld: the first one chooses the board, then a byte is a key (low half) and how it is
// pressed (high half). The power may go at any instant; nothing that was saved may be lost.
#include <cstdio>
#include <cstdlib>

#include "all_boards.h"
#include "host_tests/soak/soaked_device.h"
#include "simulator/board_keys.h"

using namespace lucca;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  constexpr size_t kMost = 1500;
  if (size < 2) return 0;
  const Board& board = kAllBoards[data[0] % std::size(kAllBoards)].board;
  const PadSet pads = simulator::padsOf(board.keys);
  soak::SoakedDevice device(board, data[1]);
  static constexpr Pad kKeys[] = {Pad::A,    Pad::A,     Pad::A,     Pad::A,     Pad::Up, Pad::Down,
                                  Pad::Down, Pad::Left,  Pad::Right, Pad::Right, Pad::B,  Pad::X,
                                  Pad::Y,    Pad::Stick, Pad::A,     Pad::B};
  for (size_t i = 2; i < size && i < kMost; ++i) {
    const PadSet key = padBit(kKeys[data[i] & 15]) & pads;
    bool on = true;
    switch (data[i] >> 4) {
      case 15:
        device.cutAfter(i + 1 < size ? data[i + 1] * 8u : 0);
        on = device.step(20, key);
        if (on) on = device.step(20, 0);
        if (on) on = device.step(100, 0);
        device.powerCut(data[i] & 1 ? data[i] : 0);
        continue;
      case 14:  // held
        for (int turn = 0; on && turn < 40; ++turn) on = device.step(20, key);
        break;
      case 13:  // and another one with it
        on = device.step(20, key);
        if (on && i + 1 < size) on = device.step(20, key | (padBit(kKeys[data[i + 1] & 15]) & pads));
        break;
      case 12:  // a pause
        for (int turn = 0; on && turn < 50; ++turn) on = device.step(30, 0);
        break;
      default:
        on = device.step(20, key);
    }
    if (on) device.step(20, 0);
  }
  device.powerCut(0);
  if (device.complaint().empty()) return 0;
  std::fprintf(stderr, "%s: %s\n", board.name, device.complaint().c_str());
  std::abort();
}
