#include "simulator/options.h"

#include <cstdio>
#include <cstdlib>
#include <stdexcept>

#include "all_boards.h"
#include "simulator/board_keys.h"
#include "simulator/program.h"

namespace lucca::simulator {

namespace {

void setSize(Options& options, const std::string& words) {
  int used = 0;
  const bool read = std::sscanf(words.c_str(), "%dx%d%n", &options.width, &options.height, &used) == 2;
  const bool fits =
      options.width >= 240 && options.width <= 320 && options.height >= 135 && options.height <= 320;
  if (!read || used != static_cast<int>(words.size()) || !fits) {
    throw std::invalid_argument("--size takes WIDTHxHEIGHT, from 240x135 to 320x320, not " + words);
  }
}

void setBoard(Options& options, const std::string& name) {
  std::string known;
  for (const NamedBoard& row : kAllBoards) {
    known += std::string(" ") + row.id;
    if (name != row.id) continue;
    options.board = row.board.name;
    options.width = row.board.width();
    options.height = row.board.height();
    options.keys = layoutFor(padsOf(row.board.keys));
    return;
  }
  throw std::invalid_argument("unknown board " + name + "; known are" + known);
}

// "en, it, de"
std::string languageCodes() {
  std::string codes;
  for (const auto& code : ui::kLanguageCodes) codes += (codes.empty() ? "" : ", ") + std::string(code);
  return codes;
}

void setLanguageOption(Options& options, const std::string& word) {
  for (int i = 0; i < ui::kLanguages; ++i) {
    if (word != ui::kLanguageCodes[i]) continue;
    options.language = static_cast<ui::Language>(i);
    return;
  }
  throw std::invalid_argument("--language takes one of " + languageCodes() + ", not " + word);
}

void setSeed(Options& options, const std::string& word) {
  char* end;
  const unsigned long value = std::strtoul(word.c_str(), &end, 0);
  if (word.empty() || *end || value > 0xFFFFFFFFul)
    throw std::invalid_argument("--seed takes a number, not " + word);
  options.seed = static_cast<uint32_t>(value);
}

Options parseOptions(int argc, char** argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    const auto value = [&]() -> std::string {
      if (i + 1 >= argc) throw std::invalid_argument(word + " needs a value");
      return argv[++i];
    };
    if (word == "--size") {
      setSize(options, value());
    } else if (word == "--board") {
      setBoard(options, value());
    } else if (word == "--language") {
      setLanguageOption(options, value());
    } else if (word == "--seed") {
      setSeed(options, value());
    } else if (word == "--store") {
      options.store = value();
    } else if (word == "--plain") {
      options.plain = true;
    } else if (word == "--help" || word == "-h") {
      options.help = true;
    } else if (word.starts_with("-")) {
      throw std::invalid_argument("unknown option " + word + "; --help lists them");
    } else {
      options.rest.push_back(word);
    }
  }
  return options;
}

std::string optionsHelp(const std::string& usage, const std::string& about) {
  std::string boards;
  for (const NamedBoard& board : kAllBoards) boards += std::string(" ") + board.id;
  return "usage: " + usage + " [options]\n" + about +
         "\n"
         "  --size WxH        panel, from 240x135 to 320x320 (240x240)\n"
         "  --board NAME      panel and keys of a board:" +
         boards +
         "\n"
         "  --language L      " +
         languageCodes() +
         "\n"
         "  --seed N          the same shuffles every time\n"
         "  --store FILE      where games and settings are kept\n";
}

}  // namespace

int runWithOptions(int argc, char** argv, const std::string& usage, const std::string& about,
                   std::size_t mostRest, int (*run)(Options options)) {
  return runProgram(usage.substr(0, usage.find(' ')).c_str(), [&] {
    const Options options = parseOptions(argc, argv);
    if (!options.help && options.rest.size() > mostRest)
      throw std::invalid_argument("unknown argument " + options.rest[mostRest] +
                                  "; --help shows what there is");
    if (!options.help) return run(options);
    std::printf("%s", optionsHelp(usage, about).c_str());
    return 0;
  });
}

}  // namespace lucca::simulator
