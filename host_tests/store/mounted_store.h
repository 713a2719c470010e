// A store that is mounted when it is made; the test fails if it cannot be.
#pragma once

#include <unity.h>

#include "drivers/store/store.h"

namespace lucca {

struct MountedStore : Store {
  explicit MountedStore(FlashDevice& flash) : Store(flash) { TEST_ASSERT_EQUAL(StoreResult::Ok, mount()); }
};

}  // namespace lucca
