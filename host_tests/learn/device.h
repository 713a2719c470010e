// A handheld under a test's thumbs: any panel, any language, keys pressed one after another, texts that do not fit
// counted. It lives as long as the test program.
#pragma once

#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "drivers/store/store.h"
#include "host_tests/store/test_flash.h"
#include "ui/handheld.h"

namespace lucca::test {

struct Panel {
  int width, height;
};
inline constexpr Panel kPanels[] = {{240, 240}, {320, 240}, {240, 135}, {240, 280}};
inline constexpr ui::Language kAllLanguages[] = {ui::Language::En, ui::Language::It, ui::Language::De};

// Texts that did not fit or had a letter that the font lacks, since the last look.
inline std::vector<std::string>& textFaults() {
  static std::vector<std::string> faults;
  return faults;
}

class Device {
 public:
  Device(Panel panel, ui::Language language, Store* store = nullptr)
      : pixels_(static_cast<size_t>(panel.width * panel.height)),
        canvas_(pixels_.data(), panel.width, panel.height),
        handheld_(std::make_unique<ui::Handheld>(canvas_, services(store))) {
    ui::setTextFaultHook([](ui::TextFault fault, std::string_view text) {
      textFaults().push_back(std::to_string(static_cast<int>(fault)) + ": " + std::string(text));
    });
    handheld_->init(now_);
    app().settings().language = language;
    app().settings().languageChosen = 1;
    app().settings().speed = ui::Speed::Instant;
    app().settings().askBeforeEnd = 0;
    ui::setLanguage(language);
    app().home();
    wait();
  }

  ui::App& app() { return handheld_->app(); }
  ui::SceneId scene() const { return handheld_->scene(); }
  Canvas& canvas() { return canvas_; }

  void wait(int turns = 1) {
    for (int i = 0; i < turns; ++i) handheld_->next(now_ += 20, 0);
  }
  void press(Button button, int times = 1) {
    for (int i = 0; i < times; ++i) {
      handheld_->next(now_ += 20, padBit(static_cast<Pad>(button)));
      handheld_->next(now_ += 20, 0);
    }
  }
  // Opens a scene as a menu would.
  void open(ui::SceneId scene) {
    app().push(scene);
    wait();
  }

 private:
  struct Lamp final : Backlight {
    void set(uint8_t) override {}
  };

  ui::Services services(Store* store) {
    ui::Services all{silence_, lamp_, power_, led_};
    all.store = store;
    all.randomSeed = [] { return 7u; };
    all.thinkSteps = 64;
    return all;
  }

  std::vector<uint16_t> pixels_;
  Canvas canvas_;
  SilentSpeaker silence_;
  Lamp lamp_;
  NoPowerSource power_;
  NoLed led_;
  uint32_t now_ = 1000;
  std::unique_ptr<ui::Handheld> handheld_;
};

}  // namespace lucca::test
