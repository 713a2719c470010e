// lucca-review: the review of a recorded game, as text and as a page.
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "simulator/picture.h"
#include "tools/arguments.h"
#include "tools/record/referee.h"
#include "tools/review/page.h"

namespace {

using namespace lucca;

constexpr const char* kUsage =
    "usage: lucca review [--people LIST] [--html PAGE.html] FILE.jsonl\n"
    "Says which turns of a recorded game mattered and what would have been better, as text here and as a "
    "page with pictures:\n"
    "FILE.html, or the file after --html. A record does not say who is a person: every seat's turns are "
    "judged, or only\n"
    "those of LIST, as in --people 1,3.\n";
constexpr int kFailed = 1, kWrongUsage = 2;

int refuse(const std::string& why) {
  std::fprintf(stderr, "review: %s (--help shows what there is)\n", why.c_str());
  return kWrongUsage;
}

bool readRecord(const std::string& path, Match& match) {
  std::error_code error;
  std::ifstream in(path, std::ios::binary);
  const int reason = errno;
  if (!in || std::filesystem::is_directory(path, error)) {
    std::fprintf(stderr, "%s: cannot be read: %s\n", path.c_str(), std::strerror(in ? EISDIR : reason));
    return false;
  }
  const record::Finding finding = record::referee(in, true, match);
  if (!finding.good) {
    std::fprintf(stderr, "%s:%zu: %s\n", path.c_str(), finding.line, finding.reason.c_str());
    return false;
  }
  match.settle();
  if (match.toMove() == kOver) return true;
  std::fprintf(stderr, "%s: the game is not over: only a finished game is reviewed\n", path.c_str());
  return false;
}

int run(const std::string& path, const std::string& page, const std::vector<uint32_t>& people) {
  const auto match = std::make_unique<Match>();
  if (!readRecord(path, *match)) return kFailed;
  auto judged = static_cast<SeatSet>((1u << match->setup().players) - 1u);
  if (!people.empty()) judged = 0;
  for (uint32_t seat : people) {
    if (seat > match->setup().players)
      return refuse("--people: the game has no seat " + std::to_string(seat));
    judged = static_cast<SeatSet>(judged | seatBit(static_cast<Seat>(seat - 1)));
  }
  const Review found = review::reviewed(*match, judged);
  const std::string name = std::filesystem::path(path).filename().string();
  const std::string html = review::writePage(*match, found, name);
  if (!simulator::writeFile(page, {html.begin(), html.end()})) {
    std::fprintf(stderr, "%s: cannot be written: %s\n", page.c_str(), std::strerror(errno));
    return kFailed;
  }
  const std::string text = review::writeText(*match, found, name) + "\nWith pictures: " + page + "\n";
  return std::fputs(text.c_str(), stdout) < 0 ? kFailed : 0;
}

}  // namespace

int main(int count, char** words) {
  std::string file, page;
  std::vector<uint32_t> people;
  for (int i = 1; i < count; ++i) {
    const std::string word = words[i];
    if (word == "--help" || word == "-h") return std::fputs(kUsage, stdout) < 0 ? kFailed : 0;
    if (word == "--people" || word == "--html") {
      if (i + 1 == count) return refuse(word + " wants a value");
      const std::string value = words[++i];
      if (word == "--html") {
        page = value;
        continue;
      }
      for (const std::string& part : split(value)) {
        const NumberRange range{1, kMaxSeats};
        const auto seat = wholeNumber(part, range);
        if (!seat) return refuse(wantsNumber(word, range, part));
        people.push_back(*seat);
      }
    } else if (word.starts_with("-")) {
      return refuse("unknown argument " + word);
    } else if (!file.empty()) {
      return refuse("one file at a time, not " + file + " and " + word);
    } else {
      file = word;
    }
  }
  if (file.empty()) return refuse("no file named");
  if (page.empty()) page = std::filesystem::path(file).replace_extension(".html").string();
  return run(file, page, people);
}
