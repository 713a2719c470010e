// The colours of palaces, bricks and players keep their distance when seen with the common kinds of colour blindness
// (full protanopia, deuteranopia and tritanopia after Machado, Oliveira and Fernandes 2009; distance in CIE L*a*b*).

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iterator>
#include <span>

#include "host_tests/suite.h"
#include "ui/look/theme.h"
#include "ui/palazzi/palace_colours.h"
#include "ui/palazzi/pictures/stage_colours.h"
#include "ui/torri/brick_colours.h"
#include "ui/torri/pictures/city_ground.h"
#include "ui/torri/pictures/city_picture.h"

namespace {

using namespace lucca;
using namespace lucca::ui;

struct Triple {
  double v[3];
};
using Matrix = double[3][3];

constexpr Matrix kEyes[] = {
    {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
};
constexpr const char* kEyeNames[] = {"full colour", "protanopia", "deuteranopia", "tritanopia"};

double linear(double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); }

Triple times(const Matrix& m, const Triple& t) {
  Triple out{};
  for (int row = 0; row < 3; ++row) {
    for (int column = 0; column < 3; ++column) out.v[row] += m[row][column] * t.v[column];
  }
  return out;
}

Triple labOf(Colour colour, const Matrix& eye) {
  const Triple rgb{
      {linear((colour >> 11) / 31.0), linear((colour >> 5 & 63) / 63.0), linear((colour & 31) / 31.0)}};
  Triple seen = times(eye, rgb);
  for (double& c : seen.v) c = c < 0 ? 0 : c > 1 ? 1 : c;
  static constexpr Matrix kToXyz = {
      {0.4124, 0.3576, 0.1805}, {0.2126, 0.7152, 0.0722}, {0.0193, 0.1192, 0.9505}};
  Triple xyz = times(kToXyz, seen);
  xyz.v[0] /= 0.9505;
  xyz.v[2] /= 1.089;
  for (double& c : xyz.v) c = c > 0.008856 ? std::cbrt(c) : 7.787 * c + 16.0 / 116;
  return {{116 * xyz.v[1] - 16, 500 * (xyz.v[0] - xyz.v[1]), 200 * (xyz.v[1] - xyz.v[2])}};
}

double distance(const Triple& a, const Triple& b) {
  return std::hypot(a.v[0] - b.v[0], a.v[1] - b.v[1], a.v[2] - b.v[2]);
}

void checkDistances(std::span<const Colour> colours, double least) {
  for (int eye = 0; eye < 4; ++eye) {
    for (size_t i = 0; i < colours.size(); ++i) {
      for (size_t j = 0; j < i; ++j) {
        const double apart = distance(labOf(colours[i], kEyes[eye]), labOf(colours[j], kEyes[eye]));
        char message[80];
        std::snprintf(message, sizeof message, "%s: colours %zu and %zu are %.1f apart", kEyeNames[eye], j, i,
                      apart);
        TEST_ASSERT_TRUE_MESSAGE(apart >= least, message);
      }
    }
  }
}

// About ten times the difference that is just noticed side by side.
constexpr double kWellApart = 24;

// Both themes, one after the other.
template <class Check>
void inBothThemes(Check check) {
  for (const Theme theme : {Theme::Contrast, Theme::Stone}) {
    setTheme(theme);
    check();
  }
}

template <std::size_t N>
void checkTints(const Tint (&tints)[N]) {
  inBothThemes([&] {
    Colour colours[N];
    std::copy(std::begin(tints), std::end(tints), colours);
    checkDistances(colours, kWellApart);
  });
}

TEST(the_six_palace_colours_stay_apart_for_every_eye) { checkTints(kPalaceColour); }
TEST(the_four_brick_colours_stay_apart_for_every_eye) { checkTints(kBrickColour); }
TEST(the_players_colours_stay_apart_for_every_eye) { checkTints(kSeatColour); }

// A window that has scored, one that has not, and a shield.
TEST(windows_and_shields_stay_apart_for_every_eye) {
  inBothThemes([] {
    const Colour marks[] = {kLitWindow, kPaleWindow, kInk};
    checkDistances(marks, kWellApart);
  });
}

// The grounds of Torri's blocks in a struggle are not told apart by every eye, so a line goes round each.
TEST(the_line_round_a_struggling_block_is_seen_on_every_ground) {
  inBothThemes([] {
    for (int c = 0; c < torri::kColours; ++c) {
      const Colour pair[] = {kInkSoft, struggleGround(static_cast<torri::Brick>(c))};
      checkDistances(pair, kWellApart);
    }
    for (const Colour ground : {kBlockGround, kDangerGround, kLotGround[0], kLotGround[1], kPavedGround}) {
      const Colour pair[] = {kInkSoft, ground};
      checkDistances(pair, kWellApart);
    }
  });
}

// The walls lie on the meadow: brick, brick of walls that fall, bastions.
TEST(walls_meadow_and_bastions_stay_apart_for_every_eye) {
  setTheme(Theme::Stone);
  const Colour strip[] = {kBrick, kOldBrick, kBastionStone, kHedge};
  checkDistances(strip, kWellApart);
}

// Labels and words that say well or ill, the bars of people and computers, the parts of a tower of the final count, gains.
TEST(what_the_stage_says_by_colour_stays_apart_for_every_eye) {
  setTheme(Theme::Stone);
  const Colour labels[] = {kHeld, kWarning, kInk};
  const Colour bars[] = {kTerracotta, kComputerBar};
  const Colour tower[] = {kWindowsStone, kPartyCloth, kBrick, kOnDark};
  const Colour chips[] = {kAccent, kGold};
  checkDistances(labels, kWellApart);
  checkDistances(bars, kWellApart);
  checkDistances(tower, kWellApart);
  checkDistances(chips, kWellApart);
}

// Palaces have an edge of ink, the cursor one of the accent: both are seen before every sky, hill and palace.
TEST(edges_are_seen_before_every_sky_and_palace) {
  setTheme(Theme::Stone);
  Colour behind[4 * std::size(kSkies) + kPalaceColours];
  size_t count = 0;
  for (const SkyColours& sky : kSkies) {
    for (const Colour colour : {sky.high, sky.low, sky.hill, sky.farHill}) behind[count++] = colour;
  }
  for (const Colour colour : kPalaceColour) behind[count++] = colour;
  for (const Colour ground : behind) {
    const Colour ink[] = {kInk, ground};
    checkDistances(ink, kWellApart);
  }
  for (const SkyColours& sky : kSkies) {
    const Colour ring[] = {kAccent, sky.high}, low[] = {kAccent, sky.low};
    checkDistances(ring, kWellApart);
    checkDistances(low, kWellApart);
  }
}

// A wild card and a bastion among the cards of the six colours.
TEST(wild_cards_and_bastions_stay_apart_from_the_six_colours) {
  setTheme(Theme::Stone);
  for (const Colour colour : kPalaceColour) {
    const Colour wild[] = {kWildGround, colour}, bastion[] = {kTerracottaDark, colour};
    checkDistances(wild, kWellApart);
    checkDistances(bastion, kWellApart);
  }
}

double brightness(Colour colour) {
  return 0.2126 * linear((colour >> 11) / 31.0) + 0.7152 * linear((colour >> 5 & 63) / 63.0) +
         0.0722 * linear((colour & 31) / 31.0);
}

double contrast(Colour a, Colour b) {
  const double x = brightness(a), y = brightness(b);
  return (std::fmax(x, y) + 0.05) / (std::fmin(x, y) + 0.05);
}

struct TextOn {
  Tint text, ground;
};
constexpr TextOn kTexts[] = {
    {kInk, kPaper},     {kInk, kStone},      {kInkSoft, kPaper}, {kInkSoft, kStone},  {kOnDark, kTerracotta},
    {kOnDark, kAccent}, {kOnDark, kWarning}, {kAccent, kStone},  {kInk, kAccentSoft}, {kWarning, kStone}};

void checkContrast(double least, double onColours) {
  for (const TextOn& pair : kTexts) TEST_ASSERT_TRUE(contrast(pair.text, pair.ground) >= least);
  for (int i = 0; i < kPalaceColours; ++i)
    TEST_ASSERT_TRUE(contrast(kOnPalaceColour[i], kPalaceColour[i]) >= onColours);
  for (int i = 0; i < kBrickColours; ++i)
    TEST_ASSERT_TRUE(contrast(kOnBrickColour[i], kBrickColour[i]) >= onColours);
  for (int i = 0; i < kSeatColours; ++i)
    TEST_ASSERT_TRUE(contrast(kOnSeatColour[i], kSeatColour[i]) >= onColours);
}

// 4.5 is what the guidelines for readable pages ask of small text, 3 of large text and signs.
TEST(text_is_readable_on_every_ground) {
  setTheme(Theme::Stone);
  checkContrast(4.5, 3);
  for (const Colour ground : {Colour{kHeld}, kComputerBar, kWildGround})
    TEST_ASSERT_TRUE(contrast(kOnDark, ground) >= 4.5);
  TEST_ASSERT_TRUE(contrast(kInk, kGold) >= 4.5);
}

// 7 is what the same guidelines ask for people who see little; here for signs too.
TEST(high_contrast_is_seven_to_one_everywhere) {
  setTheme(Theme::Contrast);
  checkContrast(7, 7);
}

}  // namespace
