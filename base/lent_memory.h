// Memory that several need, but never at the same time. Whoever took it last has it; the others find out that what they
// kept there is gone, and make it anew.
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

 private:
  std::span<std::byte> bytes_;
  const void* holder_ = nullptr;
};

}  // namespace lucca
