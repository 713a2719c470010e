// lucca-terminal: the handheld in a terminal with 24-bit colour. A character cell shows two pixels, one above the other;
// the picture is scaled to fit.
#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <cctype>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>

#include "simulator/pc_machine.h"
#include "simulator/picture.h"
#include "simulator/terminal_keys.h"

namespace {

using namespace lucca;
using namespace lucca::simulator;

volatile std::sig_atomic_t stopped = 0, suspended = 0, resized = 1;

// Whatever ends or stops the program goes through the loop, which saves the game and puts the terminal back.
void takeSignals() {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT}) std::signal(signal, [](int) { stopped = 1; });
  std::signal(SIGTSTP, [](int) { suspended = 1; });
  std::signal(SIGWINCH, [](int) { resized = 1; });
  std::signal(SIGPIPE, SIG_IGN);
}

bool saysUtf8() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const char* value = std::getenv(name);
    if (!value || !*value) continue;
    std::string word = value;
    for (char& c : word) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return word.find("utf-8") != std::string::npos || word.find("utf8") != std::string::npos;
  }
  return false;
}

void checkTerminal() {
  if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) throw std::runtime_error("this is not a terminal");
  const char* kind = std::getenv("TERM");
  if (!kind || !*kind || std::string_view(kind) == "dumb")
    throw std::runtime_error("TERM does not name a terminal that can show pictures");
  if (!saysUtf8())
    throw std::runtime_error("this terminal is not set to UTF-8; if it can show it, set LC_ALL=C.UTF-8");
}

// Raw keys, no cursor, the other screen; put back as it was whatever ends the program.
class RawTerminal {
 public:
  RawTerminal() { enter(); }
  ~RawTerminal() { leave(); }
  RawTerminal(const RawTerminal&) = delete;
  RawTerminal& operator=(const RawTerminal&) = delete;

  void enter() {
    tcgetattr(STDIN_FILENO, &before_);
    termios raw = before_;
    raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
    raw.c_cc[VMIN] = 0;
    raw.c_cc[VTIME] = 0;
    tcsetattr(STDIN_FILENO, TCSANOW, &raw);
    std::fputs("\x1b[?1049h\x1b[?25l", stdout);
    resized = 1;
  }
  void leave() {
    std::fputs("\x1b[0m\x1b[?25h\x1b[?1049l", stdout);
    std::fflush(stdout);
    tcsetattr(STDIN_FILENO, TCSANOW, &before_);
  }

 private:
  termios before_{};
};

// What was typed since the last call. A terminal that is gone stops the program.
void readKeys(TerminalKeys& keys, uint32_t nowMs) {
  pollfd input{STDIN_FILENO, POLLIN, 0};
  char bytes[32];
  while (!stopped && poll(&input, 1, 0) > 0) {
    const ssize_t count = ::read(STDIN_FILENO, bytes, sizeof bytes);
    if (count <= 0 && errno != EINTR) stopped = 1;
    if (count > 0) keys.take({bytes, static_cast<size_t>(count)}, nowMs);
  }
}

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

// Ctrl-Z: the shell gets its terminal, and the game goes on when the program is brought back.
void suspend(PcMachine& machine, RawTerminal& terminal) {
  suspended = 0;
  machine.save(clockMs());
  terminal.leave();
  raise(SIGSTOP);
  terminal.enter();
}

int run(Options options) {
  checkTerminal();
  options.keys = KeyLayout::Eight;  // the keyboard has them all
  PcMachine machine(options);
  const std::string warning = machine.openStore();
  takeSignals();
  {
    RawTerminal terminal;
    TerminalKeys keys;
    machine.start(clockMs());
    uint32_t rest = 0;
    while (!stopped && !keys.stopped() && !machine.wantsToEnd()) {
      if (suspended) suspend(machine, terminal);
      if (machine.takeChange() || resized) show(pictureOf(machine.canvas()));
      pollfd input{STDIN_FILENO, POLLIN, 0};
      poll(&input, 1, static_cast<int>(rest));
      const uint32_t now = clockMs();
      readKeys(keys, now);
      rest = machine.next(now, keys.down(now));
    }
    machine.save(clockMs());
  }
  if (!warning.empty()) std::printf("%s\n", warning.c_str());
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  return runWithOptions(argc, argv, "lucca-terminal", "The handheld in this terminal.", run);
}
