// The back stack's memory. A full stack forgets its bottom, so that going deeper always works.
#pragma once

#include <cstddef>

namespace lucca::ui {

template <class T, std::size_t Capacity>
class FixedStack {
 public:
  void push(T item) {
    if (size_ == Capacity) {
      for (std::size_t i = 1; i < Capacity; ++i) items_[i - 1] = items_[i];
      --size_;
    }
    items_[size_++] = item;
  }
  // False when only one item is left: there is always a scene.
  bool pop() {
    if (size_ <= 1) return false;
    --size_;
    return true;
  }
  void clear() { size_ = 0; }
  T& top() { return items_[size_ - 1]; }
  const T& top() const { return items_[size_ - 1]; }
  std::size_t size() const { return size_; }
  bool contains(T item) const {
    for (std::size_t i = 0; i < size_; ++i) {
      if (items_[i] == item) return true;
    }
    return false;
  }

 private:
  T items_[Capacity];
  std::size_t size_ = 0;
};

}  // namespace lucca::ui
