// The references of the screens. English on 240x240 is kept as pictures that one can look at; every other panel and
// language is kept as a text file with a line for each screen, its name and a checksum of its pixels, sorted by name. So are
// large text and high contrast, of which a few screens are pictures too.
#pragma once

#include <map>
#include <string>

#include "host_tests/ui/harness/screens.h"
#include "simulator/picture.h"

namespace lucca::ui::test {

inline constexpr const char* kGoldenFolder = "host_tests/ui/golden";
// Where the test leaves the new pictures of screens that differ, as PANEL/LANGUAGE/NAME.png.
inline constexpr const char* kFailedFolder = "build/screens-failed";

std::string checksum(const simulator::Picture& picture);
// Makes the folders on the way; throws when the file cannot be written.
void savePicture(const std::string& path, const simulator::Picture& picture);

// Both pictures, and between equal sizes a third: equal pixels grey, different ones red.
simulator::Picture beside(const simulator::Picture& before, const simulator::Picture& after);
// NAME-beside.png for NAME.png.
std::string besidePath(const std::string& path);

// Whether a panel's screens have references in that look: a low panel has no room for large text, and colours are the same
// in every language and size.
bool isCompared(const Panel& panel, Language language, Look look);

// Of one panel, language and look.
class References {
 public:
  References(const Panel& panel, Language language, Look look = Look::Plain);

  // 320x240/de, the name of the panel and language in paths.
  const std::string& folder() const { return folder_; }
  // Whether that screen is kept as a picture.
  bool keepsPicture(const std::string& name) const;
  // Its checksum, or "" for a screen without a reference.
  std::string of(const std::string& name) const;
  bool picture(const std::string& name, simulator::Picture& picture) const;
  const std::map<std::string, std::string>& all() const { return checksums_; }

  void set(const std::string& name, const simulator::Picture& picture);
  void remove(const std::string& name);
  // Writes the text file; pictures are on the disk already.
  void write() const;

 private:
  std::string picturePath(const std::string& name) const;
  std::string textPath() const;

  std::string folder_, fileName_;
  bool all_, some_;  // of the screens are kept as pictures
  std::map<std::string, std::string> checksums_;
};

}  // namespace lucca::ui::test
