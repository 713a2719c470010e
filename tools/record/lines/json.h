// Just enough JSON for records: one object a line, whole numbers, keys in a fixed order. Strict: what is not
// JSON, or has a number that is not whole, is refused.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lucca::record {

struct Member;

struct Value {
  enum class Kind { Null, Bool, Number, Text, List, Object };
  Kind kind = Kind::Null;
  bool truth = false;
  int64_t number = 0;
  std::string text;
  std::vector<Value> items;     // of a list
  std::vector<Member> members;  // of an object, in the order written

  // The member of an object; null when there is none.
  const Value* find(std::string_view key) const;
  bool isText(std::string_view expected) const { return kind == Kind::Text && text == expected; }
};

struct Member {
  std::string first;
  Value second;
};

// Reads one value that fills the whole text. On failure says why.
bool parse(std::string_view text, Value& out, std::string& why);

// Whether two objects are the same, keys in the same order; otherwise says where `found` differs.
bool sameObject(const Value& expected, const Value& found, std::string& why);

// A value or a text as it is written in a record, for messages: shortened, without control characters.
std::string shown(const Value& value);
std::string shown(std::string_view text);

// Writes one object, key by key.
class Line {
 public:
  Line& text(std::string_view key, std::string_view value);
  Line& number(std::string_view key, int64_t value);
  Line& truth(std::string_view key, bool value);
  Line& null(std::string_view key);
  // Ready-made JSON: lists.
  Line& raw(std::string_view key, std::string_view json);
  std::string end() const { return text_ + "}"; }

 private:
  void key(std::string_view key);
  std::string text_ = "{";
};

// A list of ready-made elements.
std::string list(const std::vector<std::string>& elements);
std::string quoted(std::string_view plain);

}  // namespace lucca::record
