// lucca-terminal: the handheld in a terminal with 24-bit colour, or with --plain its words in any.
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
#include "simulator/terminal_picture.h"

namespace {

using namespace lucca;
using namespace lucca::simulator;

volatile std::sig_atomic_t stopped = 0, suspended = 0, resized = 1;

// Whatever ends or stops the program goes through the loop, which saves the game and puts the terminal back.
void takeSignals() {
  for (const int signal :
       {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU})
    std::signal(signal, [](int) { stopped = 1; });
  std::signal(SIGTSTP, [](int) { suspended = 1; });
  std::signal(SIGWINCH, [](int) { resized = 1; });
  for (const int signal : {SIGPIPE, SIGXFSZ}) std::signal(signal, SIG_IGN);
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

void checkTerminal(bool plain) {
  if (plain) return;
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
  // `plain`: only the keys are raw, what is printed stays.
  explicit RawTerminal(bool plain) : plain_(plain) {
    current = this;
    for (const int signal : kCrashes) std::signal(signal, crash);
    enter();
  }
  ~RawTerminal() {
    leave();
    for (const int signal : kCrashes) std::signal(signal, SIG_DFL);
  }
  RawTerminal(const RawTerminal&) = delete;
  RawTerminal& operator=(const RawTerminal&) = delete;

  void enter() {
    tcgetattr(STDIN_FILENO, &before_);
    termios raw = before_;
    raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
    raw.c_cc[VMIN] = 0;
    raw.c_cc[VTIME] = 0;
    tcsetattr(STDIN_FILENO, TCSANOW, &raw);
    if (!plain_) std::fputs("\x1b[?1049h\x1b[?25l", stdout);
    resized = 1;
  }
  void leave() {
    if (!plain_) std::fputs(kLeave, stdout);
    std::fflush(stdout);
    tcsetattr(STDIN_FILENO, TCSANOW, &before_);
  }

 private:
  static constexpr int kCrashes[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTRAP, SIGSYS};
  static constexpr char kLeave[] = "\x1b[0m\x1b[?25h\x1b[?1049l";

  // Goes through no loop, and only calls what a signal may call.
  static void crash(int signal) {
    if (!current->plain_) static_cast<void>(!write(STDOUT_FILENO, kLeave, sizeof kLeave - 1));
    tcsetattr(STDIN_FILENO, TCSANOW, &current->before_);
    std::signal(signal, SIG_DFL);
    raise(signal);
  }
  static inline RawTerminal* current = nullptr;

  bool plain_;
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

void show(const Picture& picture, const ScreenWords& words) {
  winsize size{};
  ioctl(STDOUT_FILENO, TIOCGWINSZ, &size);
  const int columns = size.ws_col ? size.ws_col : 80, rows = (size.ws_row ? size.ws_row : 24) - 1;
  std::string out = resized ? "\x1b[0m\x1b[2J\x1b[H" : "\x1b[H";
  resized = 0;
  out += terminalPicture(picture, words, columns, rows);
  out += "Arrows  A: Enter  B: Esc  X: help  Y: menu  Q: stop";
  std::fwrite(out.data(), 1, out.size(), stdout);
  std::fflush(stdout);
}

// Ctrl-Z: the shell gets its terminal, and the game continues when the program is resumed.
void suspend(PcMachine& machine, RawTerminal& terminal) {
  suspended = 0;
  machine.save(clockMs());
  terminal.leave();
  raise(SIGSTOP);
  terminal.enter();
}

// Shows what changed; with --plain once it has not changed for a moment, so that no counting number is printed.
class Shown {
 public:
  explicit Shown(bool plain) : plain_(plain) {}

  void next(PcMachine& machine, const ScreenWords& words, uint32_t nowMs) {
    const bool changed = machine.takeChange() || resized;
    if (!plain_) {
      if (changed) show(pictureOf(machine.canvas()), words);
      return;
    }
    resized = 0;
    if (changed) changedAt_ = nowMs;
    if (changed) waits_ = true;
    if (!waits_ || nowMs - changedAt_ < kStillMs) return;
    waits_ = false;
    const std::string news = screen_.news(words);
    std::fwrite(news.data(), 1, news.size(), stdout);
    std::fflush(stdout);
  }

 private:
  static constexpr uint32_t kStillMs = 120;
  bool plain_, waits_ = false;
  uint32_t changedAt_ = 0;
  PlainScreen screen_;
};

int run(Options options) {
  checkTerminal(options.plain);
  options.keys = KeyLayout::Eight;  // the keyboard has them all
  ScreenWords words;
  PcMachine machine(options);
  const std::string warning = machine.openStore();
  takeSignals();
  {
    RawTerminal terminal(options.plain);
    TerminalKeys keys;
    Shown shown(options.plain);
    machine.start(clockMs());
    machine.listen(words);
    uint32_t rest = 0;
    if (options.plain) std::printf("Arrows  A: Enter  B: Esc  X: help  Y: menu  Q: stop\r\n");
    while (!stopped && !keys.stopped() && !machine.wantsToEnd()) {
      if (suspended) suspend(machine, terminal);
      shown.next(machine, words, clockMs());
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
  return runWithOptions(argc, argv, "lucca-terminal",
                        "The handheld in this terminal; --plain prints its words only.", 0, run);
}
