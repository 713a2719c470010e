#include "simulator/file_flash.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <filesystem>

namespace lucca::simulator {

FileFlash::~FileFlash() {
  if (file_ >= 0) close(file_);
}

std::string FileFlash::open(const std::string& path) {
  std::error_code ignored;
  std::filesystem::create_directories(std::filesystem::path(path).parent_path(), ignored);
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT, 0644);
  if (file < 0) return path + ": " + std::strerror(errno);
  if (flock(file, LOCK_EX | LOCK_NB) != 0) {
    close(file);
    return path + " is in use by another copy";
  }
  file_ = file;
  // An empty file is a new device: erased flash. What is missing from a short one reads as bytes that mean nothing, so
  // that the store notices.
  const ssize_t length = pread(file_, bytes_.data(), bytes_.size(), 0);
  if (length < static_cast<ssize_t>(kSize)) {
    const uint8_t missing = length > 0 ? 0x00 : 0xFF;
    std::fill(bytes_.begin() + std::max<ssize_t>(length, 0), bytes_.end(), missing);
    if (write(0, kSize) != FlashResult::Ok) return path + ": " + std::strerror(errno);
  }
  return {};
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
  if (pwrite(file_, bytes_.data() + offset, length, offset) == static_cast<ssize_t>(length))
    return FlashResult::Ok;
  // The memory must not show what the file does not have.
  static_cast<void>(pread(file_, bytes_.data() + offset, length, offset));
  return FlashResult::Failed;
}

}  // namespace lucca::simulator
