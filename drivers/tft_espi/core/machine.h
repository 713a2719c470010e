// The functions that the core needs from the machine on which a sketch runs.
#pragma once

#include <cstdint>
#include <span>

namespace lucca::sketch {

uint64_t microseconds();
void wait(uint64_t microseconds);  // the machine may show, send and end meanwhile
void log(char letter);
void setPinMode(int pin, int mode);
void writePin(int pin, int level);                         // 0 to 255
void playTone(int pin, unsigned hertz, unsigned long ms);  // 0 Hz: silence; 0 ms: until the next one
int readPin(int pin);
int readAnalog(int pin);  // 12 bits

// The files of the sketch's folder `data`, by paths that begin with "/"; the first one is the folder itself. It stays where it is.
struct StoredFile {
  const char* path;
  std::span<const uint8_t> bytes;  // none for a folder
  bool folder;
};
std::span<const StoredFile> storedFiles();

}  // namespace lucca::sketch
