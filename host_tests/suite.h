// A test of a program is TEST(what_it_shows) { ... }. Writing it down is enough: the program's main() runs every test of
// its files in the order of their lines, so that none is forgotten in a list.
#pragma once

#include <unity.h>

namespace lucca::suite {

class WrittenTest {
 public:
  WrittenTest(void (*run)(), const char* name, const char* file, int line);

  static int runAll();  // what main() returns

 private:
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
