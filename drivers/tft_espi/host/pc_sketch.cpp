// A sketch on the PC: in a window in its own time, or, for pictures, in a time that is only counted: what the wire takes,
// what the sketch waits, and a little for each look at the clock. So the same sketch always gives the same pictures.
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <thread>
#include <vector>

#include "Arduino.h"
#include "FS.h"
#include "drivers/tft_espi/host/pc_glass.h"
#include "drivers/tft_espi/host/pc_window.h"
#include "drivers/tft_espi/host/picture.h"
#include "drivers/tft_espi/include/display_setup.h"
#include "machine.h"
#include SKETCH_BOARD_H

namespace {

using namespace lucca;
using namespace lucca::host;

constexpr uint64_t kLookNs = 1'000, kSecondNs = 1'000'000'000;

void spend(uint64_t nanoseconds);

PcGlass glass(&spend);
uint8_t spriteMemory[1024 * 1024];
uint64_t counted = 0;             // nanoseconds, where there is no window
std::vector<uint64_t> shotTimes;  // when pictures are taken, the earliest first
std::string shotFolder;
bool shotsAreRaw = false;
size_t taken = 0;
volatile std::sig_atomic_t moved = 0;  // the counted time, since `notice` last looked

bool watched() { return shotTimes.empty(); }

int width() { return glass.turned() ? SKETCH_BOARD.panel.nativeHeight : SKETCH_BOARD.panel.nativeWidth; }
int height() { return glass.turned() ? SKETCH_BOARD.panel.nativeWidth : SKETCH_BOARD.panel.nativeHeight; }

Picture look() {
  Picture picture(width(), height());
  for (int y = 0; y < picture.height; ++y) {
    for (int x = 0; x < picture.width; ++x) {
      const uint32_t c = glass.pixel(SKETCH_BOARD.panel, x, y), red = c >> 11, green = c >> 5 & 63,
                     blue = c & 31;
      picture.at(x, y) =
          (red << 3 | red >> 2) << 16 | (green << 2 | green >> 4) << 8 | (blue << 3 | blue >> 2);
    }
  }
  return picture;
}

// The pixels themselves, for tests: a line, then 565 in the panel's byte order.
std::vector<uint8_t> pixels() {
  const std::string head = "LUCCA565 " + std::to_string(width()) + " " + std::to_string(height()) + "\n";
  std::vector<uint8_t> bytes(head.begin(), head.end());
  for (int i = 0; i < width() * height(); ++i) {
    const uint16_t color = glass.pixel(SKETCH_BOARD.panel, i % width(), i / width());
    bytes.push_back(static_cast<uint8_t>(color >> 8));
    bytes.push_back(static_cast<uint8_t>(color));
  }
  return bytes;
}

void takeShot() {
  char name[32];
  std::snprintf(name, sizeof name, "/%02u-%06.2fs.%s", static_cast<unsigned>(taken + 1),
                static_cast<double>(shotTimes[taken]) / kSecondNs, shotsAreRaw ? "565" : "png");
  if (!writeFile(shotFolder + name, shotsAreRaw ? pixels() : encodePng(look()))) {
    std::fprintf(stderr, "cannot write %s%s: %s\n", shotFolder.c_str(), name, std::strerror(errno));
    std::exit(1);
  }
  if (++taken == shotTimes.size()) std::exit(0);
}

void spend(uint64_t nanoseconds) {
  if (watched()) return;
  const uint64_t end = counted + nanoseconds;
  while (taken < shotTimes.size() && shotTimes[taken] <= end) takeShot();
  counted = end;
  moved = 1;
}

// 0.5,1,2: seconds. False: it is something else.
bool readTimes(const char* text) {
  constexpr double kDay = 24 * 60 * 60;
  for (const char* at = text;;) {
    char* end = nullptr;
    const double seconds = std::strtod(at, &end);
    if (end == at || !(seconds >= 0 && seconds <= kDay) || (*end != ',' && *end != '\0')) return false;
    shotTimes.push_back(static_cast<uint64_t>(seconds * static_cast<double>(kSecondNs)) + 1);
    if (*end == '\0') break;
    at = end + 1;
  }
  std::sort(shotTimes.begin(), shotTimes.end());
  return true;
}

uint64_t sinceStart() {
  using namespace std::chrono;
  static const auto start = steady_clock::now();
  return static_cast<uint64_t>(duration_cast<microseconds>(steady_clock::now() - start).count());
}

// Sixty pictures a second are enough to watch.
void refresh() {
  constexpr uint64_t kFrameUs = 16'000;
  static uint64_t shownAt = 0;
  if (sinceStart() - shownAt < kFrameUs) return;
  shownAt = sinceStart();
  if (!showInWindow(look())) std::exit(0);
}

// The mouse is the finger. Time must advance for a sketch that waits for it.
bool feel(int& x, int& y) {
  sketch::microseconds();
  return mouseIsDown(x, y);
}

// Counted time stops while a sketch loops without a look at the clock or a pin and without drawing. After so many
// seconds of computing like that it will not come to its next picture. SKETCH_STILL_SECONDS sets another number.
constexpr int kStillSeconds = 10;
char stillWords[300];

void notice(int) {
  if (moved != 0) {
    moved = 0;
    return;
  }
  static_cast<void>(!write(STDERR_FILENO, stillWords, std::strlen(stillWords)));
  _exit(1);
}

void watchForStandstill() {
  const char* const wanted = std::getenv("SKETCH_STILL_SECONDS");
  const int seconds = wanted != nullptr ? std::max(1, std::atoi(wanted)) : kStillSeconds;
  std::snprintf(
      stillWords, sizeof stillWords,
      "The sketch has computed for %d s without drawing, waiting or looking at the time or a pin: it "
      "does not come to its next picture. Let its loop call delay(), yield() or digitalRead(), or ask "
      "for earlier pictures with --at.\n",
      seconds);
  std::signal(SIGVTALRM, notice);
  const itimerval every{{seconds, 0}, {seconds, 0}};
  setitimer(ITIMER_VIRTUAL, &every, nullptr);
}

}  // namespace

