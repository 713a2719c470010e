#include "simulator/terminal_picture.h"

#include <algorithm>
#include <cstdio>
#include <vector>

#include "drawing/type/utf8.h"

namespace lucca::simulator {

namespace {

// Letters need about three pixels of a panel each; a picture that is narrower is made wider than it is.
constexpr int kPixelsALetter = 3;

struct Cell {
  uint32_t above, below;  // colours; of a letter its ink and its ground
  std::string letter;     // empty: two pixels
};

// The mean colour of a part of the picture.
uint32_t mean(const Picture& picture, int x0, int y0, int x1, int y1) {
  uint32_t sum[3] = {}, count = 0;
  for (int y = y0; y < y1; ++y) {
    for (int x = x0; x < x1; ++x, ++count) {
      for (int c = 0; c < 3; ++c) sum[c] += picture.at(x, y) >> (8 * c) & 255;
    }
  }
  return sum[0] / count | sum[1] / count << 8 | sum[2] / count << 16;
}

// A sign of the games as a letter that terminals have.
const char* letterOf(uint32_t code) {
  static constexpr const char* kSigns[] = {"◈", "▦", "№", "▤", "♜", "▬", "⌂", "♖", "#", "♛",
                                           "▂", "☼", "☞", "*", "↶", "¤", "A", "B", "X", "Y",
                                           "↑", "↓", "←", "→", "↕", "↔", "+", "●"};
  return code >= 0xE000 && code < 0xE000 + std::size(kSigns) ? kSigns[code - 0xE000] : nullptr;
}

std::vector<std::string> lettersOf(std::string_view text) {
  std::vector<std::string> letters;
  while (!text.empty()) {
    std::string_view rest = text;
    const char* sign = letterOf(takeCodePoint(rest));
    letters.push_back(sign ? sign : std::string(text.substr(0, text.size() - rest.size())));
    text = rest;
  }
  return letters;
}

class Cells {
 public:
  Cells(const Picture& picture, int columns, int rows)
      : picture_(picture), columns_(columns), rows_(rows), cells_(static_cast<std::size_t>(columns * rows)) {
    for (int row = 0; row < rows; ++row) {
      for (int column = 0; column < columns; ++column)
        at(column, row) = {part(column, 2 * row), part(column, 2 * row + 1), {}};
    }
  }

  // Writes words as near to their place as their neighbours leave room.
  void write(const Said& said, std::string_view text) {
    const std::vector<std::string> letters = lettersOf(text);
    const int count = static_cast<int>(letters.size());
    const int row = std::min(said.middle() * rows_ / picture_.height, rows_ - 1);
    // Letters here are narrower than on the panel: at the sides they keep to their edge.
    const int left = said.box.x * columns_ / picture_.width,
              right = said.box.right() * columns_ / picture_.width;
    const bool atLeft = said.box.x<picture_.width / 4, atRight = said.box.right()> picture_.width * 9 / 10;
    int column = (left + right - count) / 2;
    if (!said.picture && atLeft) column = left;
    if (!said.picture && atRight && !atLeft) column = right - count;
    column = std::max(0, std::min(column, columns_ - count));
    while (column > 0 && column < columns_ && !at(column - 1, row).letter.empty()) ++column;
    const uint32_t ground = groundOf(said),
                   light = (ground >> 16) * 3 + (ground >> 8 & 255) * 6 + (ground & 255);
    const uint32_t ink = light > 1300 ? 0x2B2118 : 0xFFF8EA;
    for (int i = 0; i < count && column + i < columns_; ++i) {
      Cell& cell = at(column + i, row);
      if (!cell.letter.empty()) return;
      cell = {ink, ground, letters[static_cast<std::size_t>(i)]};
    }
  }

  std::string text() {
    std::string out;
    char codes[64];
    for (int row = 0; row < rows_; ++row) {
      for (int column = 0; column < columns_; ++column) {
        const Cell& cell = at(column, row);
        std::snprintf(codes, sizeof codes, "\x1b[38;2;%u;%u;%um\x1b[48;2;%u;%u;%um", cell.above >> 16,
                      cell.above >> 8 & 255, cell.above & 255, cell.below >> 16, cell.below >> 8 & 255,
                      cell.below & 255);
        out += codes;
        out += cell.letter.empty() ? "▀" : cell.letter;
      }
      out += "\x1b[0m\r\n";
    }
    return out;
  }

 private:
  Cell& at(int column, int row) { return cells_[static_cast<std::size_t>(row * columns_ + column)]; }
  uint32_t part(int column, int half) const {
    const int x0 = column * picture_.width / columns_, y0 = half * picture_.height / (2 * rows_);
    return mean(picture_, x0, y0, std::max(x0 + 1, (column + 1) * picture_.width / columns_),
                std::max(y0 + 1, (half + 1) * picture_.height / (2 * rows_)));
  }
  // Just outside of the letters; inside of a picture that has a name, its middle.
  uint32_t groundOf(const Said& said) const {
    const int x = said.picture ? said.box.x + 3 : said.box.x - 1,
              y = said.picture ? said.box.y + 3 : said.box.y - 2;
    return picture_.at(std::clamp(x, 0, picture_.width - 1), std::clamp(y, 0, picture_.height - 1)) &
           0xFFFFFF;
  }

  const Picture& picture_;
  int columns_, rows_;
  std::vector<Cell> cells_;
};

// "B>Play" as it is printed: what is chosen has a mark.
std::string printed(std::string_view line) {
  std::string out = line[1] == '>' ? "> " : line[0] == 'R' ? "! " : "  ";
  for (const char c : line.substr(2)) out += c == '\t' ? "   " : std::string(1, c);
  while (out.ends_with(' ')) out.pop_back();
  return out + "\r\n";
}

}  // namespace

std::string terminalPicture(const Picture& picture, const ScreenWords& words, int columns, int rows) {
  const int most = std::min(rows, picture.height / 2);
  int width = std::min(columns, picture.width), height = width * picture.height / picture.width / 2;
  if (height > most) {
    height = most;
    const int natural = 2 * height * picture.width / picture.height;
    width = std::max(natural, std::min(columns, picture.width / kPixelsALetter));
  }
  if (width < 1 || height < 1) return {};
  Cells cells(picture, width, height);
  for (const Said& said : words.said()) cells.write(said, words.lettersOf(said));
  return cells.text();
}

std::string PlainScreen::news(const ScreenWords& words) {
  char bytes[8192];
  const std::string now(bytes, words.lines(bytes));
  if (now == before_) return {};
  const auto titleOf = [](const std::string& lines) { return lines.substr(0, lines.find('\n')); };
  const bool fresh = titleOf(now) != titleOf(before_);
  std::string out;
  for (std::size_t from = 0; from < now.size();) {
    const std::size_t end = now.find('\n', from);
    const std::string line = now.substr(from, end - from);
    if (line.size() > 2 && (fresh || ("\n" + before_).find("\n" + line + "\n") == std::string::npos))
      out += printed(line);
    from = end + 1;
  }
  before_ = now;
  return fresh && !out.empty() ? "\r\n" + out : out;
}

}  // namespace lucca::simulator
