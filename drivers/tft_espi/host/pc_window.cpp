#include "drivers/tft_espi/host/pc_window.h"

#include <SDL.h>

#include <cstdio>

namespace lucca::host {

namespace {

SDL_Window* window = nullptr;
SDL_Renderer* renderer = nullptr;
KeyPins pins;
int width = 0, height = 0;
SDL_Texture* texture = nullptr;
constexpr int kFactor = 3;

bool fail() {
  std::fprintf(stderr, "no window: %s\n", SDL_GetError());
  return false;
}

// A turned sketch turns the window.
void fit(const Picture& picture) {
  if (picture.width == width && picture.height == height) return;
  width = picture.width, height = picture.height;
  SDL_SetWindowSize(window, width * kFactor, height * kFactor);
  SDL_RenderSetLogicalSize(renderer, width, height);
  if (texture != nullptr) SDL_DestroyTexture(texture);
  texture = SDL_CreateTexture(renderer, SDL_PIXELFORMAT_RGB888, SDL_TEXTUREACCESS_STREAMING, width, height);
}

SDL_Scancode keyOf(int pin) {
  if (pin < 0) return SDL_SCANCODE_UNKNOWN;
  if (pin == pins.up) return SDL_SCANCODE_UP;
  if (pin == pins.down) return SDL_SCANCODE_DOWN;
  if (pin == pins.left) return SDL_SCANCODE_LEFT;
  if (pin == pins.right) return SDL_SCANCODE_RIGHT;
  if (pin == pins.a) return SDL_SCANCODE_A;
  if (pin == pins.b) return SDL_SCANCODE_B;
  if (pin == pins.x) return SDL_SCANCODE_X;
  return pin == pins.y ? SDL_SCANCODE_Y : SDL_SCANCODE_UNKNOWN;
}

}  // namespace

bool openWindow(const Board& board) {
  pins = board.keys;
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return fail();
  window = SDL_CreateWindow("Sketch", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, board.width() * kFactor,
                            board.height() * kFactor, 0);
  renderer = window != nullptr ? SDL_CreateRenderer(window, -1, 0) : nullptr;
  return renderer != nullptr || fail();
}

bool showInWindow(const Picture& picture) {
  if (window == nullptr) return true;
  for (SDL_Event event; SDL_PollEvent(&event) != 0;) {
    if (event.type == SDL_QUIT) return false;
  }
  fit(picture);
  SDL_UpdateTexture(texture, nullptr, picture.pixels.data(), width * 4);
  SDL_RenderCopy(renderer, texture, nullptr, nullptr);
  SDL_RenderPresent(renderer);
  return true;
}

bool keyIsDown(int pin) {
  const SDL_Scancode key = keyOf(pin);
  return window != nullptr && key != SDL_SCANCODE_UNKNOWN && SDL_GetKeyboardState(nullptr)[key] != 0;
}

bool mouseIsDown(int& x, int& y) {
  if (window == nullptr) return false;
  const bool down = (SDL_GetMouseState(&x, &y) & SDL_BUTTON_LMASK) != 0;
  x /= kFactor, y /= kFactor;
  return down;
}

}  // namespace lucca::host