namespace lucca {

const DisplaySetup& boardDisplay() {
  static SpritePool pool{spriteMemory};
  static const DisplaySetup setup{.bus = glass,
                                  .panel = SKETCH_BOARD.panel,
                                  .sprites = &pool,
                                  .file = &sketch::fileBytes,
                                  .touch = &feel};
  return setup;
}

namespace sketch {

uint64_t microseconds() {
  if (watched()) {
    refresh();
    return sinceStart();
  }
  spend(kLookNs);
  return counted / 1000;
}

void wait(uint64_t time) {
  if (!watched()) return spend(time * 1000 + kLookNs);
  const uint64_t end = sinceStart() + time;
  do {
    refresh();
    if (sinceStart() < end)
      std::this_thread::sleep_for(std::chrono::microseconds(std::min<uint64_t>(end - sinceStart(), 5000)));
  } while (sinceStart() < end);
}

void log(char letter) { std::putchar(letter); }
void setPinMode(int, int) {}
void writePin(int, int) {}
void playTone(int, unsigned, unsigned long) {}

// Time must advance for a sketch that waits for a pin.
int readPin(int pin) {
  microseconds();
  return keyIsDown(pin) ? 0 : 1;
}

int readAnalog(int) {
  microseconds();
  return 2048;
}

}  // namespace sketch
}  // namespace lucca

// Without arguments in a window; with FOLDER SECONDS,SECONDS,... it writes pictures and ends, raw ones with a third.
int main(int argc, char** argv) {
  if (argc == 3 || argc == 4) {
    shotFolder = argv[1];
    shotsAreRaw = argc == 4;
    if (!readTimes(argv[2])) {
      std::fprintf(stderr, "Pictures are taken after so many seconds, as 0.5,2,5; not after \"%s\"\n",
                   argv[2]);
      return 2;
    }
    watchForStandstill();
  } else if (argc != 1 || !openWindow(SKETCH_BOARD)) {
    std::fprintf(stderr, "%s [FOLDER SECONDS,SECONDS,...]\n", argv[0]);
    return 2;
  }
  setup();
  for (;;) {
    loop();
    sketch::wait(0);
  }
}
