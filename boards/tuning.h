// How the controller drives one kind of glass: voltages, frame rate and gamma curves, as the makers' own examples set
// them. A panel without a tuning keeps the controller's power-on values; so do its maker's examples.
#pragma once

#include <array>
#include <cstdint>

namespace lucca {

struct Gamma {
  std::array<uint8_t, 14> positive, negative;
};

// In the controller's own units: registers B7, BB, C3, C6 and D6 of the ST7789's data sheet.
struct PanelTuning {
  uint8_t gates = 0x35;  // voltages that switch the rows
  uint8_t vcom;          // the common electrode; too far off, dark colours wash out
  uint8_t high = 0x12;   // the brightest level's voltage
  uint8_t rate = 0x0F;   // 60 pictures a second
  Gamma gamma;
  bool gatesRest = false;  // D6 = A1: the gates are grounded in Sleep In
};

// Small square glass: PicoSystem, Waveshare 1.14 and 1.3, Spotpear 1.54, Explorer Base.
inline constexpr Gamma kGammaSquare{
    {0xD0, 0x04, 0x0D, 0x11, 0x13, 0x2B, 0x3F, 0x54, 0x4C, 0x18, 0x0D, 0x0B, 0x1F, 0x23},
    {0xD0, 0x04, 0x0C, 0x11, 0x13, 0x2C, 0x3F, 0x44, 0x51, 0x2F, 0x1F, 0x1F, 0x20, 0x23}};
// Two inches and more, 320 x 240: Display Pack 2.0 and 2.8, Waveshare 2.
inline constexpr Gamma kGammaWide{
    {0xD0, 0x08, 0x11, 0x08, 0x0C, 0x15, 0x39, 0x33, 0x50, 0x36, 0x13, 0x14, 0x29, 0x2D},
    {0xD0, 0x08, 0x10, 0x08, 0x06, 0x06, 0x39, 0x44, 0x51, 0x0B, 0x16, 0x14, 0x2F, 0x31}};
// The low glass of the first Display Pack.
inline constexpr Gamma kGammaLow{
    {0x70, 0x04, 0x08, 0x09, 0x09, 0x05, 0x2A, 0x33, 0x41, 0x07, 0x13, 0x13, 0x29, 0x2F},
    {0x70, 0x03, 0x09, 0x0A, 0x09, 0x06, 0x2B, 0x34, 0x41, 0x07, 0x12, 0x14, 0x28, 0x2E}};

inline constexpr PanelTuning kTuningPicoSystem{.gates = 0x14, .vcom = 0x25, .gamma = kGammaSquare};
inline constexpr PanelTuning kTuningExplorer{.gates = 0x14, .vcom = 0x37, .gamma = kGammaSquare};
inline constexpr PanelTuning kTuningWaveshare{.vcom = 0x19, .gamma = kGammaSquare};
inline constexpr PanelTuning kTuningWide{.vcom = 0x1F, .gamma = kGammaWide};
inline constexpr PanelTuning kTuningDisplayPack{
    .gates = 0x75, .vcom = 0x3D, .high = 0x00, .gamma = kGammaLow, .gatesRest = true};

// All of them, under the names of this file, for the page on which a maker tries them out; the first is the controller's own.
struct NamedTuning {
  const char* name;
  const PanelTuning* tuning;
};
inline constexpr NamedTuning kTunings[] = {
    {"nullptr", nullptr},           {"PicoSystem", &kTuningPicoSystem},
    {"Explorer", &kTuningExplorer}, {"Waveshare", &kTuningWaveshare},
    {"Wide", &kTuningWide},         {"DisplayPack", &kTuningDisplayPack},
};

}  // namespace lucca
