// Runs a fuzz target without libFuzzer: a number of inputs, or as many as there is time for, from the project's own
// generator. Most are made from the files named, with bytes changed, pieces left out, doubled or cut off; the others are
// noise. An input that fails or takes longer than a minute is left in PROGRAM.input.
//
// usage: PROGRAM INPUTS [FILE_OR_FOLDER...]
//        PROGRAM --seconds N --seed S [FILE_OR_FOLDER...]
#include <fcntl.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
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

namespace {

// What is being tried, for the handler of the signal that ends the program.
const Bytes* tried = nullptr;
char leftIn[300];

void leaveInput(int number) {
  const int file = open(leftIn, O_WRONLY | O_CREAT | O_TRUNC, 0644);
  if (file >= 0 && tried != nullptr && write(file, tried->data(), tried->size()) >= 0) close(file);
  std::signal(number, SIG_DFL);
  raise(number);
}

void tryOut(const Bytes& bytes) {
  constexpr unsigned kSecondsEach = 60;
  tried = &bytes;
  alarm(kSecondsEach);
  LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
}

}  // namespace

int main(int count, char** words) {
  if (count < 2) return 2;
  const bool timed = std::string(words[1]) == "--seconds";
  if (timed && (count < 5 || std::string(words[3]) != "--seed")) return 2;
  const auto number = [](const char* word) { return static_cast<uint32_t>(std::strtoul(word, nullptr, 10)); };
  const uint32_t inputs = timed ? ~0u : number(words[1]);
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(timed ? number(words[2]) : 0);
  const int used = timed ? 5 : 2;

  std::snprintf(leftIn, sizeof leftIn, "%s.input", std::filesystem::path(words[0]).filename().c_str());
  for (const int signal : {SIGABRT, SIGSEGV, SIGFPE, SIGILL, SIGALRM}) std::signal(signal, leaveInput);
  const std::vector<Bytes> files = readAll(count - used, words + used);
  for (const Bytes& file : files) tryOut(file);
  lucca::Rng rng(timed ? number(words[4]) : 1);
  uint32_t done = 0;
  for (; done < inputs && (!timed || std::chrono::steady_clock::now() < until); ++done) {
    Bytes bytes = noise(rng);
    if (!files.empty() && done % 8 != 0) {
      bytes = files[rng.below(static_cast<uint32_t>(files.size()))];
      for (uint32_t changes = rng.below(3) + 1; changes > 0; --changes) change(bytes, rng);
    }
    tryOut(bytes);
  }
  std::printf("%u inputs and %zu files\n", done, files.size());
  return 0;
}
