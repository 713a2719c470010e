// lucca-window: the handheld in a window, its screen enlarged by whole pixels, played with the keyboard or by clicking its
// buttons.
#include <SDL.h>

#include <atomic>
#include <cstdio>
#include <stdexcept>

#include "simulator/device_face.h"
#include "simulator/pc_machine.h"

namespace {

using namespace lucca;
using namespace lucca::simulator;

[[noreturn]] void fail(const char* what) {
  throw std::runtime_error(std::string(what) + ": " + SDL_GetError());
}

// The piezo through the sound card. Silent when there is none.
class SoundCard final : public Speaker {
 public:
  SoundCard() {
    SDL_AudioSpec wanted{};
    wanted.freq = kRate;
    wanted.format = AUDIO_S16SYS;
    wanted.channels = 1;
    wanted.samples = 512;
    wanted.userdata = this;
    wanted.callback = [](void* self, Uint8* bytes, int length) {
      static_cast<SoundCard*>(self)->fill(reinterpret_cast<int16_t*>(bytes), length / 2);
    };
    device_ = SDL_OpenAudioDevice(nullptr, 0, &wanted, nullptr, 0);
    if (device_) SDL_PauseAudioDevice(device_, 0);
  }
  ~SoundCard() {
    if (device_) SDL_CloseAudioDevice(device_);
  }
  SoundCard(const SoundCard&) = delete;
  SoundCard& operator=(const SoundCard&) = delete;

  void tone(uint16_t hz, uint8_t duty) override {
    hz_ = hz;
    duty_ = duty;
  }

 private:
  static constexpr int kRate = 44100, kLoudness = 3000;

  void fill(int16_t* out, int count) {
    const uint32_t step = static_cast<uint32_t>(hz_ * 65536ull / kRate);
    const uint32_t high = static_cast<uint32_t>(duty_) << 8;
    for (int i = 0; i < count; ++i) {
      phase_ = (phase_ + step) & 0xFFFF;
      out[i] = static_cast<int16_t>(step == 0 ? 0 : phase_ < high ? kLoudness : -kLoudness);
    }
  }

  SDL_AudioDeviceID device_ = 0;
  std::atomic<uint16_t> hz_{0};
  std::atomic<uint8_t> duty_{0};
  uint32_t phase_ = 0;
};

PadSet padOf(SDL_Keycode key) {
  switch (key) {
    case SDLK_UP:
      return padBit(Pad::Up);
    case SDLK_DOWN:
      return padBit(Pad::Down);
    case SDLK_LEFT:
      return padBit(Pad::Left);
    case SDLK_RIGHT:
      return padBit(Pad::Right);
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
    case SDLK_SPACE:
    case SDLK_a:
      return padBit(Pad::A);
    case SDLK_ESCAPE:
    case SDLK_BACKSPACE:
    case SDLK_b:
      return padBit(Pad::B);
    case SDLK_x:
    case SDLK_F1:
      return padBit(Pad::X);
    case SDLK_y:
    case SDLK_TAB:
      return padBit(Pad::Y);
    case SDLK_s:
      return padBit(Pad::Stick);
    default:
      return 0;
  }
}

// The largest whole factor that leaves some of the desktop free.
int factorFor(int width, int height) {
  SDL_Rect desktop{};
  if (SDL_GetDisplayUsableBounds(0, &desktop) != 0) return 2;
  const int most = std::min(desktop.w * 9 / 10 / width, desktop.h * 9 / 10 / height);
  return std::max(1, std::min(most, 4));
}

class Window {
 public:
  Window(int width, int height) : width_(width), height_(height) {
    const int factor = factorFor(width, height);
    window_ = SDL_CreateWindow("Lucca Tascabile", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                               width * factor, height * factor, SDL_WINDOW_RESIZABLE);
    if (!window_) fail("no window");
    renderer_ = SDL_CreateRenderer(window_, -1, 0);
    if (!renderer_) fail("no renderer");
    SDL_RenderSetLogicalSize(renderer_, width, height);
    SDL_RenderSetIntegerScale(renderer_, SDL_TRUE);
    texture_ =
        SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_RGB565, SDL_TEXTUREACCESS_STREAMING, width, height);
    if (!texture_) fail("no texture");
  }
  ~Window() {
    SDL_DestroyTexture(texture_);
    SDL_DestroyRenderer(renderer_);
    SDL_DestroyWindow(window_);
  }
  Window(const Window&) = delete;
  Window& operator=(const Window&) = delete;

