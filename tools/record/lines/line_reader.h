// Reads a line of a record key by key. The first thing that is wrong becomes the reason, with what was expected instead.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "tools/record/lines/json.h"

namespace lucca::record {

using Words = std::span<const char* const>;

// The place of a word in a list; -1 when it is none of them.
int indexOf(Words words, std::string_view word);
// "red, green or blue"
std::string oneOf(Words words);

class LineReader {
 public:
  LineReader(const Value& line, std::string& why) : line_(line), why_(why) {}

  bool fail(std::string reason);
  // "`key` is pink, should be `expected`", or that the key is missing.
  bool wrong(const char* key, std::string_view expected);

  // Whether "e" names that event; due() fails when it does not.
  bool isNamed(std::string_view event) const;
  bool due(Words events);
  bool due(const char* event) { return due({&event, 1}); }

  const Value* find(const char* key) const { return line_.find(key); }
  bool text(const char* key, std::string_view expected, std::string_view& out);
  bool number(const char* key, int64_t lowest, int64_t highest, int64_t& out);
  bool truth(const char* key, bool& out);
  bool list(const char* key, const Value*& out);
  // One of the words, by its place.
  bool word(const char* key, Words words, int& out);

 private:
  const Value& line_;
  std::string& why_;
};

}  // namespace lucca::record
