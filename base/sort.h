// Sorting without a heap: std::stable_sort would ask for one. std::sort would not, but costs two to four KB of code for each
// kind of list.
#pragma once

#include <utility>

namespace lucca {

// Stable; for lists of a few dozen.
template <class T, class Before>
constexpr void insertionSort(T* begin, T* end, Before before) {
  for (T* sorted = begin; sorted != end; ++sorted) {
    for (T* at = sorted; at != begin && before(*at, *(at - 1)); --at) std::swap(*at, *(at - 1));
  }
}

// Rising.
template <class T>
constexpr void insertionSort(T* begin, T* end) {
  insertionSort(begin, end, [](const T& a, const T& b) { return a < b; });
}

}  // namespace lucca
