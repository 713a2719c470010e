// A fingerprint of how the computer players play: a checksum over the move and the steps of every level at positions of
// recorded games. It changes only when one of these decisions does. It does not measure their strength.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace lucca::bench {

// As text: a line for each game and level, and at last "Play: " with the checksum over all of them. `folder` has the
// records of whole games; they may have been played by anybody. Empty, with the reason, if one of them is not right.
std::string signatureOf(const std::filesystem::path& folder, std::string& why);

}  // namespace lucca::bench
