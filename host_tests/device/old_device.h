// A device that starts with a store of older firmware, which lies at the very end of the flash and moves.
#pragma once

#include <algorithm>
#include <cstdio>

#include "drivers/store/store_move.h"
#include "host_tests/device/test_machine.h"
#include "host_tests/store/test_flash.h"
#include "host_tests/suite.h"

namespace lucca::test {

struct OldDevice {
  TestFlash whole{64 + StoreMove::kSectors}, flash{64};
  TestMachine machine{&flash};

  // The file's store lies where old firmware had it; what lies before it is blank. After so many writings of the settings,
  // which are those of 0.1.0, its head is as many places further.
  void read(const char* name, int writings = 0) {
    FILE* file = std::fopen(name, "rb");
    TEST_ASSERT_NOT_NULL_MESSAGE(file, name);
    flash.reset();
    TEST_ASSERT_EQUAL(flash.raw().size(), std::fread(flash.raw().data(), 1, flash.raw().size(), file));
    std::fclose(file);
    if (writings > 0) write(writings);
    whole.reset();
    std::ranges::copy(flash.raw(), whole.raw().begin() + StoreMove::kBytes);
  }
  void write(int writings) {
    Store store(flash);
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.mount());
    std::array<uint8_t, ui::kSettingsMost> bytes;
    std::size_t size = 0;
    constexpr auto kVersion = ui::Settings::kVersion010;
    TEST_ASSERT_EQUAL(StoreResult::Ok, store.load(StoreKey::Settings, kVersion, bytes, size));
    const auto value = std::span(bytes).first(size);
    for (int i = 0; i < writings; ++i)
      TEST_ASSERT_EQUAL(StoreResult::Ok, store.save(StoreKey::Settings, kVersion, value));
  }
  // It moves, and the device starts with it.
  void start() {
    StoreMove(whole).run();
    std::copy_n(whole.raw().begin(), flash.raw().size(), flash.raw().begin());
    boot();
  }
  void open(const char* name) {
    read(name);
    start();
  }
  void boot() {
    machine.boot();
    machine.run(100);
  }
  ui::App& app() { return machine.app(); }
};

}  // namespace lucca::test
