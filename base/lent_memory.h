// Memory that several parts need, but never at the same time. The part that took it last has it. The others find out that
// their contents are lost, and compute them again.
#pragma once

#include <cstddef>
#include <span>

namespace lucca {

class LentMemory {
 public:
  explicit LentMemory(std::span<std::byte> bytes) : bytes_(bytes) {}

  // `who` has it from now on, with nothing in it.
  std::span<std::byte> take(const void* who) {
    holder_ = who;
    return bytes_;
  }
  bool has(const void* who) const { return holder_ == who; }
  // As `who` left it; only while it has it.
  std::span<std::byte> of(const void*) const { return bytes_; }

 private:
  std::span<std::byte> bytes_;
  const void* holder_ = nullptr;
};

}  // namespace lucca
