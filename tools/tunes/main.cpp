// lucca-tunes FOLDER   writes what the piezo plays as FOLDER/NAME.wav, one file for each score of drivers/scores.h, so that a
//                      changed note can be heard before it is flashed
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "drivers/scores.h"

namespace {

using namespace lucca;

constexpr uint32_t kRate = 44'100;

// A square wave as the piezo gets it at full volume, 8 bits a sample.
std::vector<uint8_t> samplesOf(Sound sound) {
  std::vector<uint8_t> samples;
  uint64_t done = 0, ms = 0;
  for (const Note& note : notesOf(sound)) {
    ms += note.ms;
    for (uint32_t t = 0; done < ms * kRate / 1000; ++t, ++done) {
      const bool high = note.hz != 0 && 2ull * t * note.hz / kRate % 2 == 0;
      samples.push_back(note.hz == 0 ? 128 : high ? 176 : 80);
    }
  }
  return samples;
}

void put(std::string& out, uint32_t value, int bytes) {
  for (int i = 0; i < bytes; ++i) out.push_back(static_cast<char>(value >> (8 * i) & 0xFF));
}

bool writeWav(const std::filesystem::path& path, const std::vector<uint8_t>& samples) {
  const auto size = static_cast<uint32_t>(samples.size());
  std::string head = "RIFF";
  put(head, 36 + size, 4);
  head += "WAVEfmt ";
  put(head, 16, 4);
  put(head, 1, 2);  // plain samples, one voice
  put(head, 1, 2);
  put(head, kRate, 4);
  put(head, kRate, 4);
  put(head, 1, 2);
  put(head, 8, 2);
  head += "data";
  put(head, size, 4);
  std::ofstream file(path, std::ios::binary);
  file << head;
  file.write(reinterpret_cast<const char*>(samples.data()), static_cast<std::streamsize>(size));
  return static_cast<bool>(file);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2 || argv[1][0] == '-') {
    std::fprintf(stderr, "usage: lucca-tunes FOLDER\n");
    return 2;
  }
  std::error_code problem;
  std::filesystem::create_directories(argv[1], problem);
  if (problem) {
    std::fprintf(stderr, "lucca-tunes: cannot make the folder %s: %s\n", argv[1], problem.message().c_str());
    return 1;
  }
  for (const Score& score : kScores) {
    const std::filesystem::path path = std::filesystem::path(argv[1]) / (std::string(score.name) + ".wav");
    const std::vector<uint8_t> samples = samplesOf(score.sound);
    if (!writeWav(path, samples)) {
      std::fprintf(stderr, "lucca-tunes: cannot write %s\n", path.string().c_str());
      return 1;
    }
    std::printf("%-9s %4u ms  %-12s %s\n", std::string(score.name).c_str(),
                static_cast<unsigned>(samples.size() * 1000 / kRate), std::string(score.key).c_str(),
                std::string(score.notes).c_str());
  }
  return 0;
}
