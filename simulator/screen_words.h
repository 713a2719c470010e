// The screen as text: gathered while it is drawn, put in order for reading. Memory is fixed, so that the
// browser's module can hold it.
#pragma once

#include <array>
#include <span>

#include "base/fixed_list.h"
#include "drawing/text_listener.h"

namespace lucca::simulator {

// Letters or a named picture at their place.
struct Said {
  Rect box;
  uint16_t from, size;
  ScreenPart part;
  int8_t block;  // the part of the screen that it lies in; -1: in none
  bool picture, chosen;

  int middle() const { return box.y + box.h / 2; }
};

class ScreenWords final : public TextListener {
 public:
  void begin() override;
  void text(std::string_view words, const Rect& box, bool picture) override;
  void cover(const Rect& area) override;
  void part(ScreenPart part, const Rect& area) override;
  void end(const Rect& chosen) override;

  // Of the last whole picture, in the order of reading: the title, what happened, the body line by line, the keys.
  std::span<const Said> said() const { return {said_.begin(), said_.size()}; }
  // The words under the cursor of the last whole picture; empty: that screen has no cursor.
  const Rect& chosen() const { return chosen_; }
  // As drawn, with signs as letters of their own.
  std::string_view lettersOf(const Said& said) const { return {bytes_.data() + said.from, said.size}; }

  // Writes a line for everything in one row, and one for all that a note says: a letter for its part (Title, Caption, Body, Keys, Note, Refusal), then
  // '>' for what is under the cursor, '#' for the names of pictures, or a space, then the words as they are read aloud.
  // Keys are parted by tabs: "A: Take\tB: Back". Returns the number of bytes.
  std::size_t lines(std::span<char> out) const;
  // Counts pictures.
  uint32_t count() const { return count_; }

 private:
  static constexpr std::size_t kMost = 256, kMostParts = 32;
  struct Part {
    ScreenPart part;
    Rect area;
  };

  int blockAt(const Rect& box) const;
  bool sameLine(const Said& a, const Said& b) const;

  FixedList<Said, kMost> said_;
  FixedList<Part, kMostParts> parts_;
  std::array<char, 8192> bytes_;
  uint16_t used_ = 0;
  uint32_t count_ = 0;
  Rect chosen_{};
};

}  // namespace lucca::simulator
