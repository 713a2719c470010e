// The PC's flash in a file: it persists, and a second copy of the program does it no harm.
#include <unity.h>

#include <cstdio>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "drivers/store/store.h"
#include "simulator/file_flash.h"

using namespace lucca;
using lucca::simulator::FileFlash;

static const std::string kPath = "build/test_file_flash.bin";
static std::unique_ptr<FileFlash> one, two;
static std::unique_ptr<Store> store;
static std::vector<uint8_t> value;
static std::string said;
static uint8_t buffer[Store::kMaxValue];

void setUp() { std::remove(kPath.c_str()); }
void tearDown() {
  store.reset();
  one.reset();
  two.reset();
}

static std::vector<char> fileBytes() {
  std::ifstream in(kPath, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

static void openAndMount(std::unique_ptr<FileFlash>& flash) {
  flash = std::make_unique<FileFlash>();
  said = flash->open(kPath);
  store = std::make_unique<Store>(*flash);
  TEST_ASSERT_EQUAL(StoreResult::Ok, store->mount());
}

static void valueIsThereAfterTheProgramEnded() {
  value.assign(300, 7);
  openAndMount(one);
  TEST_ASSERT_EQUAL_STRING("", said.c_str());
  TEST_ASSERT_EQUAL(StoreResult::Ok, store->save(StoreKey::CurrentGame, 1, value));
  store.reset();
  one.reset();
  openAndMount(one);
  std::size_t size = 0;
  TEST_ASSERT_EQUAL(StoreResult::Ok, store->load(StoreKey::CurrentGame, 1, buffer, size));
  TEST_ASSERT_EQUAL(300, size);
  TEST_ASSERT_EQUAL_MEMORY(value.data(), buffer, size);
}

static void secondCopyIsToldAndLeavesTheFileAlone() {
  value.assign(300, 7);
  openAndMount(one);
  TEST_ASSERT_EQUAL(StoreResult::Ok, store->save(StoreKey::CurrentGame, 1, value));
  const std::size_t before = std::hash<std::string>()(std::string(fileBytes().data(), fileBytes().size()));
  openAndMount(two);
  TEST_ASSERT_NOT_EQUAL(std::string::npos, said.find("another copy"));
  for (int i = 0; i < 200; ++i)
    TEST_ASSERT_EQUAL(StoreResult::Ok, store->save(StoreKey::CurrentGame, 1, value));
  TEST_ASSERT_EQUAL(before, std::hash<std::string>()(std::string(fileBytes().data(), fileBytes().size())));
  store.reset();
  two.reset();
  store = std::make_unique<Store>(*one);
  TEST_ASSERT_EQUAL(StoreResult::Ok, store->mount());
  std::size_t size = 0;
  TEST_ASSERT_EQUAL(StoreResult::Ok, store->load(StoreKey::CurrentGame, 1, buffer, size));
}

static void fileIsFreeAgainWhenTheFirstEnds() {
  openAndMount(one);
  store.reset();
  one.reset();
  openAndMount(two);
  TEST_ASSERT_EQUAL_STRING("", said.c_str());
}

static void shortFileIsFilledUpAndNoticed() {
  std::ofstream(kPath, std::ios::binary) << "not a flash image";
  openAndMount(one);
  TEST_ASSERT_EQUAL_STRING("", said.c_str());
  TEST_ASSERT_EQUAL(FileFlash::kSize, fileBytes().size());
  TEST_ASSERT_TRUE(store->report().unreadable);
  TEST_ASSERT_EQUAL(StoreResult::Ok, store->save(StoreKey::Settings, 1, value));
}

static void newFileIsABlankDevice() {
  openAndMount(one);
  TEST_ASSERT_EQUAL(FileFlash::kSize, fileBytes().size());
  TEST_ASSERT_TRUE(store->report().fresh);
  TEST_ASSERT_FALSE(store->report().unreadable);
}

static void placeThatCannotBeWrittenIsToldInWords() {
  one = std::make_unique<FileFlash>();
  said = one->open("/proc/nowhere/flash.bin");
  TEST_ASSERT_NOT_EQUAL(std::string::npos, said.find("/proc/nowhere/flash.bin: "));
  store = std::make_unique<Store>(*one);
  TEST_ASSERT_EQUAL(StoreResult::Ok, store->mount());
  value.assign(30, 1);
  TEST_ASSERT_EQUAL(StoreResult::Ok, store->save(StoreKey::Settings, 1, value));
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(valueIsThereAfterTheProgramEnded);
  RUN_TEST(secondCopyIsToldAndLeavesTheFileAlone);
  RUN_TEST(fileIsFreeAgainWhenTheFirstEnds);
  RUN_TEST(newFileIsABlankDevice);
  RUN_TEST(shortFileIsFilledUpAndNoticed);
  RUN_TEST(placeThatCannotBeWrittenIsToldInWords);
  return UNITY_END();
}
