// lucca-arena: lets computer players play each other and says who is how strong.
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <string>

#include "engine/game/match.h"
#include "engine/games.h"
#include "simulator/picture.h"
#include "tools/arena/contender.h"
#include "tools/arena/report.h"
#include "tools/arguments.h"
#include "tools/handicaps.h"
#include "tools/review/page.h"

namespace {

using namespace arena;

constexpr const char* kUsage =
    "usage: lucca lab arena --game NAME --bots A,B[,C...] [--players N] [--games N] [--seed N] [--jobs N] "
    "[--csv FILE]\n"
    "                   [--reviews FOLDER]\n"
    "                   [--OPTION VALUE]... [--FLAG]...\n"
    "One name for every seat, or one name for all. Options are the game's own: --edition 2013, "
    "--celebration, "
    "--size 8, --switch\n"
    "--handicap 0,6,0: what each bot is given ahead, wherever it sits: points, in Torri floors it needs "
    "fewer\n"
    "--reviews FOLDER: the review of each game, every seat's turns judged, as text and as a page with "
    "pictures\n";

int fail(const std::string& why) { return lucca::refuse("lucca-arena", why); }

int cannotWrite(const std::string& path, int reason) {
  std::fprintf(stderr, "lucca-arena: cannot write %s: %s\n", path.c_str(), std::strerror(reason));
  return 1;
}

// "6, 8, 10"
template <class Names>
std::string listed(const Names& names) {
  std::string out;
  for (const char* name : names) out += (out.empty() ? "" : ", ") + std::string(name);
  return out;
}

struct Arguments {
  Contest contest;
  std::string bots, csv, handicap, reviews;
  std::vector<std::pair<std::string, std::string>> options;
  std::string error;
};

struct NumberFlag {
  const char* name;
  lucca::NumberRange range;
};
constexpr NumberFlag kNumbers[] = {
    {"games", {1, 1000000}}, {"jobs", {1, 64}}, {"seed", {}}, {"players", {1, lucca::kMaxSeats}}};

const NumberFlag* findNumber(const std::string& name) {
  for (const NumberFlag& flag : kNumbers) {
    if (name == flag.name) return &flag;
  }
  return nullptr;
}

// Empty, or what is wrong.
std::string readNumber(const NumberFlag& flag, const std::string& value, Contest& contest) {
  const auto n = lucca::wholeNumber(value, flag.range);
  const std::string name = flag.name;
  if (!n) return lucca::wantsNumber("--" + name, flag.range, value);
  if (name == "games") contest.games = static_cast<int>(*n);
  if (name == "jobs") contest.jobs = static_cast<int>(*n);
  if (name == "seed") contest.seed = *n;
  if (name == "players") contest.setup.players = static_cast<uint8_t>(*n);
  return "";
}

// An option with two values is a flag that means the second, as it is for lucca record; null: it is none.
const char* meaningOf(const std::string& flag) {
  for (const lucca::Game& game : lucca::games()) {
    for (const lucca::Option& option : game.options) {
      if (flag == option.name && option.values.size() == 2) return option.values[1];
    }
  }
  return nullptr;
}

Arguments read(int count, char** values) {
  Arguments out;
  out.contest.game = nullptr;
  out.contest.setup = {};
  for (int i = 1; i < count; ++i) {
    const std::string name = values[i];
    if (!name.starts_with("--")) return out.error = "unknown argument " + name, out;
    const std::string key = name.substr(2);
    if (const char* meaning = meaningOf(key)) {
      out.options.emplace_back(key, meaning);
      continue;
    }
    if (i + 1 == count) return out.error = name + " needs a value", out;
    const std::string value = values[++i];
    if (key == "game") {
      std::vector<const char*> names;
      for (const lucca::Game& game : lucca::games()) {
        names.push_back(game.name);
        if (value == game.name) out.contest.game = &game;
      }
      if (out.contest.game == nullptr)
        return out.error = "no game is called " + value + "; there are " + listed(names), out;
    } else if (key == "bots") {
      out.bots = value;
    } else if (key == "csv") {
      if (value.empty()) return out.error = "--csv needs a file", out;
      out.csv = value;
    } else if (key == "reviews") {
      if (value.empty()) return out.error = "--reviews needs a folder", out;
      out.reviews = value;
      out.contest.keepsGames = true;
    } else if (key == "handicap") {
      out.handicap = value;
    } else if (const NumberFlag* flag = findNumber(key)) {
      out.error = readNumber(*flag, value, out.contest);
      if (!out.error.empty()) return out;
    } else {
      out.options.emplace_back(key, value);
    }
  }
  return out;
}

// Empty, or what is wrong.
std::string setOption(const lucca::Game& game, const std::string& name, const std::string& value,
                      lucca::Setup& setup) {
  for (std::size_t i = 0; i < game.options.size(); ++i) {
    const lucca::Option& option = game.options[i];
    if (name != option.name) continue;
    for (std::size_t v = 0; v < option.values.size(); ++v) {
      if (value != option.values[v]) continue;
      setup.option[i] = static_cast<uint8_t>(v);
      return "";
    }
    return "--" + name + " wants one of " + listed(option.values) + ", not \"" + value + "\"";
  }
  return std::string(game.name) + " has no option --" + name;
}

// Fills in the set-up; empty, or what is wrong with it.
std::string finish(Arguments& arguments) {
  Contest& contest = arguments.contest;
  if (contest.game == nullptr) return "--game is missing";
  if (arguments.bots.empty()) return "--bots is missing";
  contest.contenders = lucca::split(arguments.bots);
  if (contest.setup.players == 0) contest.setup.players = static_cast<uint8_t>(contest.contenders.size());
  if (contest.contenders.size() == 1) contest.contenders.resize(contest.setup.players, contest.contenders[0]);
  const lucca::Game& game = *contest.game;
  if (contest.setup.players < game.minPlayers || contest.setup.players > game.maxPlayers) {
    return std::string(game.name) + " is for " + std::to_string(game.minPlayers) + " to " +
           std::to_string(game.maxPlayers) + " players, not " + std::to_string(contest.setup.players);
  }
  if (contest.contenders.size() != contest.setup.players) {
    return "--bots names " + std::to_string(contest.contenders.size()) + " players for " +
           std::to_string(contest.setup.players) + " seats";
  }
  for (const std::string& name : contest.contenders) {
    if (makeContender(name) == nullptr)
      return "no player is called " + name + "; there are " + contenderNames();
  }
  contest.setup.game = contest.game->id;
  stampDeck(*contest.game, contest.setup);
  for (std::size_t i = 0; i < contest.game->options.size(); ++i) {
    const lucca::Option& option = contest.game->options[i];
    contest.setup.option[i] = option.values.size() == 2 ? uint8_t{0} : option.standard;
  }
  for (const auto& [name, value] : arguments.options) {
    if (std::string problem = setOption(game, name, value, contest.setup); !problem.empty()) return problem;
  }
  if (!arguments.handicap.empty()) {
    if (std::string problem = lucca::readHandicaps(game, arguments.handicap, contest.setup); !problem.empty())
      return problem;
  }
  lucca::AnyState state{};
  if (game.init(state, contest.setup) != lucca::Verdict::Accepted) {
    return std::string(game.name) + " has no such options for " + std::to_string(contest.setup.players) +
           " players; lucca record says why";
  }
  return "";
}

// Before hours of play are spent on it: 0, or why the file cannot be written.
int whyNotWritable(const std::string& path) {
  std::error_code ignored;
  const bool there = std::filesystem::exists(path, ignored);
  std::FILE* file = std::fopen(path.c_str(), "ab");
  if (!file) return errno;
  std::fclose(file);
  if (!there) std::filesystem::remove(path, ignored);
  return 0;
}

// 0, or why the folder cannot be made.
int makeFolder(const std::string& path) {
  std::error_code error;
  std::filesystem::create_directories(path, error);
  return error.value();
}

// "game-7" as text and as a page. Where it cannot be written: its path.
std::string writeReview(const std::string& folder, const Contest& contest, const Played& played,
                        std::size_t number) {
  const auto match = std::make_unique<lucca::Match>();
  static_cast<void>(match->start(*contest.game, played.setup));
  for (const lucca::Action action : played.history) {
    match->settle();
    static_cast<void>(match->apply(action));
  }
  match->settle();
  std::string name = "game " + std::to_string(number);
  for (std::size_t seat = 0; seat < played.seats.size(); ++seat) {
    name += (seat == 0 ? " (" : ", ") +
            contest.contenders[static_cast<std::size_t>(played.seats[seat].contender)];
  }
  name += ")";
  const auto everybody = static_cast<lucca::SeatSet>((1u << played.setup.players) - 1u);
  const lucca::Review review = lucca::review::reviewed(*match, everybody);
  const std::string path = folder + "/game-" + std::to_string(number);
  const auto write = [](const std::string& file, const std::string& text) {
    return lucca::simulator::writeFile(file, {text.begin(), text.end()}) ? "" : file;
  };
  if (std::string failed = write(path + ".txt", lucca::review::writeText(*match, review, name));
      !failed.empty())
    return failed;
  return write(path + ".html", lucca::review::writePage(*match, review, name));
}

void showProgress(int done, int games) {
  constexpr int kWidth = 40;
  char bar[kWidth + 1] = {};
  std::memset(bar, '.', kWidth);
  std::memset(bar, '#', static_cast<std::size_t>(kWidth * done / games));
  std::fprintf(stderr, "\r[%s] %d/%d%s", bar, done, games, done == games ? "\n" : "");
}

}  // namespace

