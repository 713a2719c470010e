// Golden records: one for each configuration of each game. They must pass the referee, and playing their seed again
// must write them again, byte for byte.

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include "host_tests/palazzi/every_setup.h"
#include "host_tests/suite.h"
#include "tools/record/referee.h"
#include "tools/record/writer.h"

using namespace lucca;
using namespace lucca::record;

namespace {

constexpr const char* kFolder = "host_tests/golden/records";

std::string readAll(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

// Empty when the record is right and comes out the same again.
std::string whatIsWrong(const std::filesystem::path& path) {
  const std::string text = readAll(path), name = path.filename().string();
  std::istringstream in(text);
  Match match;
  const Finding finding = referee(in, false, match);
  if (!finding.good) return name + ":" + std::to_string(finding.line) + ": " + finding.reason;
  Value header;
  std::string why;
  if (!parse(text.substr(0, text.find('\n')), header, why)) return name + ": " + why;
  const uint32_t seed = static_cast<uint32_t>(header.find("seed")->number);
  const Notation* notation = findNotation(match.game().name);
  UniformChooser chooser;
  if (notation->label(match.setup()) + "-" + std::to_string(seed) + ".jsonl" != name)
    return name + ": misnamed";
  if (writeRecord(*notation, match.setup(), seed, chooser) == text) return {};
  return name +
         ": the same seed now plays another game. If that is wanted, write it anew: lucca record --seed " +
         std::to_string(seed) + " --out " + kFolder;
}

std::string everyFile() {
  for (const auto& entry : std::filesystem::directory_iterator(kFolder)) {
    const std::string wrong = whatIsWrong(entry.path());
    if (!wrong.empty()) return wrong;
  }
  return {};
}

std::string missingConfigurationOfPalazzi() {
  std::set<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(kFolder))
    names.insert(entry.path().filename().string());
  std::string wrong;
  palazzi::test::eachSetup([&](const Setup& setup) {
    const std::string name = findNotation("palazzi")->label(setup) + "-7.jsonl";
    if (wrong.empty() && !names.contains(name)) wrong = name + " is missing in " + kFolder;
  });
  return wrong;
}

// Every size, number of players and switch; the colours are another matter.
std::string missingConfigurationOfTorri() {
  std::set<std::string> missing;
  for (const char* size : {"6-", "8-", "10-", "12-"}) {
    for (const char* players : {"2p", "3p", "4p"}) {
      for (const char* end : {"", " switch"}) missing.insert(std::string(size) + players + end);
    }
  }
  for (const auto& entry : std::filesystem::directory_iterator(kFolder)) {
    const std::string name = entry.path().filename().string();
    if (!name.starts_with("torri-")) continue;
    const std::size_t begin = 6, end = name.find("p-") + 1;
    missing.erase(name.substr(begin, end - begin) + (name.ends_with("-switch-7.jsonl") ? " switch" : ""));
  }
  return missing.empty() ? std::string() : "no golden record of Torri " + *missing.begin();
}

void none(const std::string& wrong) {
  if (!wrong.empty()) TEST_FAIL_MESSAGE(wrong.c_str());
}

}  // namespace

TEST(every_golden_record_is_right_and_comes_out_again) { none(everyFile()); }
TEST(every_configuration_of_palazzi_has_one) { none(missingConfigurationOfPalazzi()); }
TEST(every_configuration_of_torri_has_one) { none(missingConfigurationOfTorri()); }
