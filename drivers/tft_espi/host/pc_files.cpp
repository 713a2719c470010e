// The files of a sketch's folder `data`, read when they are first asked for.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "machine.h"

namespace {

struct Read {
  std::string path;
  std::vector<char> bytes;
  bool folder;
};

// As the packer of a board's image (pack_files.py) does: sorted, without sources.
bool isSource(const std::filesystem::path& path) {
  const std::string ending = path.extension().string();
  return ending == ".h" || ending == ".c" || ending == ".cpp" || ending == ".ino";
}

std::vector<Read> readAll(const std::filesystem::path& top) {
  std::vector<Read> files = {{"/", {}, true}};
  std::error_code missing;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(top, missing)) {
    if (isSource(entry.path())) continue;
    Read file{"/" + entry.path().lexically_relative(top).generic_string(), {}, entry.is_directory()};
    if (!file.folder) {
      std::ifstream in(entry.path(), std::ios::binary);
      file.bytes.assign(std::istreambuf_iterator<char>(in), {});
    }
    files.push_back(std::move(file));
  }
  std::sort(files.begin(), files.end(), [](const Read& a, const Read& b) { return a.path < b.path; });
  return files;
}

std::vector<lucca::sketch::StoredFile> listed(const std::vector<Read>& files) {
  std::vector<lucca::sketch::StoredFile> list;
  for (const Read& file : files) {
    const auto* first = reinterpret_cast<const uint8_t*>(file.bytes.data());
    list.push_back({file.path.c_str(), {first, file.bytes.size()}, file.folder});
  }
  return list;
}

}  // namespace

std::span<const lucca::sketch::StoredFile> lucca::sketch::storedFiles() {
  static const std::vector<Read> files = readAll(SKETCH_DATA);
  static const std::vector<StoredFile> list = listed(files);
  return list;
}
