// What a failing assertion throws. Unity has said by then what failed, so that it carries nothing.
#pragma once

namespace lucca::suite {

struct FailedAssertion {};

}  // namespace lucca::suite

extern "C" [[noreturn]] void luccaFailAssertion();
