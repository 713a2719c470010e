#include <string_view>

#include "FS.h"

using lucca::sketch::StoredFile;
using lucca::sketch::storedFiles;

namespace {

// "name", "/name" and "/name/" are one path.
std::string_view bare(std::string_view path) {
  while (path.starts_with('/')) path.remove_prefix(1);
  while (path.ends_with('/')) path.remove_suffix(1);
  return path;
}

const StoredFile* find(std::string_view path) {
  for (const StoredFile& file : storedFiles()) {
    if (bare(file.path) == bare(path)) return &file;
  }
  return nullptr;
}

// Directly in the folder, not in one of its own folders.
bool lies(std::string_view path, std::string_view folder) {
  path = bare(path);
  folder = bare(folder);
  if (!path.starts_with(folder) || path.size() == folder.size()) return false;
  path.remove_prefix(folder.size());
  if (!folder.empty() && !path.starts_with('/')) return false;
  return bare(path).find('/') == std::string_view::npos;
}

bool onlyReads(const char* mode) {
  return mode == nullptr || std::string_view(mode).find_first_of("wa+") == std::string_view::npos;
}

}  // namespace

std::span<const uint8_t> lucca::sketch::fileBytes(std::string_view path) {
  const StoredFile* file = find(path);
  return file != nullptr ? file->bytes : std::span<const uint8_t>();
}

namespace fs {

const char* File::name() const {
  const char* slash = std::strrchr(path(), '/');
  return slash != nullptr && slash[1] != '\0' ? slash + 1 : path();
}

bool File::seek(uint32_t place, SeekMode mode) {
  if (!isFile()) return false;
  // A distance backwards comes as a huge number.
  const auto from = static_cast<int64_t>(mode == SeekCur ? at_ : mode == SeekEnd ? size() : 0);
  const int64_t to = from + (mode == SeekSet ? int64_t{place} : int64_t{static_cast<int32_t>(place)});
  if (to < 0 || to > static_cast<int64_t>(size())) return false;
  at_ = static_cast<size_t>(to);
  return true;
}

int File::read() {
  const int byte = peek();
  if (byte >= 0) ++at_;
  return byte;
}

size_t File::read(void* to, size_t count) {
  if (!isFile()) return 0;
  const size_t some = std::min(count, size() - at_);
  if (some > 0) std::memcpy(to, stored_->bytes.data() + at_, some);
  at_ += some;
  return some;
}

int File::peek() { return isFile() && at_ < size() ? stored_->bytes[at_] : -1; }

File File::openNextFile(const char* mode) {
  if (!isDirectory() || !onlyReads(mode)) return File();
  const auto files = storedFiles();
  while (at_ < files.size()) {
    const StoredFile& next = files[at_++];
    if (lies(next.path, stored_->path)) return File(&next);
  }
  return File();
}

bool Dir::next() {
  file_ = folder_.openNextFile();
  return file_;
}

bool Dir::rewind() {
  folder_.rewindDirectory();
  return folder_;
}

File Dir::openFile(const char* mode) const { return onlyReads(mode) ? file_ : File(); }

File FS::open(Text path, const char* mode, bool) const {
  return onlyReads(mode) ? File(find(path.view())) : File();
}

size_t FS::usedBytes() const {
  size_t sum = 0;
  for (const StoredFile& file : storedFiles()) sum += file.bytes.size();
  return sum;
}

bool FS::info(FSInfo& info) const {
  info = {usedBytes(), usedBytes(), 1, 1, storedFiles().size(), 255};
  return true;
}

}  // namespace fs
