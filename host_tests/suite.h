// A test of a program is TEST(what_it_shows) { ... }. Writing it down is enough: the program's main() runs every test of
// its files in the order of their lines, so that none is forgotten in a list. With a word, it runs those whose name has it.
//
// On the PC a failing assertion throws, and so may what a test calls: either fails the test, and its objects are destroyed.
#pragma once

#include <unity.h>

namespace lucca::suite {

// With sanitizers, which see in one picture what they see in a hundred, a test that repeats one thing does so less often.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif

class WrittenTest {
 public:
  WrittenTest(void (*run)(), const char* name, const char* file, int line);

  // Runs those whose name contains `part`. What main() returns.
  static int runAll(const char* part);

 private:
  void execute() const;

  static inline WrittenTest* first_ = nullptr;
  static inline WrittenTest* last_ = nullptr;

  void (*run_)();
  const char* name_;
  const char* file_;
  int line_;
  WrittenTest* next_ = nullptr;
};

}  // namespace lucca::suite

#define TEST(name)                                                                             \
  static void name();                                                                          \
  static const ::lucca::suite::WrittenTest name##_is_written(name, #name, __FILE__, __LINE__); \
  static void name()
