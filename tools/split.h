// Lists on the command line: "a,b,c".
#pragma once

#include <string>
#include <vector>

namespace lucca {

inline std::vector<std::string> split(const std::string& list) {
  std::vector<std::string> parts(1);
  for (char c : list) {
    if (c == ',') {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

}  // namespace lucca