  void show(const Canvas& canvas) {
    void* rows;
    int pitch;
    if (SDL_LockTexture(texture_, nullptr, &rows, &pitch) != 0) fail("no picture");
    for (int y = 0; y < height_; ++y) {
      auto* row = reinterpret_cast<uint16_t*>(static_cast<uint8_t*>(rows) + y * pitch);
      for (int x = 0; x < width_; ++x) row[x] = pixelAt(canvas, x, y);
    }
    SDL_UnlockTexture(texture_);
    SDL_SetRenderDrawColor(renderer_, 0x3A, 0x2E, 0x26, 255);
    SDL_RenderClear(renderer_);
    SDL_RenderCopy(renderer_, texture_, nullptr, nullptr);
    SDL_RenderPresent(renderer_);
  }

 private:
  int width_, height_;
  SDL_Window* window_ = nullptr;
  SDL_Renderer* renderer_ = nullptr;
  SDL_Texture* texture_ = nullptr;
};

struct Input {
  PadSet keys = 0, mouse = 0;
  bool quit = false, exposed = true;

  PadSet down() const { return static_cast<PadSet>(keys | mouse); }

  void take(const SDL_Event& event, const DeviceFace& face) {
    switch (event.type) {
      case SDL_QUIT:
        quit = true;
        break;
      case SDL_KEYDOWN:
        keys = static_cast<PadSet>(keys | padOf(event.key.keysym.sym));
        break;
      case SDL_KEYUP:
        keys = static_cast<PadSet>(keys & ~padOf(event.key.keysym.sym));
        break;
      case SDL_MOUSEBUTTONDOWN:
        mouse = face.padAt(event.button.x, event.button.y);
        break;
      case SDL_MOUSEBUTTONUP:
        mouse = 0;
        break;
      case SDL_WINDOWEVENT:
        exposed = true;
        break;
      default:
        break;
    }
  }
};

void play(PcMachine& machine) {
  DeviceFace face(machine.canvas().width(), machine.canvas().height(), machine.options().keys);
  Window window(face.width(), face.height());
  Input input;
  machine.start(clockMs());
  PadSet shown = 0;
  uint32_t rest = 0;
  while (!input.quit && !machine.wantsToEnd()) {
    if (machine.takeChange() || input.exposed || shown != input.down()) {
      shown = input.down();
      input.exposed = false;
      face.draw(machine.canvas(), shown);
      window.show(face.canvas());
    }
    SDL_Event event;
    if (SDL_WaitEventTimeout(&event, static_cast<int>(rest))) {
      do {
        input.take(event, face);
      } while (SDL_PollEvent(&event));
    }
    rest = machine.next(clockMs(), input.down());
  }
}

struct Sdl {
  Sdl() {
    if (SDL_Init(SDL_INIT_VIDEO) != 0) fail("no display");
    // Without a display, SDL may draw into an invisible one.
    const std::string driver = SDL_GetCurrentVideoDriver();
    const bool unseen = driver == "offscreen" || driver == "dummy" || driver == "evdev";
    if (unseen && !SDL_getenv("SDL_VIDEODRIVER")) {
      SDL_Quit();
      throw std::runtime_error("no display: a window needs DISPLAY or WAYLAND_DISPLAY");
    }
    SDL_InitSubSystem(SDL_INIT_AUDIO);  // without it the device is silent
  }
  ~Sdl() { SDL_Quit(); }
};

int run(Options options) {
  const Sdl sdl;
  SoundCard sound;
  PcMachine machine(options, &sound);
  const std::string warning = machine.openStore();
  if (!warning.empty()) std::fprintf(stderr, "%s\n", warning.c_str());
  play(machine);
  machine.save(clockMs());
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  return runWithOptions(argc, argv, "lucca-window", "The handheld in a window.", 0, run);
}
