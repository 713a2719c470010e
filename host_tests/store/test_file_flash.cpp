// The PC's flash in a file: it persists, and a second copy of the program does it no harm.
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "drivers/store/store.h"
#include "host_tests/suite.h"
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

TEST(value_is_there_after_the_program_ended) {
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

TEST(second_copy_is_told_and_leaves_the_file_alone) {
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

TEST(file_is_free_again_when_the_first_ends) {
  openAndMount(one);
  store.reset();
  one.reset();
  openAndMount(two);
  TEST_ASSERT_EQUAL_STRING("", said.c_str());
}

// Whatever the file is, it is the same afterwards, and the device runs on blank flash.
static void isLeftAlone(const std::string& content, const char* reason) {
  std::ofstream(kPath, std::ios::binary) << content;
  openAndMount(one);
  TEST_ASSERT_NOT_EQUAL(std::string::npos, said.find(reason));
  TEST_ASSERT_TRUE(one->problem() == FileFlash::Problem::NoStore);
  TEST_ASSERT_TRUE(store->report().fresh);
  value.assign(300, 7);
  TEST_ASSERT_EQUAL(StoreResult::Ok, store->save(StoreKey::Settings, 1, value));
  store.reset();
  one.reset();
  TEST_ASSERT_TRUE(std::ranges::equal(fileBytes(), content));
}

TEST(file_that_is_no_store_is_left_alone) {
  isLeftAlone("my diary", "holds no saved games");
  isLeftAlone(std::string(FileFlash::kSize, 'x'), "holds no saved games");
  isLeftAlone(std::string(FileFlash::kSize, '\0'), "holds no saved games");
  isLeftAlone(std::string(2 * FileFlash::kSize, 'x'), "holds no saved games");
}

TEST(store_of_another_size_is_left_alone) {
  value.assign(300, 7);
  openAndMount(one);
  TEST_ASSERT_EQUAL(StoreResult::Ok, store->save(StoreKey::CurrentGame, 1, value));
  store.reset();
  one.reset();
  static const std::vector<char> bytes = fileBytes();
  static const std::string whole(bytes.begin(), bytes.end());
  isLeftAlone(whole.substr(0, 100000), "100000 bytes instead of 262144");
  isLeftAlone(whole + "more", "262148 bytes instead of 262144");
}

TEST(games_that_follow_the_store_stay_as_they_are) {
  openAndMount(one);
  one.reset();
  std::ofstream(kPath, std::ios::binary | std::ios::app) << "Lucca: waiting games\n"
                                                         << "some bytes";
  openAndMount(one);
  TEST_ASSERT_EQUAL_STRING("", said.c_str());
  value.assign(300, 7);
  TEST_ASSERT_EQUAL(StoreResult::Ok, store->save(StoreKey::CurrentGame, 1, value));
  const std::vector<char> bytes = fileBytes();
  TEST_ASSERT_EQUAL(FileFlash::kSize + 21 + 10, bytes.size());
  TEST_ASSERT_EQUAL_MEMORY("some bytes", bytes.data() + FileFlash::kSize + 21, 10);
}

TEST(store_that_cannot_be_made_leaves_no_half) {
  one = std::make_unique<FileFlash>();
  said = one->open("/dev/full");
  TEST_ASSERT_TRUE(one->problem() == FileFlash::Problem::NoStore);
  rlimit before{}, small{};
  getrlimit(RLIMIT_FSIZE, &before);
  small = {1000, before.rlim_max};
  std::signal(SIGXFSZ, SIG_IGN);
  setrlimit(RLIMIT_FSIZE, &small);
  two = std::make_unique<FileFlash>();
  said = two->open(kPath);
  setrlimit(RLIMIT_FSIZE, &before);
  TEST_ASSERT_TRUE(two->problem() == FileFlash::Problem::CannotWrite);
  TEST_ASSERT_NOT_EQUAL(std::string::npos, said.find(std::strerror(EFBIG)));
  TEST_ASSERT_NOT_EQUAL(0, access(kPath.c_str(), F_OK));
}

TEST(new_file_is_a_blank_device) {
  openAndMount(one);
  TEST_ASSERT_EQUAL(FileFlash::kSize, fileBytes().size());
  TEST_ASSERT_TRUE(store->report().fresh);
  TEST_ASSERT_FALSE(store->report().unreadable);
}

TEST(place_that_cannot_be_written_is_told_in_words) {
  one = std::make_unique<FileFlash>();
  said = one->open("/proc/nowhere/flash.bin");
  TEST_ASSERT_NOT_EQUAL(std::string::npos, said.find("/proc/nowhere/flash.bin: "));
  store = std::make_unique<Store>(*one);
  TEST_ASSERT_EQUAL(StoreResult::Ok, store->mount());
  value.assign(30, 1);
  TEST_ASSERT_EQUAL(StoreResult::Ok, store->save(StoreKey::Settings, 1, value));
}
