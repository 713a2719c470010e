// Files that appear all together or not at all.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace lucca::record {

class OutputFolder {
 public:
  explicit OutputFolder(std::filesystem::path folder) : folder_(std::move(folder)) {}
  // Takes back what was written, unless keep() was called.
  ~OutputFolder();
  OutputFolder(const OutputFolder&) = delete;
  OutputFolder& operator=(const OutputFolder&) = delete;

  // Makes the folder if it is missing.
  bool open(std::string& why);
  // A whole file: written beside its place, then renamed.
  bool add(const std::string& name, const std::string& text, std::string& why);
  void keep() { written_.clear(), made_ = false; }

 private:
  std::filesystem::path folder_;
  std::vector<std::filesystem::path> written_;
  bool made_ = false;
};

}  // namespace lucca::record