int main(int count, char** values) {
  if (count == 2 && (std::string(values[1]) == "--help" || std::string(values[1]) == "-h")) {
    return std::printf("%sNames: %s.\n", kUsage, contenderNames().c_str()) < 0 ? 1 : 0;
  }
  Arguments arguments = read(count, values);
  if (arguments.error.empty()) arguments.error = finish(arguments);
  if (!arguments.error.empty()) return fail(arguments.error);
  Contest& contest = arguments.contest;
  if (const int reason = arguments.csv.empty() ? 0 : whyNotWritable(arguments.csv); reason != 0)
    return cannotWrite(arguments.csv, reason);
  if (const int reason = arguments.reviews.empty() ? 0 : makeFolder(arguments.reviews); reason != 0)
    return cannotWrite(arguments.reviews, reason);
  for (const int signal : {SIGINT, SIGTERM}) std::signal(signal, [](int) { stop(); });
  const bool watched = isatty(STDERR_FILENO);
  const auto games = playAll(contest, [&](int done) {
    if (watched) showProgress(done, contest.games);
  });
  const int wanted = contest.games;
  contest.games = static_cast<int>(games.size());
  if (contest.games < wanted) {
    std::fprintf(stderr, "\nlucca-arena: stopped after %d of %d games\n", contest.games, wanted);
    if (games.empty()) return 1;
  }
  printTable(stdout, contest, games);
  if (!arguments.csv.empty() && !writeCsv(arguments.csv, contest, games))
    return cannotWrite(arguments.csv, errno);
  for (std::size_t i = 0; i < games.size() && !arguments.reviews.empty(); ++i) {
    if (const std::string path = writeReview(arguments.reviews, contest, games[i], i + 1); !path.empty())
      return cannotWrite(path, errno);
  }
  return contest.games < wanted ? 1 : 0;
}
