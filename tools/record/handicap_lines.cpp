#include "tools/record/handicap_lines.h"

#include "tools/handicaps.h"

namespace lucca::record {

void putHandicaps(const Game& game, const Setup& setup, Line& line) {
  std::vector<std::string> values;
  for (const int value : handicapsOf(game, setup)) values.push_back(std::to_string(value));
  if (!values.empty()) line.raw("handicap", list(values));
}

bool takeHandicaps(const Game& game, const Value& line, Setup& setup, std::string& why) {
  const Value* found = line.find("handicap");
  if (!found) return true;
  std::vector<int64_t> values;
  for (const Value& item : found->items) {
    if (item.kind == Value::Kind::Number) values.push_back(item.number);
  }
  if (found->kind != Value::Kind::List || values.size() != found->items.size()) {
    why = "\"handicap\" is " + shown(*found) + ", should be a list with a number for each seat";
    return false;
  }
  why = setHandicaps(game, values, setup);
  if (why.empty() && setup.handicap == 0) why = "\"handicap\" gives nobody anything: then it is left out";
  return why.empty();
}

bool takeHandicaps(const Game& game, const Flags& flags, Setup& setup, std::string& why) {
  const auto flag = flags.find("handicap");
  if (flag == flags.end()) return true;
  why = readHandicaps(game, flag->second, setup);
  return why.empty();
}

std::string handicapLabel(const Game& game, const Setup& setup) {
  std::string text;
  for (const int value : handicapsOf(game, setup)) text += "-" + std::to_string(value);
  return text.empty() ? text : "-ahead" + text;
}

}  // namespace lucca::record
