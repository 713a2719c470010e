#include "tools/record/lines/line_reader.h"

namespace lucca::record {

int indexOf(Words words, std::string_view word) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (word == words[i]) return static_cast<int>(i);
  }
  return -1;
}

std::string oneOf(Words words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? " or " : ", ";
    text += words[i];
  }
  return text;
}

bool LineReader::fail(std::string reason) {
  why_ = std::move(reason);
  return false;
}

bool LineReader::wrong(const char* key, std::string_view expected) {
  const Value* value = line_.find(key);
  if (!value) return fail("the key " + quoted(key) + " is missing");
  return fail(quoted(key) + " is " + shown(*value) + ", should be " + std::string(expected));
}

bool LineReader::isNamed(std::string_view event) const {
  const Value* e = line_.find("e");
  return e && e->isText(event);
}

bool LineReader::due(Words events) {
  for (const char* event : events) {
    if (isNamed(event)) return true;
  }
  const Value* e = line_.find("e");
  return fail("a line " + oneOf(events) + " is due here, not " + (e ? shown(*e) : "one without \"e\""));
}

bool LineReader::text(const char* key, std::string_view expected, std::string_view& out) {
  const Value* value = line_.find(key);
  if (!value || value->kind != Value::Kind::Text) return wrong(key, expected);
  out = value->text;
  return true;
}

bool LineReader::number(const char* key, int64_t lowest, int64_t highest, int64_t& out) {
  const Value* value = line_.find(key);
  if (!value || value->kind != Value::Kind::Number || value->number < lowest || value->number > highest) {
    return wrong(key, std::to_string(lowest) + " to " + std::to_string(highest));
  }
  out = value->number;
  return true;
}

bool LineReader::truth(const char* key, bool& out) {
  const Value* value = line_.find(key);
  if (!value || value->kind != Value::Kind::Bool) return wrong(key, "true or false");
  out = value->truth;
  return true;
}

bool LineReader::list(const char* key, const Value*& out) {
  out = line_.find(key);
  return (out && out->kind == Value::Kind::List) || wrong(key, "a list");
}

bool LineReader::word(const char* key, Words words, int& out) {
  const Value* value = line_.find(key);
  out = value && value->kind == Value::Kind::Text ? indexOf(words, value->text) : -1;
  return out >= 0 || wrong(key, oneOf(words));
}

}  // namespace lucca::record
