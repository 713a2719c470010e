// Words and numbers for the page, a line each.
#pragma once

#include <charconv>
#include <cstdint>
#include <span>
#include <string_view>

namespace lucca::web {

class Lines {
 public:
  explicit Lines(std::span<uint8_t> out) : out_(out) {}
  // A line that does not fit is left out.
  void put(std::string_view words) {
    for (const char c : words) {
      if (size_ + 1 < out_.size()) out_[size_++] = static_cast<uint8_t>(c);
    }
    out_[size_++] = '\n';
  }
  void put(int value) {
    char digits[12];
    const auto end = std::to_chars(digits, digits + sizeof digits, value);
    put({digits, static_cast<std::size_t>(end.ptr - digits)});
  }
  std::size_t size() const { return size_; }

 private:
  std::span<uint8_t> out_;
  std::size_t size_ = 0;
};

}  // namespace lucca::web
