// The device's own failure, remembered across the restart that follows, in four words that survive a reset. The
// next start shows the code and what to do, and continues with the saved game.
#pragma once

#include <array>
#include <cstdint>

namespace lucca {

// The number shown to the player and on the serial line.
enum class FaultCode : uint8_t {
  None = 0,
  Panic = 1,     // the program found itself in a state it does not have
  Hard = 2,      // the processor refused an instruction or an address
  Watchdog = 3,  // a step took far longer than any step may
  Stack = 4,     // the program needed more memory for its calls than there is
};

struct Fault {
  FaultCode code = FaultCode::None;
  uint8_t repeats = 0;   // how many faults came before this one without a minute of good running between
  uint32_t address = 0;  // where the program was
  uint32_t caller = 0;
  friend constexpr bool operator==(const Fault&, const Fault&) = default;
};

// After this many faults the next one is the fourth in a row: the saved game may be the cause, and the device starts without
// it.
inline constexpr uint8_t kTooManyFaults = 3;
// After this many faults the next one is the fifth in a row, so the game alone is not the cause: the device starts without
// the store and asks what to do with it.
inline constexpr uint8_t kFaultsOfStore = 4;

using FaultWords = std::array<uint32_t, 4>;
FaultWords encodeFault(const Fault& fault);
// Anything but words that encodeFault made is no fault.
Fault decodeFault(const FaultWords& words);

// The message of a panic, in memory that survives a reset too. After power-on it may be anything.
struct PanicWords {
  std::array<char, 64> text;  // two lines of the lowest panel
  uint32_t check;
};
// Makes the text fit to be read at the next start, as the words of this fault and no other.
void sealWords(PanicWords& words, const FaultWords& fault);
// The text, or nothing when it is not of this fault.
const char* readWords(const PanicWords& words, const FaultWords& fault);

// "F2-1A2B3C": the code and the low half of the address, enough to find the place in the map file. With its final zero.
std::array<char, 10> faultText(const Fault& fault);

}  // namespace lucca
