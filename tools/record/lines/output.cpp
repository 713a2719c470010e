#include "tools/record/lines/output.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <system_error>

namespace lucca::record {

namespace fs = std::filesystem;

namespace {

// The outermost folder of the path that is not there yet; empty when all are.
fs::path firstMissing(fs::path path) {
  std::error_code ignored;
  fs::path missing;
  for (; !path.empty() && !fs::exists(path, ignored); path = path.parent_path()) missing = path;
  return missing;
}

// Where the file that a new one replaces waits.
fs::path oldName(const fs::path& hidden, const std::string& name) { return hidden / (name + ".old"); }

}  // namespace

OutputFolder::~OutputFolder() {
  std::error_code ignored;
  if (!hidden_.empty()) fs::remove_all(hidden_, ignored);
  if (!made_.empty()) fs::remove_all(made_, ignored);
}

bool OutputFolder::open(std::string& why) {
  std::error_code error;
  made_ = firstMissing(folder_);
  fs::create_directories(folder_, error);
  if (error || !fs::is_directory(folder_, error)) {
    why = "cannot make the folder " + folder_.string() + ": " + (error ? error.message() : "it is a file");
    return false;
  }
  std::string place = (folder_ / ".lucca-XXXXXX").string();
  if (mkdtemp(place.data()) == nullptr) {
    why = "cannot write into the folder " + folder_.string() + ": " + std::strerror(errno);
    return false;
  }
  hidden_ = place;
  return true;
}

bool OutputFolder::add(const std::string& name, const std::string& text, std::string& why) {
  std::error_code ignored;
  std::FILE* file = std::fopen((hidden_ / name).c_str(), "wb");
  bool good = file != nullptr && std::fwrite(text.data(), 1, text.size(), file) == text.size();
  int reason = errno;
  if (file && std::fclose(file) != 0) {
    if (good) reason = errno;
    good = false;
  }
  if (good && fs::is_directory(folder_ / name, ignored)) {
    good = false;
    reason = EISDIR;
  }
  if (good) {
    names_.push_back(name);
  } else {
    why = "cannot write " + (folder_ / name).string() + ": " + std::strerror(reason);
  }
  return good;
}

bool OutputFolder::keep(std::string& why) {
  for (std::size_t i = 0; i < names_.size(); ++i) {
    const fs::path place = folder_ / names_[i];
    std::error_code error;
    if (fs::exists(place, error)) fs::rename(place, oldName(hidden_, names_[i]), error);
    if (!error) fs::rename(hidden_ / names_[i], place, error);
    if (!error) continue;
    why = "cannot write " + place.string() + ": " + error.message();
    takeBack(i + 1);
    return false;
  }
  made_.clear();
  return true;
}

void OutputFolder::takeBack(std::size_t count) {
  std::error_code ignored;
  for (std::size_t i = 0; i < count; ++i) {
    const fs::path place = folder_ / names_[i], old = oldName(hidden_, names_[i]);
    if (fs::exists(old, ignored)) {
      fs::rename(old, place, ignored);
    } else if (!fs::exists(hidden_ / names_[i], ignored)) {
      fs::remove(place, ignored);
    }
  }
}

}  // namespace lucca::record
