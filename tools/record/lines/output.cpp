#include "tools/record/lines/output.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <system_error>

namespace lucca::record {

OutputFolder::~OutputFolder() {
  std::error_code ignored;
  for (const std::filesystem::path& path : written_) std::filesystem::remove(path, ignored);
  if (made_) std::filesystem::remove(folder_, ignored);
}

bool OutputFolder::open(std::string& why) {
  std::error_code error;
  made_ = std::filesystem::create_directories(folder_, error);
  if (!error && std::filesystem::is_directory(folder_, error)) return true;
  why = "cannot make the folder " + folder_.string() + ": " + (error ? error.message() : "it is a file");
  return false;
}

bool OutputFolder::add(const std::string& name, const std::string& text, std::string& why) {
  const std::filesystem::path path = folder_ / name, fresh = folder_ / (name + ".new");
  std::FILE* file = std::fopen(fresh.c_str(), "wb");
  bool good = file != nullptr && std::fwrite(text.data(), 1, text.size(), file) == text.size();
  const int reason = errno;
  if (file) good = std::fclose(file) == 0 && good;
  std::error_code error;
  if (good) std::filesystem::rename(fresh, path, error);
  if (good && !error) {
    written_.push_back(path);
    return true;
  }
  why = "cannot write " + path.string() + ": " + (error ? error.message() : std::strerror(reason));
  std::filesystem::remove(fresh, error);
  return false;
}

}  // namespace lucca::record
