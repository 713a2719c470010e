// For tests that need one device: `device` is a new one for each of them. A test may put another in its place.
#pragma once

#include <memory>

#include "host_tests/suite.h"  // keep: its tests are written with TEST
#include "host_tests/ui/harness/device.h"

namespace lucca::ui::test {

extern std::unique_ptr<Device> device;

inline Session& session() { return device->session(); }

}  // namespace lucca::ui::test

// Such tests are written with the names of these.
using namespace lucca;
using namespace lucca::ui;
using namespace lucca::ui::test;
