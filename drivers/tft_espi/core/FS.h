// The file systems that sketches know, read-only: the files of the sketch's folder `data`. On a board they lie in flash as they
// are; on the PC they are read when the sketch starts. LittleFS, SPIFFS and SD are all the same files.
// Whatever would write says that it cannot: `open` for writing gives a File that is none. A copy of a File has a place of its own.
#pragma once

#include <ctime>

#include "Arduino.h"
#include "drivers/tft_espi/include/arduino_base.h"
#include "machine.h"

#define FILE_READ "r"
#define FILE_WRITE "w"
#define FILE_APPEND "a"

namespace fs {

using Text = lucca::tft::Text;

enum SeekMode { SeekSet, SeekCur, SeekEnd };

// A file, or a folder whose files `openNextFile` gives one after the other; made without anything it is neither.
class File : public Stream {
 public:
  File() = default;
  explicit File(const lucca::sketch::StoredFile* stored) : stored_(stored) {}

  operator bool() const { return stored_ != nullptr; }
  void close() { *this = File(); }
  const char* name() const;  // without the folders before it
  const char* path() const { return stored_ != nullptr ? stored_->path : ""; }
  const char* fullName() const { return path(); }
  bool isDirectory() const { return stored_ != nullptr && stored_->folder; }
  bool isFile() const { return stored_ != nullptr && !stored_->folder; }
  size_t size() const { return stored_ != nullptr ? stored_->bytes.size() : 0; }
  time_t getLastWrite() const { return 0; }

  size_t position() const { return isFile() ? at_ : 0; }
  bool seek(uint32_t place, SeekMode mode = SeekSet);  // false, and nothing moves, beyond the file's ends
  int available() override { return isFile() ? static_cast<int>(size() - at_) : 0; }
  int read() override;
  size_t read(void* to, size_t count);
  int peek() override;

  using Print::write;
  size_t write(uint8_t) override { return 0; }
  bool truncate(uint32_t) { return false; }

  File openNextFile(const char* mode = FILE_READ);
  void rewindDirectory() { at_ = 0; }

 private:
  const lucca::sketch::StoredFile* stored_ = nullptr;
  size_t at_ = 0;  // in a folder: the place in the list of all files
};

// A folder, file by file, as the ESP8266 and the RP2040 list it.
class Dir {
 public:
  Dir() = default;
  explicit Dir(const File& folder) : folder_(folder) {}

  bool next();
  bool rewind();
  String fileName() const { return file_.name(); }
  size_t fileSize() const { return file_.size(); }
  bool isFile() const { return file_.isFile(); }
  bool isDirectory() const { return file_.isDirectory(); }
  File openFile(const char* mode) const;

 private:
  File folder_, file_;
};

struct FSInfo {
  size_t totalBytes, usedBytes, blockSize, pageSize, maxOpenFiles, maxPathLength;
};

class FS {
 public:
  template <typename... Options>
  bool begin(const Options&...) {
    return true;
  }
  void end() {}
  File open(Text path, const char* mode = FILE_READ, bool = false) const;
  bool exists(Text path) const { return open(path); }
  Dir openDir(Text path) const { return Dir(open(path)); }
  bool info(FSInfo& info) const;
  size_t totalBytes() const { return usedBytes(); }
  size_t usedBytes() const;

  bool format() { return false; }
  bool remove(Text) { return false; }
  bool rename(Text, Text) { return false; }
  bool mkdir(Text) { return false; }
  bool rmdir(Text) { return false; }
};

}  // namespace fs

namespace lucca::sketch {

// All of a file, for what reads it where it lies. Empty when there is none.
std::span<const uint8_t> fileBytes(std::string_view path);

}  // namespace lucca::sketch

#ifndef FS_NO_GLOBALS
using fs::Dir;
using fs::File;
using fs::FS;
using fs::FSInfo;
using fs::SeekCur;
using fs::SeekEnd;
using fs::SeekMode;
using fs::SeekSet;
#endif
