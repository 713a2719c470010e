// A fingerprint of how the computer players play: a checksum over the move and the steps of every level at positions of
// recorded games. It changes when any of these decisions does, and at nothing else. It says nothing of how strong they are.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace lucca::bench {

// As text: a line for each game and level, and at last "Play: " with the checksum over all of them. `folder` has the
// records of whole games; they may have been played by anybody. Empty, with the reason, if one of them is not right.
std::string signatureOf(const std::filesystem::path& folder, std::string& why);

}  // namespace lucca::bench
