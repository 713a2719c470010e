// Reads the last picture that a device drew: what it says and where, its parts, and whose they are.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "drawing/text_listener.h"
#include "engine/game/seat.h"

namespace lucca::ui::test {

class PictureReader final : public TextListener {
 public:
  struct Line {
    std::string words;
    Rect box;
  };
  struct Part {
    ScreenPart part;
    Rect area;
  };
  struct Owned {
    Rect area;
    int seat;
  };

  std::vector<Line> lines;  // but what was painted over
  std::vector<Part> parts;
  std::vector<Owned> owned;  // without the title
  int title = kNobody;       // whose it is
  Rect chosen{};             // under the cursor
  int pictures = 0;

  int count(std::string_view words) const {
    int times = 0;
    for (const Line& line : lines) times += line.words.find(words) != std::string::npos;
    return times;
  }
  bool says(std::string_view words) const { return count(words) > 0; }

  // The part that came last; empty: there is none.
  Rect areaOf(ScreenPart part) const {
    Rect area{};
    for (const Part& each : parts) {
      if (each.part == part) area = each.area;
    }
    return area;
  }

  static bool inside(const Rect& box, const Rect& area) {
    const int x = box.x + box.w / 2, y = box.y + box.h / 2;
    return x >= area.x && x < area.right() && y >= area.y && y < area.bottom();
  }

 private:
  void begin() override {
    lines.clear();
    parts.clear();
    owned.clear();
    title = kNobody;
    chosen = {};
  }
  void text(std::string_view words, const Rect& box, bool) override {
    lines.push_back({std::string(words), box});
  }
  void cover(const Rect& area) override {
    std::erase_if(lines, [&](const Line& line) { return inside(line.box, area); });
  }
  void part(ScreenPart part, const Rect& area) override { parts.push_back({part, area}); }
  void belongs(ScreenPart part, const Rect& area, int seat) override {
    part == ScreenPart::Title ? void(title = seat) : owned.push_back({area, seat});
  }
  void end(const Rect& under) override {
    chosen = under;
    ++pictures;
  }
};

}  // namespace lucca::ui::test
