// lucca-terminal: the handheld in a terminal with 24-bit colour. A character cell shows two pixels, one above the other;
// the picture is scaled to fit.
#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <stdexcept>

#include "simulator/pc_machine.h"
#include "simulator/picture.h"

namespace {

using namespace lucca;
using namespace lucca::simulator;

volatile std::sig_atomic_t stopped = 0, resized = 1;

// Raw keys, no cursor, the other screen; put back as it was whatever ends the program.
class RawTerminal {
 public:
  RawTerminal() {
    if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) throw std::runtime_error("this is not a terminal");
    tcgetattr(STDIN_FILENO, &before_);
    termios raw = before_;
    raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
    raw.c_cc[VMIN] = 0;
    raw.c_cc[VTIME] = 0;
    tcsetattr(STDIN_FILENO, TCSANOW, &raw);
    std::fputs("\x1b[?1049h\x1b[?25l", stdout);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) std::signal(signal, [](int) { stopped = 1; });
    std::signal(SIGWINCH, [](int) { resized = 1; });
  }
  ~RawTerminal() {
    std::fputs("\x1b[0m\x1b[?25h\x1b[?1049l", stdout);
    std::fflush(stdout);
    tcsetattr(STDIN_FILENO, TCSANOW, &before_);
  }

 private:
  termios before_{};
};

// A terminal tells presses, not releases: a key counts as down for a moment after each character.
class TerminalKeys {
 public:
  static constexpr uint32_t kDownMs = 60;

  PadSet read(uint32_t nowMs) {
    pollfd input{STDIN_FILENO, POLLIN, 0};
    char bytes[32];
    while (poll(&input, 1, 0) > 0) {
      const ssize_t count = ::read(STDIN_FILENO, bytes, sizeof bytes);
      if (count <= 0) break;
      take({bytes, static_cast<size_t>(count)}, nowMs);
    }
    PadSet down = 0;
    for (int i = 0; i < 8; ++i) {
      if (pressed_[i] && nowMs - at_[i] < kDownMs) down = static_cast<PadSet>(down | 1u << i);
    }
    return down;
  }

 private:
  void take(std::string_view text, uint32_t nowMs) {
    static constexpr std::string_view kArrows = "ABDC";  // up, down, left, right as the terminal sends them
    while (!text.empty()) {
      if (text.size() >= 3 && text[0] == '\x1b' && (text[1] == '[' || text[1] == 'O')) {
        const size_t arrow = kArrows.find(text[2]);
        if (arrow != std::string_view::npos) press(static_cast<Pad>(arrow), nowMs);
        text.remove_prefix(3);
        continue;
      }
      key(text[0], nowMs);
      text.remove_prefix(1);
    }
  }

  void key(char c, uint32_t nowMs) {
    switch (c) {
      case '\n':
      case '\r':
      case ' ':
      case 'a':
      case 'A':
        return press(Pad::A, nowMs);
      case '\x1b':
      case 127:
      case '\b':
      case 'b':
      case 'B':
        return press(Pad::B, nowMs);
      case 'x':
      case 'X':
      case '?':
        return press(Pad::X, nowMs);
      case 'y':
      case 'Y':
      case '\t':
        return press(Pad::Y, nowMs);
      case 'q':
      case 'Q':
        stopped = 1;
        return;
      default:
        return;
    }
  }

  void press(Pad pad, uint32_t nowMs) {
    pressed_[static_cast<int>(pad)] = true;
    at_[static_cast<int>(pad)] = nowMs;
  }

  bool pressed_[8] = {};
  uint32_t at_[8] = {};
};

// The mean colour of a part of the picture: text stays readable when it is made smaller.
uint32_t mean(const Picture& picture, int x0, int y0, int x1, int y1) {
  uint32_t sum[3] = {}, count = 0;
  for (int y = y0; y < y1; ++y) {
    for (int x = x0; x < x1; ++x, ++count) {
      for (int c = 0; c < 3; ++c) sum[c] += picture.at(x, y) >> (8 * c) & 255;
    }
  }
  return sum[0] / count | sum[1] / count << 8 | sum[2] / count << 16;
}

void show(const Picture& picture) {
  winsize size{};
  ioctl(STDOUT_FILENO, TIOCGWINSZ, &size);
  const int columns = size.ws_col ? size.ws_col : 80, rows = (size.ws_row ? size.ws_row : 24) - 1;
  // Rows of half cells; never larger than the picture itself.
  int width = std::min(columns, picture.width), height = width * picture.height / picture.width;
  if (height > 2 * rows) {
    height = std::min(2 * rows, picture.height);
    width = height * picture.width / picture.height;
  }
  height -= height % 2;
  if (width < 1 || height < 2) return;
  std::string out = resized ? "\x1b[0m\x1b[2J\x1b[H" : "\x1b[H";
  resized = 0;
  const auto part = [&](int column, int row) {
    const int x0 = column * picture.width / width, y0 = row * picture.height / height;
    return mean(picture, x0, y0, std::max(x0 + 1, (column + 1) * picture.width / width),
                std::max(y0 + 1, (row + 1) * picture.height / height));
  };
  char cell[64];
  for (int row = 0; row < height; row += 2) {
    for (int column = 0; column < width; ++column) {
      const uint32_t a = part(column, row), b = part(column, row + 1);
      std::snprintf(cell, sizeof cell, "\x1b[38;2;%u;%u;%um\x1b[48;2;%u;%u;%um▀", a >> 16, a >> 8 & 255,
                    a & 255, b >> 16, b >> 8 & 255, b & 255);
      out += cell;
    }
    out += "\x1b[0m\r\n";
  }
  out += "Arrows  A: Enter  B: Esc  X: help  Y: menu  Q: stop";
  std::fwrite(out.data(), 1, out.size(), stdout);
  std::fflush(stdout);
}

int run(Options options) {
  options.keys = KeyLayout::Eight;  // the keyboard has them all
  PcMachine machine(options);
  const std::string warning = machine.openStore();
  {
    RawTerminal terminal;
    TerminalKeys keys;
    machine.start(clockMs());
    uint32_t rest = 0;
    while (!stopped) {
      if (machine.takeChange() || resized) show(pictureOf(machine.canvas()));
      pollfd input{STDIN_FILENO, POLLIN, 0};
      poll(&input, 1, static_cast<int>(rest));
      rest = machine.next(clockMs(), keys.read(clockMs()));
    }
  }
  if (!warning.empty()) std::printf("%s\n", warning.c_str());
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  return runWithOptions(argc, argv, "lucca-terminal", "The handheld in this terminal.", run);
}
