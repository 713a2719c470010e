// Included before every source of the WebAssembly build: the parts of C++20 that Debian's libc++ 14 lacks. A newer library
// has its own.
#pragma once

#if defined(__cplusplus)
#include <algorithm>
#include <iterator>

#if defined(_LIBCPP_VERSION) && _LIBCPP_VERSION < 15000
namespace std::ranges {

template <class Range, class Test>
constexpr bool all_of(Range&& range, Test test) {
  return std::all_of(std::begin(range), std::end(range), test);
}
template <class Range, class Test>
constexpr bool any_of(Range&& range, Test test) {
  return std::any_of(std::begin(range), std::end(range), test);
}
template <class Range, class Test>
constexpr bool none_of(Range&& range, Test test) {
  return std::none_of(std::begin(range), std::end(range), test);
}
template <class Range, class Test>
constexpr auto count_if(Range&& range, Test test) {
  return std::count_if(std::begin(range), std::end(range), test);
}
template <class Range, class Test>
constexpr auto find_if(Range&& range, Test test) {
  return std::find_if(std::begin(range), std::end(range), test);
}
template <class Range, class Value>
constexpr auto find(Range&& range, const Value& value) {
  return std::find(std::begin(range), std::end(range), value);
}
template <class Range, class Value>
constexpr void fill(Range&& range, const Value& value) {
  std::fill(std::begin(range), std::end(range), value);
}
template <class Range, class Out>
constexpr Out copy(Range&& range, Out out) {
  return std::copy(std::begin(range), std::end(range), out);
}
template <class One, class Other>
constexpr bool equal(One&& one, Other&& other) {
  return std::equal(std::begin(one), std::end(one), std::begin(other), std::end(other));
}
template <class One, class Other, class Same>
constexpr bool equal(One&& one, Other&& other, Same same) {
  return std::equal(std::begin(one), std::end(one), std::begin(other), std::end(other), same);
}
template <class Range>
constexpr void sort(Range&& range) {
  std::sort(std::begin(range), std::end(range));
}
template <class Range, class Less>
constexpr void sort(Range&& range, Less less) {
  std::sort(std::begin(range), std::end(range), less);
}
template <class Range>
constexpr auto max_element(Range&& range) {
  return std::max_element(std::begin(range), std::end(range));
}
template <class Range>
constexpr auto min_element(Range&& range) {
  return std::min_element(std::begin(range), std::end(range));
}

}  // namespace std::ranges
#endif
#endif
