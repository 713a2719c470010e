// Runs a fuzz target without libFuzzer: a fixed number of inputs from the project's own generator, half of them noise,
// half made from the files named, with bytes changed, pieces left out, doubled or cut off.
//
// usage: PROGRAM INPUTS [FILE_OR_FOLDER...]
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "base/rng.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

namespace {

using Bytes = std::vector<uint8_t>;

Bytes noise(lucca::Rng& rng) {
  Bytes bytes(rng.below(700));
  for (uint8_t& byte : bytes) byte = static_cast<uint8_t>(rng.next() >> 24);
  return bytes;
}

void change(Bytes& bytes, lucca::Rng& rng) {
  if (bytes.empty()) return;
  const uint32_t size = static_cast<uint32_t>(bytes.size());
  const auto at = bytes.begin() + rng.below(size);
  const auto end = at + rng.below(static_cast<uint32_t>(bytes.end() - at) + 1);
  switch (rng.below(5)) {
    case 0:
      *at ^= static_cast<uint8_t>(1u << rng.below(8));
      break;
    case 1:
      *at = static_cast<uint8_t>("0123456789\",:[]{}\n-e"[rng.below(20)]);
      break;
    case 2:
      bytes.erase(at, end);
      break;
    case 3: {
      const Bytes piece(at, end);
      bytes.insert(at, piece.begin(), piece.end());
      break;
    }
    default:
      bytes.erase(at, bytes.end());
  }
}

std::vector<Bytes> readAll(int count, char** names) {
  std::vector<Bytes> files;
  const auto add = [&](const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    files.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
  };
  for (int i = 0; i < count; ++i) {
    if (!std::filesystem::is_directory(names[i])) {
      add(names[i]);
      continue;
    }
    for (const auto& entry : std::filesystem::directory_iterator(names[i])) add(entry.path());
  }
  return files;
}

}  // namespace

int main(int count, char** words) {
  if (count < 2) return 2;
  const uint32_t inputs = static_cast<uint32_t>(std::strtoul(words[1], nullptr, 10));
  const std::vector<Bytes> files = readAll(count - 2, words + 2);
  for (const Bytes& file : files) LLVMFuzzerTestOneInput(file.data(), file.size());
  lucca::Rng rng(1);
  for (uint32_t i = 0; i < inputs; ++i) {
    Bytes bytes = noise(rng);
    if (!files.empty() && i % 8 != 0) {
      bytes = files[rng.below(static_cast<uint32_t>(files.size()))];
      for (uint32_t changes = rng.below(3) + 1; changes > 0; --changes) change(bytes, rng);
    }
    LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
  }
  std::printf("%u inputs and %zu files\n", inputs, files.size());
  return 0;
}
