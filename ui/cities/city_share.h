// The text about a finished city for friends: a few plain lines with a square for every two points of each kind.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "ui/game/session.h"

namespace lucca::ui {

// A line of points: its name, and how many squares.
struct SharedPoints {
  std::string_view name;
  int points = 0, squares = 0;
};

// The text about the finished city that the session holds.
class CityShare {
 public:
  static constexpr std::size_t kMost = 448;  // bytes of the text
  static constexpr int kMostSquares = 12;    // the most in a line, however many points

  explicit CityShare(const Session& session) : session_(session) {}

  // "Palazzi, City 12: 36 points, gold".
  void head(Phrase& out) const;
  int lines() const;
  SharedPoints line(int i) const;
  // "#palazzi12": behind the page's address it makes a link that opens the city.
  void tag(Phrase& out) const;
  // The name of the product or the page's address, with the tag.
  void link(Phrase& out) const;
  // All of it, or without the lines of points; at most kMost bytes. Its size.
  std::size_t text(std::span<char> out, bool whole = true) const;

 private:
  const Session& session_;
};

}  // namespace lucca::ui
