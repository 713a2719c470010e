// The exception of a failing assertion. Unity has said by then what failed, so that it carries nothing.
#pragma once

namespace lucca::suite {

struct FailedAssertion {};

}  // namespace lucca::suite

extern "C" [[noreturn]] void luccaFailAssertion();
