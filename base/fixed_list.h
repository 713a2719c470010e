// A list in a fixed array: the engine's only growing container.
#pragma once

#include <cstddef>
#include <cstdint>

namespace lucca {

template <class T, std::size_t Capacity>
class FixedList {
 public:
  static constexpr std::size_t capacity() { return Capacity; }

  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == Capacity; }

  constexpr void clear() { size_ = 0; }
  // Keeps the first `size` elements; a larger size changes nothing.
  constexpr void truncate(std::size_t size) {
    if (size < size_) size_ = static_cast<uint16_t>(size);
  }

  // False, and unchanged, when full.
  constexpr bool push(const T& value) {
    if (full()) return false;
    items_[size_++] = value;
    return true;
  }

  // For loops that write many elements themselves, from begin() on and inside the capacity: the list now ends at `end`.
  constexpr void endAt(const T* end) { size_ = static_cast<uint16_t>(end - items_); }

  constexpr T& operator[](std::size_t i) { return items_[i]; }
  constexpr const T& operator[](std::size_t i) const { return items_[i]; }
  constexpr T& back() { return items_[size_ - 1]; }
  constexpr const T& back() const { return items_[size_ - 1]; }

  constexpr T* begin() { return items_; }
  constexpr T* end() { return items_ + size_; }
  constexpr const T* begin() const { return items_; }
  constexpr const T* end() const { return items_ + size_; }

  constexpr bool contains(const T& value) const {
    for (const T& item : *this) {
      if (item == value) return true;
    }
    return false;
  }

 private:
  static_assert(Capacity < 65536);
  uint16_t size_ = 0;
  T items_[Capacity];
};

}  // namespace lucca
