// lucca-record: plays games by uniformly random legal choices, or by computer players, and writes their records.
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <system_error>

#include "tools/arguments.h"
#include "tools/record/computers.h"
#include "tools/record/lines/output.h"
#include "tools/record/writer.h"

using namespace lucca;
using namespace lucca::record;

namespace {

constexpr const char* kUsage =
    "usage: lucca record --game palazzi [--edition 2005-en|2005-de|2013] [--players N] [--celebration]\n"
    "       lucca record --game torri [--size N] [--players N] [--colours white,black,...] [--switch]\n"
    "       both: [--seed N] [--games N --out DIR] [--bots easy|normal|hard|master[,one for each seat]]\n"
    "             [--handicap 0,6,0: the points each seat is given ahead, or in Torri the floors it needs "
    "fewer]\n";

constexpr const char* kSeeHelp = " (--help shows what there is)";
constexpr int kFailed = 1, kWrongUsage = 2;

volatile std::sig_atomic_t stopped = 0;

// The game under way is played to its end; a second signal ends the program at once.
void stopOnSignals() {
  for (const int signal : {SIGPIPE, SIGXFSZ}) std::signal(signal, SIG_IGN);  // the writing says what is wrong
  for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT}) {
    std::signal(signal, [](int which) {
      stopped = 1;
      std::signal(which, SIG_DFL);
    });
  }
}

int fail(int code, const std::string& reason) {
  std::fprintf(stderr, "record: %s\n", reason.c_str());
  return code;
}

struct Order {
  const Notation* notation = nullptr;
  Setup setup{};
  uint32_t seed = 1, games = 1;
  std::string out;
  std::vector<Level> bots;  // empty: uniformly random
};

constexpr FlagSpec kCommonFlags[] = {{"game", true}, {"players", true}, {"seed", true},    {"games", true},
                                     {"out", true},  {"bots", true},    {"handicap", true}};

const FlagSpec* findFlag(std::span<const FlagSpec> specs, std::string_view name) {
  for (const FlagSpec& spec : specs) {
    if (name == spec.name) return &spec;
  }
  return nullptr;
}

const Notation* notationOf(int count, char** words) {
  for (int i = 1; i + 1 < count; ++i) {
    if (std::string_view(words[i]) == "--game") return findNotation(words[i + 1]);
  }
  return nullptr;
}

// 0, or the exit code after saying what is wrong.
int readFlags(int count, char** words, const Notation& notation, Flags& flags) {
  for (int i = 1; i < count; ++i) {
    const std::string word = words[i];
    const std::string name = word.starts_with("--") ? word.substr(2) : "";
    const FlagSpec* spec = findFlag(kCommonFlags, name);
    if (!spec) spec = findFlag(notation.flags(), name);
    if (!spec) return fail(kWrongUsage, "unknown argument " + word + kSeeHelp);
    if (flags.contains(name)) return fail(kWrongUsage, word + " twice");
    if (spec->hasValue && i + 1 == count) return fail(kWrongUsage, word + " needs a value");
    flags[name] = spec->hasValue ? words[++i] : "";
  }
  return 0;
}

int readNumbers(const Flags& flags, Order& order, int& players) {
  std::string wrong;
  const auto number = [&](const char* name, NumberRange range, auto& value) {
    const auto flag = flags.find(name);
    if (flag == flags.end()) return true;
    const std::optional<uint32_t> read = wholeNumber(flag->second, range);
    if (read) value = static_cast<std::remove_reference_t<decltype(value)>>(*read);
    if (!read) wrong = wantsNumber(std::string("--") + name, range, flag->second);
    return read.has_value();
  };
  // How many may play is for the game to say.
  if (!number("players", {0, 99}, players) || !number("seed", {}, order.seed) ||
      !number("games", {1, 1000000}, order.games)) {
    return fail(kWrongUsage, wrong);
  }
  if (order.games - 1 > 0xFFFFFFFFu - order.seed)
    return fail(kWrongUsage, "the seeds of these games would go beyond 4294967295");
  if (flags.contains("players") && players == 0) return fail(kFailed, "0 players: somebody has to play");
  return 0;
}

int readOrder(int count, char** words, Order& order) {
  Flags flags;
  order.notation = notationOf(count, words);
  if (!order.notation) {
    for (int i = 1; i + 1 < count; ++i) {
      if (std::string_view(words[i]) == "--game") {
        return fail(kFailed, unknownGame(words[i + 1]));
      }
    }
    const bool named = count > 1 && std::string_view(words[count - 1]) == "--game";
    return fail(kWrongUsage, std::string("--game ") + (named ? "needs a value" : "is missing") + kSeeHelp);
  }
  if (const int code = readFlags(count, words, *order.notation, flags)) return code;
  int players = 0;
  if (const int code = readNumbers(flags, order, players)) return code;
  if (const auto out = flags.find("out"); out != flags.end()) order.out = out->second;
  if (flags.contains("out") && order.out.empty()) return fail(kWrongUsage, "--out needs a folder");
  if (order.games > 1 && order.out.empty()) return fail(kWrongUsage, "--games needs --out DIR");
  std::string why;
  if (!order.notation->setupFrom(flags, players, order.setup, why)) return fail(kFailed, why);
  if (const auto bots = flags.find("bots"); bots != flags.end()) {
    const auto levels = readLevels(bots->second, order.setup.players, why);
    if (!levels) return fail(kWrongUsage, why);
    order.bots = *levels;
  }
  return 0;
}

int writeAll(const Order& order) {
  UniformChooser uniform;
  ComputerChooser computers(order.bots);
  Chooser& chooser = order.bots.empty() ? static_cast<Chooser&>(uniform) : computers;
  if (order.out.empty()) {
    const std::string text = writeRecord(*order.notation, order.setup, order.seed, chooser);
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size() || std::fflush(stdout) != 0) {
      return fail(kFailed, "cannot write to the output");
    }
    return 0;
  }
  const std::string label = order.notation->label(order.setup);
  OutputFolder folder(order.out);
  std::string why;
  if (!folder.open(why)) return fail(kFailed, why);
  stopOnSignals();
  for (uint32_t i = 0; i < order.games; ++i) {
    if (stopped) return fail(kFailed, "stopped; nothing was written");
    const uint32_t seed = order.seed + i;
    const std::string text = writeRecord(*order.notation, order.setup, seed, chooser);
    if (!folder.add(label + "-" + std::to_string(seed) + ".jsonl", text, why)) return fail(kFailed, why);
  }
  return folder.keep(why) ? 0 : fail(kFailed, why);
}

}  // namespace

int main(int count, char** words) {
  for (int i = 1; i < count; ++i) {
    const std::string_view word = words[i];
    if (word == "--help" || word == "-h") return std::fputs(kUsage, stdout) < 0 ? kFailed : 0;
  }
  Order order;
  if (const int code = readOrder(count, words, order)) return code;
  return writeAll(order);
}
