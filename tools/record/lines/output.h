// Files that appear all together or not at all.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace lucca::record {

class OutputFolder {
 public:
  explicit OutputFolder(std::filesystem::path folder) : folder_(std::move(folder)) {}
  // Leaves the folder as it was, unless keep() succeeded.
  ~OutputFolder();
  OutputFolder(const OutputFolder&) = delete;
  OutputFolder& operator=(const OutputFolder&) = delete;

  // Makes the folder if it is missing, and a hidden one in it for what is not complete yet.
  bool open(std::string& why);
  bool add(const std::string& name, const std::string& text, std::string& why);
  // Puts all files in their places. When one cannot be, those that were there before are there again.
  bool keep(std::string& why);

 private:
  void takeBack(std::size_t count);

  std::filesystem::path folder_, made_, hidden_;
  std::vector<std::string> names_;
};

}  // namespace lucca::record
