#include "simulator/screen_words.h"

#include <algorithm>

#include "base/sort.h"
#include "ui/words/spoken.h"

namespace lucca::simulator {

namespace {

constexpr int kRow = 7;       // texts whose middles are nearer than this stand in one row
constexpr int kThinnest = 6;  // what is thinner is an edge and hides nothing

bool holds(const Rect& area, const Rect& box) {
  const int x = box.x + box.w / 2, y = box.y + box.h / 2;
  return x >= area.x && x < area.right() && y >= area.y && y < area.bottom();
}

// What is read first.
int rank(const Said& said) {
  static constexpr int kRanks[] = {3, 0, 2, 4, 1, 1};
  return kRanks[static_cast<int>(said.part)];
}

class Lines {
 public:
  explicit Lines(std::span<char> out) : out_(out) {}
  void put(std::string_view words) {
    const std::size_t length = std::min(words.size(), out_.size() - size_);
    std::copy_n(words.begin(), length, out_.begin() + size_);
    size_ += length;
  }
  std::size_t size() const { return size_; }

 private:
  std::span<char> out_;
  std::size_t size_ = 0;
};

// The next line of the same note.
bool isBelow(const Said& above, const Said& said) { return said.box.y >= above.box.bottom() - 2; }

struct KeyWord {
  std::string_view signs, words;
};

// Takes the first key or chord with its word off a footer's letters.
KeyWord takeKey(std::string_view& letters) {
  std::string_view rest = letters;
  std::size_t signs = 0;
  bool gap = false, words = false;
  while (!rest.empty()) {
    std::string_view after = rest;
    const uint32_t letter = takeCodePoint(after);
    if (ui::isKeySign(letter)) {
      if (words || gap) break;
      signs = letters.size() - after.size();
    } else if (letter == ' ') {
      gap = signs > 0;
    } else {
      words = true;
    }
    rest = after;
  }
  const std::string_view piece = letters.substr(0, letters.size() - rest.size());
  letters = rest;
  return {piece.substr(0, signs), piece.substr(signs)};
}

// Signs of keys alone, or the letters of a stroke: "A+XY".
bool isSign(std::string_view letters) {
  if (letters.find_first_not_of("ABXY+") == letters.npos) return true;
  while (!letters.empty()) {
    if (!ui::isKeySign(takeCodePoint(letters))) return false;
  }
  return true;
}

// "A+X"; the letters of a stroke are its name.
void putSigns(std::string_view signs, Lines& out) {
  if (signs.find_first_not_of("ABXY+") == signs.npos) return out.put(signs);
  for (bool chord = false; !signs.empty(); chord = true) {
    if (chord) out.put("+");
    out.put(ui::signName(takeCodePoint(signs)));
  }
}

// "A: Take\tB: Back": keys that say nothing are left out. `before`: the sign in front of the letters.
void putKeys(std::string_view before, std::string_view letters, Lines& out) {
  while (!letters.empty()) {
    KeyWord key = takeKey(letters);
    if (key.signs.empty()) key.signs = before;
    before = {};
    while (key.words.starts_with(' ')) key.words.remove_prefix(1);
    while (key.words.ends_with(' ')) key.words.remove_suffix(1);
    if (key.words.empty()) continue;
    if (!key.signs.empty()) {
      putSigns(key.signs, out);
      out.put(": ");
    }
    ui::speak(key.words, [&](std::string_view word) { out.put(word); });
    out.put("\t");
  }
}

}  // namespace

void ScreenWords::begin() {
  said_.clear();
  parts_.clear();
  used_ = 0;
}

void ScreenWords::text(std::string_view words, const Rect& box, bool picture) {
  if (words.empty() || said_.full() || used_ + words.size() > bytes_.size()) return;
  // A cursor on its way draws what it passes once more.
  for (Said& other : said_) {
    if (other.box == box && lettersOf(other) == words) return;
  }
  std::copy(words.begin(), words.end(), bytes_.begin() + used_);
  said_.push({box, used_, static_cast<uint16_t>(words.size()), ScreenPart::Body, -1, picture, false});
  used_ = static_cast<uint16_t>(used_ + words.size());
}

void ScreenWords::cover(const Rect& area) {
  if (area.w < kThinnest || area.h < kThinnest) return;
  const Said* end =
      std::remove_if(said_.begin(), said_.end(), [&](const Said& said) { return holds(area, said.box); });
  said_.truncate(static_cast<std::size_t>(end - said_.begin()));
}

void ScreenWords::part(ScreenPart part, const Rect& area) { parts_.push({part, area}); }

int ScreenWords::blockAt(const Rect& box) const {
  for (int i = static_cast<int>(parts_.size()) - 1; i >= 0; --i) {
    if (holds(parts_[static_cast<std::size_t>(i)].area, box)) return i;
  }
  return -1;
}

void ScreenWords::end(const Rect& chosen) {
  chosen_ = chosen;
  for (Said& said : said_) {
    said.block = static_cast<int8_t>(blockAt(said.box));
    said.part = said.block < 0 ? ScreenPart::Body : parts_[static_cast<std::size_t>(said.block)].part;
    said.chosen = said.part == ScreenPart::Body && holds(chosen, said.box);
  }
  insertionSort(said_.begin(), said_.end(), [](const Said& a, const Said& b) {
    if (rank(a) != rank(b)) return rank(a) < rank(b);
    return a.middle() != b.middle() ? a.middle() < b.middle() : a.box.x < b.box.x;
  });
  // Rows: words a little lower than the first of a row belong to that row.
  for (Said* first = said_.begin(); first != said_.end();) {
    Said* last = first;
    while (last != said_.end() && rank(*last) == rank(*first) && last->middle() - first->middle() < kRow)
      ++last;
    insertionSort(first, last, [](const Said& a, const Said& b) { return a.box.x < b.box.x; });
    first = last;
  }
  ++count_;
}

bool ScreenWords::sameLine(const Said& a, const Said& b) const {
  if (a.part == ScreenPart::Note && a.block == b.block) return true;
  // A tile is a line of its own, whatever is beside it.
  if (a.part == ScreenPart::Body && a.block != b.block) return false;
  const int apart = a.middle() - b.middle();
  return a.part == b.part && a.chosen == b.chosen && apart < kRow && apart > -kRow;
}

std::size_t ScreenWords::lines(std::span<char> out) const {
  static constexpr char kLetters[] = {'B', 'T', 'C', 'K', 'N', 'R'};
  Lines lines(out);
  for (std::size_t i = 0; i < said_.size(); ++i) {
    const Said& said = said_[i];
    const bool goesOn = i > 0 && sameLine(said_[i - 1], said);
    if (!goesOn) {
      if (i > 0) lines.put("\n");
      bool picture = said.picture;
      for (std::size_t j = i + 1; j < said_.size() && sameLine(said_[j - 1], said_[j]); ++j) {
        picture = picture || said_[j].picture;
      }
      const char head[] = {kLetters[static_cast<int>(said.part)], said.chosen ? '>' : picture ? '#' : ' '};
      lines.put({head, 2});
    }
    if (said.part == ScreenPart::Keys) {
      // A sign and its word are drawn one after the other.
      const std::string_view before = goesOn ? lettersOf(said_[i - 1]) : std::string_view();
      if (!isSign(lettersOf(said)))
        putKeys(isSign(before) ? before : std::string_view(), lettersOf(said), lines);
      continue;
    }
    if (goesOn)
      lines.put(said.picture ? ", " : said_[i - 1].picture || isBelow(said_[i - 1], said) ? " " : "  ");
    ui::speak(lettersOf(said), [&](std::string_view word) { lines.put(word); });
  }
  if (!said_.empty()) lines.put("\n");
  return lines.size();
}

}  // namespace lucca::simulator
