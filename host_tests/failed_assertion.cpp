#include "host_tests/failed_assertion.h"

void luccaFailAssertion() { throw lucca::suite::FailedAssertion{}; }
