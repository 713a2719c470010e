// lucca-replay: referees records. Exit code 0 only if every line of every file is right.
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "tools/record/qr_text.h"
#include "tools/record/referee.h"

using namespace lucca::record;

namespace {

constexpr const char* kUsage =
    "usage: lucca replay [--running] [--quiet] FILE...\n"
    "       lucca replay --qr TEXT...   the record of a game from the texts of its QR codes, in any order;\n"
    "                                   - reads them from the standard input\n";
constexpr int kFailed = 1, kWrongUsage = 2;

bool replay(const std::string& path, bool running, bool quiet) {
  std::error_code error;
  std::ifstream in(path, std::ios::binary);
  const int reason = errno;
  if (!in || std::filesystem::is_directory(path, error)) {
    std::fprintf(stderr, "%s: cannot be read: %s\n", path.empty() ? "\"\"" : path.c_str(),
                 std::strerror(in ? EISDIR : reason));
    return false;
  }
  const Finding finding = referee(in, running);
  if (!finding.good && finding.line == 0) {
    std::fprintf(stderr, "%s: %s\n", path.c_str(), finding.reason.c_str());
  } else if (!finding.good) {
    std::fprintf(stderr, "%s:%zu: %s\n", path.c_str(), finding.line, finding.reason.c_str());
  } else if (!quiet) {
    std::printf("%s: good, %zu lines, %s\n", path.c_str(), finding.line, finding.reason.c_str());
  }
  return finding.good;
}

int replayCodes(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) {
    if (word == "-") {
      text.append(std::istreambuf_iterator<char>(std::cin), {});
    } else {
      text += word + "\n";
    }
  }
  std::string record, why;
  if (!recordFromCodes(text, record, why)) {
    std::fprintf(stderr, "replay: %s\n", why.c_str());
    return kFailed;
  }
  return std::fputs(record.c_str(), stdout) < 0 ? kFailed : 0;
}

}  // namespace

int main(int count, char** words) {
  bool running = false, quiet = false, codes = false;
  std::vector<std::string> files;
  for (int i = 1; i < count; ++i) {
    const std::string_view word = words[i];
    if (word == "--help" || word == "-h") return std::fputs(kUsage, stdout) < 0 ? kFailed : 0;
    if (word == "--running") {
      running = true;
    } else if (word == "--quiet") {
      quiet = true;
    } else if (word == "--qr") {
      codes = true;
    } else if (word.starts_with("-") && word != "-") {
      std::fprintf(stderr, "replay: unknown argument %s (--help shows what there is)\n", words[i]);
      return kWrongUsage;
    } else {
      files.emplace_back(word);
    }
  }
  if (files.empty()) {
    std::fprintf(stderr, "replay: no %s named (--help shows what there is)\n",
                 codes ? "code's text" : "file");
    return kWrongUsage;
  }
  if (codes) return replayCodes(files);
  bool good = true;
  for (const std::string& file : files) good = replay(file, running, quiet) && good;
  return good ? 0 : kFailed;
}
