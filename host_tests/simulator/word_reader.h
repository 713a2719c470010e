// A reader who sees no picture: the screen's words, and who plays by them alone.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "base/rng.h"
#include "simulator/pc_machine.h"
#include "simulator/terminal_picture.h"

namespace lucca::simulator {

inline constexpr uint32_t kTickMs = 20;

class Screen {
 public:
  explicit Screen(ui::Language language = ui::Language::En) : machine_(optionsFor(language)) {
    machine_.start(now_);
    machine_.listen(words_);
    machine_.handheld().app().settings.speed = ui::Speed::Instant;
    wait(100);
  }

  void press(Button button) {
    for (int i = 0; i < 100 && machine_.handheld().app().screen.guard().holds(); ++i) wait(kTickMs);
    machine_.next(now_ += kTickMs, buttonBit(button));
    wait(2 * kTickMs);
  }
  void wait(uint32_t ms) {
    for (const uint32_t end = now_ + ms; now_ < end;) machine_.next(now_ += kTickMs, 0);
  }
  std::string lines() const {
    char bytes[8192];
    return {bytes, words_.lines(bytes)};
  }
  const ScreenWords& words() const { return words_; }
  Picture picture() { return pictureOf(machine_.canvas()); }

 private:
  static Options optionsFor(ui::Language language) {
    Options options;
    options.language = language;
    options.seed = 31;
    return options;
  }

  ScreenWords words_;
  PcMachine machine_;
  uint32_t now_ = 1000;
};

inline std::vector<std::string> split(const std::string& text, char at) {
  std::vector<std::string> parts;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = std::min(text.find(at, from), text.size());
    parts.push_back(text.substr(from, end - from));
    from = end + 1;
  }
  return parts;
}

// Reads and presses; what it knows of the game is what it has read.
class Reader {
 public:
  explicit Reader(Screen& screen) : screen_(screen) { read(); }

  // The words of the lines that begin so, one after another: "T", "B>", "R".
  std::string said(const std::string& kind) const {
    std::string all;
    for (const std::string& line : lines_) {
      if (line.starts_with(kind)) all += line.substr(2) + " ";
    }
    return all;
  }
  std::vector<std::string> lines(const std::string& kind) const {
    std::vector<std::string> found;
    for (const std::string& line : lines_) {
      if (line.starts_with(kind)) found.push_back(line.substr(2));
    }
    return found;
  }
  // The words of a key, or "".
  std::string does(const std::string& key) const {
    for (const std::string& line : lines_) {
      if (line[0] != 'K') continue;
      for (const std::string& word : split(line.substr(2), '\t')) {
        if (word.starts_with(key + ": ")) return word.substr(key.size() + 2);
      }
    }
    return {};
  }
  void press(Button button) {
    screen_.press(button);
    read();
  }
  // Goes down a list to a row and chooses it.
  bool choose(const std::string& row) {
    for (int i = 0; i < 20; ++i) {
      if (said("B>").starts_with(row)) {
        press(Button::A);
        return true;
      }
      press(Button::Down);
    }
    return false;
  }
  bool over() const { return said("T").find("wins!") != std::string::npos; }

  // One choice.
  void decide() {
    if (does("A") == "Take") return takeBest();
    const bool refused = !said("R").empty();
    if (!does("A").empty() && !refused) return press(Button::A);
    static constexpr Button kWays[] = {Button::Down, Button::Right, Button::Up, Button::Left};
    press(kWays[refused ? rng_.below(4) : 0]);
  }
  int taken() const { return taken_; }

 private:
  void read() { lines_ = split(screen_.lines(), '\n'); }

  // The numbers that the caption foretells: points first, then shields.
  int worth() const {
    const std::string caption = said("C");
    int points = 0;
    for (std::size_t at = caption.find("✓ +"); at != std::string::npos; at = caption.find("✓ +", at + 1)) {
      points += 100 * std::atoi(caption.c_str() + at + std::strlen("✓ +"));
    }
    const std::size_t shields = caption.find("→");
    return points +
           (shields == std::string::npos ? 0 : std::atoi(caption.c_str() + shields + std::strlen("→")));
  }
  // Looks at every triplet and goes back to the best.
  void takeBest() {
    const std::string first = said("B>");
    std::string best = first;
    int most = worth();
    for (press(Button::Down); said("B>") != first && does("A") == "Take"; press(Button::Down)) {
      if (worth() <= most) continue;
      most = worth();
      best = said("B>");
    }
    for (int i = 0; i < 20 && said("B>") != best; ++i) press(Button::Down);
    ++taken_;
    press(Button::A);
  }

  Screen& screen_;
  std::vector<std::string> lines_;
  Rng rng_{7};
  int taken_ = 0;
};

}  // namespace lucca::simulator
