// The flash of the handheld as a file. One program at a time may have it; a second copy runs without saving.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "drivers/flash_device.h"

namespace lucca::simulator {

class FileFlash final : public FlashDevice {
 public:
  static constexpr uint32_t kSize = 64 * kSectorSize;

  // The reason why no game is kept.
  enum class Problem : uint8_t { None, InUse, NoStore, CannotWrite };

  FileFlash() = default;
  ~FileFlash();
  FileFlash(const FileFlash&) = delete;
  FileFlash& operator=(const FileFlash&) = delete;

  // Opens or makes the file. Empty when it is ours; otherwise why not, and the flash works in memory only. A file that holds
  // something else, or only a part of a store, is left as it is.
  std::string open(const std::string& path);
  Problem problem() const { return problem_; }

  std::span<const uint8_t> contents() const override { return bytes_; }
  FlashResult program(uint32_t offset, std::span<const uint8_t> data) override;
  FlashResult erase(uint32_t offset) override;

 private:
  std::string refuse(Problem problem, const std::string& reason);
  std::string make(const std::string& path, bool wasThere);
  bool isStore() const;
  bool hasWaitingGames() const;
  FlashResult write(uint32_t offset, size_t length);

  std::vector<uint8_t> bytes_ = std::vector<uint8_t>(kSize, 0xFF);
  int file_ = -1;
  Problem problem_ = Problem::None;
};

}  // namespace lucca::simulator
