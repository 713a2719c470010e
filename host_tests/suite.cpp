#include "host_tests/suite.h"

#include <cstdio>

namespace lucca::suite {

WrittenTest::WrittenTest(void (*run)(), const char* name, const char* file, int line)
    : run_(run), name_(name), file_(file), line_(line) {
  (last_ != nullptr ? last_->next_ : first_) = this;
  last_ = this;
}

int WrittenTest::runAll() {
  if (first_ == nullptr) {
    std::puts("This program has no test.");
    return 1;
  }
  UnityBegin(first_->file_);
  for (const WrittenTest* test = first_; test != nullptr; test = test->next_) {
    Unity.TestFile = test->file_;
    UnityDefaultTestRun(test->run_, test->name_, test->line_);
  }
  return UnityEnd();
}

}  // namespace lucca::suite

// A program that has nothing to set up or to clear away needs to say nothing.
[[gnu::weak]] void setUp() {}
[[gnu::weak]] void tearDown() {}

int main() { return lucca::suite::WrittenTest::runAll(); }
