/* Unity, whose failing assertions throw instead of jumping: the destructors of the test's objects run. */
#include "unity.h"

void luccaFailAssertion(void);

#undef TEST_ABORT
#define TEST_ABORT() luccaFailAssertion()
#include "unity.c"
