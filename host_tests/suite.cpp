#include "host_tests/suite.h"

#include <cstdio>
#include <cstring>
#include <exception>

#if defined(LUCCA_TESTS_THROW)
#include "host_tests/failed_assertion.h"
#endif

namespace lucca::suite {

WrittenTest::WrittenTest(void (*run)(), const char* name, const char* file, int line)
    : run_(run), name_(name), file_(file), line_(line) {
  (last_ != nullptr ? last_->next_ : first_) = this;
  last_ = this;
}

#if defined(LUCCA_TESTS_THROW)

// True if the part came to its end; else Unity has been told that the test failed.
template <class Part>
static bool passes(Part part) {
  try {
    part();
    return true;
  } catch (const FailedAssertion&) {
    return false;
  }
}

// Anything else that is thrown is a failure, too.
static void runPart(void (*part)()) {
  passes([&] {
    try {
      part();
    } catch (const std::exception& thrown) {
      TEST_FAIL_MESSAGE(thrown.what());
    }
  });
}

// As UnityDefaultTestRun does.
void WrittenTest::execute() const {
  Unity.CurrentTestName = name_;
  Unity.CurrentTestLineNumber = static_cast<UNITY_LINE_TYPE>(line_);
  ++Unity.NumberOfTests;
  if (passes(setUp)) runPart(run_);
  passes(tearDown);
  UnityConcludeTest();
}

#else

void WrittenTest::execute() const { UnityDefaultTestRun(run_, name_, line_); }

#endif

int WrittenTest::runAll(const char* part) {
  int found = 0;
  for (const WrittenTest* test = first_; test != nullptr; test = test->next_) {
    if (std::strstr(test->name_, part) == nullptr) continue;
    if (found++ == 0) UnityBegin(test->file_);
    Unity.TestFile = test->file_;
    test->execute();
  }
  if (found == 0)
    std::printf("This program has no test%s%s.\n", *part != '\0' ? " with this in its name: " : "", part);
  return found == 0 ? 1 : UnityEnd();
}

}  // namespace lucca::suite

// A program that has nothing to set up or to clear away needs to say nothing.
[[gnu::weak]] void setUp() {}
[[gnu::weak]] void tearDown() {}

int main(int count, char** words) { return lucca::suite::WrittenTest::runAll(count > 1 ? words[1] : ""); }
