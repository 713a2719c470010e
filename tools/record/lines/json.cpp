#include "tools/record/lines/json.h"

namespace lucca::record {
namespace {

constexpr int kMaxDepth = 4;

class Parser {
 public:
  Parser(std::string_view text, std::string& why) : text_(text), why_(why) {}

  bool whole(Value& out) {
    if (!value(out, 0)) return false;
    skipSpace();
    return at_ == text_.size() || fail("something follows the object");
  }

 private:
  bool fail(const char* reason) {
    why_ = std::string("not JSON: ") + reason + " (column " + std::to_string(at_ + 1) + ")";
    return false;
  }
  bool more() const { return at_ < text_.size(); }
  void skipSpace() {
    while (more() && (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\r')) ++at_;
  }
  bool eat(char c) {
    skipSpace();
    if (!more() || text_[at_] != c) return false;
    ++at_;
    return true;
  }
  bool word(std::string_view expected) {
    if (text_.substr(at_, expected.size()) != expected) return false;
    at_ += expected.size();
    return true;
  }

  bool value(Value& out, int depth) {
    skipSpace();
    if (!more()) return fail("the line ends too early");
    if (depth > kMaxDepth) return fail("nested too deeply");
    const char c = text_[at_];
    if (c == '{') return object(out, depth);
    if (c == '[') return array(out, depth);
    if (c == '"') {
      out.kind = Value::Kind::Text;
      return string(out.text);
    }
    if (c == '-' || (c >= '0' && c <= '9')) return number(out);
    if (word("null")) return true;
    if (word("true") || word("false")) {
      out.kind = Value::Kind::Bool;
      out.truth = c == 't';
      return true;
    }
    return fail("no value begins like that");
  }

  bool object(Value& out, int depth) {
    out.kind = Value::Kind::Object;
    eat('{');
    if (eat('}')) return true;
    do {
      skipSpace();
      if (!more() || text_[at_] != '"') return fail("a key is expected");
      out.members.emplace_back();
      if (!string(out.members.back().first)) return false;
      if (!eat(':')) return fail("a colon is expected");
      if (!value(out.members.back().second, depth + 1)) return false;
    } while (eat(','));
    return eat('}') || fail("a comma or a closing brace is expected");
  }

  bool array(Value& out, int depth) {
    out.kind = Value::Kind::List;
    eat('[');
    if (eat(']')) return true;
    do {
      out.items.emplace_back();
      if (!value(out.items.back(), depth + 1)) return false;
    } while (eat(','));
    return eat(']') || fail("a comma or a closing bracket is expected");
  }

  bool number(Value& out) {
    out.kind = Value::Kind::Number;
    const bool negative = eat('-');
    const std::size_t begin = at_;
    while (more() && text_[at_] >= '0' && text_[at_] <= '9') {
      if (at_ - begin >= 18) return fail("the number is too long");
      out.number = out.number * 10 + (text_[at_++] - '0');
    }
    if (at_ == begin) return fail("a digit is expected");
    if (text_[begin] == '0' && (at_ - begin > 1 || negative)) return fail("a number does not begin with 0");
    if (more() && (text_[at_] == '.' || text_[at_] == 'e' || text_[at_] == 'E')) {
      return fail("only whole numbers stand in a record");
    }
    if (negative) out.number = -out.number;
    return true;
  }

  bool string(std::string& out) {
    for (++at_; more() && text_[at_] != '"'; ++at_) {
      const char c = text_[at_];
      if (static_cast<unsigned char>(c) < 0x20) return fail("a control character in a text");
      if (c != '\\') {
        out += c;
      } else if (!escape(out)) {
        return false;
      }
    }
    if (!more()) return fail("a text does not end");
    ++at_;
    return true;
  }

  bool escape(std::string& out) {
    if (++at_ >= text_.size()) return fail("a text does not end");
    constexpr std::string_view kPlain = "\"\\/bfnrt", kMeant = "\"\\/\b\f\n\r\t";
    const std::size_t which = kPlain.find(text_[at_]);
    if (which != std::string_view::npos) {
      out += kMeant[which];
      return true;
    }
    if (text_[at_] != 'u') return fail("unknown escape");
    unsigned code = 0;
    for (int i = 0; i < 4; ++i) {
      const std::size_t digit = ++at_ < text_.size()
                                    ? std::string_view("0123456789abcdefABCDEF").find(text_[at_])
                                    : std::string_view::npos;
      if (digit == std::string_view::npos) return fail("four hexadecimal digits are expected");
      code = code * 16 + static_cast<unsigned>(digit > 15 ? digit - 6 : digit);
    }
    // Nothing a record holds lies outside ASCII: other characters need not come back whole.
    out += code < 0x80 ? static_cast<char>(code) : '?';
    return true;
  }

  std::string_view text_;
  std::string& why_;
  std::size_t at_ = 0;
};

std::string print(const Value& value) {
  switch (value.kind) {
    case Value::Kind::Null:
      return "null";
    case Value::Kind::Bool:
      return value.truth ? "true" : "false";
    case Value::Kind::Number:
      return std::to_string(value.number);
    case Value::Kind::Text:
      return quoted(value.text);
    case Value::Kind::List: {
      std::vector<std::string> elements;
      for (const Value& item : value.items) elements.push_back(print(item));
      return list(elements);
    }
    case Value::Kind::Object:
      break;
  }
  return "an object";
}

bool sameValue(const Value& a, const Value& b) {
  if (a.kind != b.kind || a.truth != b.truth || a.number != b.number || a.text != b.text) return false;
  if (a.items.size() != b.items.size() || !a.members.empty() || !b.members.empty()) return false;
  for (std::size_t i = 0; i < a.items.size(); ++i) {
    if (!sameValue(a.items[i], b.items[i])) return false;
  }
  return true;
}

std::string shortened(std::string text) {
  for (char& c : text) {
    if (static_cast<unsigned char>(c) < 0x20 || static_cast<unsigned char>(c) > 0x7E) c = '?';
  }
  return text.size() > 60 ? text.substr(0, 57) + "..." : text;
}

}  // namespace

const Value* Value::find(std::string_view key) const {
  for (const auto& [name, value] : members) {
    if (name == key) return &value;
  }
  return nullptr;
}

bool parse(std::string_view text, Value& out, std::string& why) { return Parser(text, why).whole(out); }

std::string shown(const Value& value) { return shortened(print(value)); }
std::string shown(std::string_view text) { return shortened(quoted(text)); }

bool sameObject(const Value& expected, const Value& found, std::string& why) {
  for (std::size_t i = 0; i < expected.members.size(); ++i) {
    const auto& [key, value] = expected.members[i];
    if (i >= found.members.size()) {
      why = "the key " + quoted(key) + " is missing";
      return false;
    }
    const auto& [foundKey, foundValue] = found.members[i];
    if (key != foundKey) {
      why = "the key " + quoted(key) + " is expected, not " + shown(foundKey);
      return false;
    }
    if (!sameValue(value, foundValue)) {
      why = quoted(key) + " is " + shown(foundValue) + ", should be " + shown(value);
      return false;
    }
  }
  if (found.members.size() > expected.members.size()) {
    why = "unknown key " + shown(found.members[expected.members.size()].first);
    return false;
  }
  return true;
}

void Line::key(std::string_view key) {
  if (text_.size() > 1) text_ += ',';
  text_ += quoted(key);
  text_ += ':';
}
Line& Line::text(std::string_view name, std::string_view value) { return raw(name, quoted(value)); }
Line& Line::number(std::string_view name, int64_t value) { return raw(name, std::to_string(value)); }
Line& Line::truth(std::string_view name, bool value) { return raw(name, value ? "true" : "false"); }
Line& Line::null(std::string_view name) { return raw(name, "null"); }
Line& Line::raw(std::string_view name, std::string_view json) {
  key(name);
  text_ += json;
  return *this;
}

std::string list(const std::vector<std::string>& elements) {
  std::string out = "[";
  for (const std::string& element : elements) {
    if (out.size() > 1) out += ',';
    out += element;
  }
  return out + "]";
}

std::string quoted(std::string_view plain) {
  std::string out = "\"";
  out += plain;
  return out + "\"";
}

}  // namespace lucca::record
