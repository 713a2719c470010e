#include "simulator/file_flash.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <string_view>

#include "drivers/store/format.h"

namespace lucca::simulator {

FileFlash::~FileFlash() {
  if (file_ >= 0) close(file_);
}

std::string FileFlash::open(const std::string& path) {
  std::error_code ignored;
  std::filesystem::create_directories(std::filesystem::path(path).parent_path(), ignored);
  const bool wasThere = std::filesystem::exists(path, ignored);
  file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
  if (file_ < 0) return refuse(Problem::CannotWrite, path + ": " + std::strerror(errno));
  struct stat facts {};
  if (fstat(file_, &facts) != 0 || !S_ISREG(facts.st_mode))
    return refuse(Problem::NoStore, path + " is no file for saved games");
  if (flock(file_, LOCK_EX | LOCK_NB) != 0)
    return refuse(Problem::InUse, path + " is in use by another copy");
  if (facts.st_size == 0) return make(path, wasThere);
  const ssize_t length = pread(file_, bytes_.data(), bytes_.size(), 0);
  if (length < 0) return refuse(Problem::CannotWrite, path + ": " + std::strerror(errno));
  if (!isStore()) return refuse(Problem::NoStore, path + " holds no saved games and is left as it is");
  if (facts.st_size != kSize && !hasWaitingGames()) {
    return refuse(Problem::NoStore, path + " has " + std::to_string(facts.st_size) + " bytes instead of " +
                                        std::to_string(kSize) + " and is left as it is");
  }
  return {};
}

// Nothing of the file is used, and nothing in it is touched.
std::string FileFlash::refuse(Problem problem, const std::string& reason) {
  if (file_ >= 0) close(file_);
  file_ = -1;
  std::ranges::fill(bytes_, uint8_t{0xFF});
  problem_ = problem;
  return reason;
}

// A new device is erased flash. All of it is written now, so that a full disk shows at once.
std::string FileFlash::make(const std::string& path, bool wasThere) {
  if (write(0, kSize) == FlashResult::Ok && fsync(file_) == 0) return {};
  const std::string reason = path + ": " + std::strerror(errno);
  static_cast<void>(ftruncate(file_, 0));
  if (!wasThere) unlink(path.c_str());
  return refuse(Problem::CannotWrite, reason);
}

// Erased, or with at least one sector that a store has marked.
bool FileFlash::isStore() const {
  if (std::ranges::all_of(bytes_, [](uint8_t byte) { return byte == 0xFF; })) return true;
  SectorMark mark;
  for (uint32_t at = 0; at < kSize; at += kSectorSize) {
    if (decodeMark(contents().subspan(at, kSectorSize), mark)) return true;
  }
  return false;
}

// A file of the home page: games that had no slot follow the store (simulator/web/page/files.js). They stay as they are.
bool FileFlash::hasWaitingGames() const {
  static constexpr std::string_view kHeading = "Lucca: waiting games\n";
  char bytes[kHeading.size()];
  return pread(file_, bytes, sizeof bytes, kSize) == static_cast<ssize_t>(sizeof bytes) &&
         std::string_view(bytes, sizeof bytes) == kHeading;
}

FlashResult FileFlash::program(uint32_t offset, std::span<const uint8_t> data) {
  if (!holds(offset, data.size())) return FlashResult::OutOfRange;
  for (size_t i = 0; i < data.size(); ++i)
    bytes_[offset + i] = static_cast<uint8_t>(bytes_[offset + i] & data[i]);
  return write(offset, data.size());
}

FlashResult FileFlash::erase(uint32_t offset) {
  if (offset % kSectorSize || !holds(offset, kSectorSize)) return FlashResult::OutOfRange;
  std::fill_n(bytes_.begin() + offset, kSectorSize, uint8_t{0xFF});
  return write(offset, kSectorSize);
}

FlashResult FileFlash::write(uint32_t offset, size_t length) {
  if (file_ < 0) return FlashResult::Ok;
  // A disk that fills up takes a part first, and says why only when it is offered the rest.
  size_t done = 0;
  for (ssize_t taken = 1; taken > 0 && done < length;
       done += static_cast<size_t>(std::max<ssize_t>(taken, 0)))
    taken = pwrite(file_, bytes_.data() + offset + done, length - done, offset + static_cast<off_t>(done));
  if (done == length) return FlashResult::Ok;
  // The memory must not show what the file does not have.
  const int reason = errno;
  static_cast<void>(pread(file_, bytes_.data() + offset, length, offset));
  errno = reason;
  return FlashResult::Failed;
}

}  // namespace lucca::simulator
