// The colours of palaces, bricks and players keep their distance when seen with the common kinds of colour blindness
// (full protanopia, deuteranopia and tritanopia after Machado, Oliveira and Fernandes 2009; distance in CIE L*a*b*).
#include <unity.h>

#include <cmath>
#include <cstdio>
#include <span>

#include "ui/look/theme.h"
#include "ui/palazzi/pictures/marks.h"

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

void the_six_palace_colours_stay_apart_for_every_eye() { checkDistances(kPalaceColour, kWellApart); }
void the_four_brick_colours_stay_apart_for_every_eye() { checkDistances(kBrickColour, kWellApart); }
void the_players_colours_stay_apart_for_every_eye() { checkDistances(kSeatColour, kWellApart); }

// A window that has scored, one that has not, and a shield.
void windows_and_shields_stay_apart_for_every_eye() {
  constexpr Colour kMarks[] = {kLitWindow, kPaleWindow, kInk};
  checkDistances(kMarks, kWellApart);
}

double brightness(Colour colour) {
  return 0.2126 * linear((colour >> 11) / 31.0) + 0.7152 * linear((colour >> 5 & 63) / 63.0) +
         0.0722 * linear((colour & 31) / 31.0);
}

double contrast(Colour a, Colour b) {
  const double x = brightness(a), y = brightness(b);
  return (std::fmax(x, y) + 0.05) / (std::fmin(x, y) + 0.05);
}

// 4.5 is what the guidelines for readable pages ask of small text, 3 of large text and signs.
void text_is_readable_on_every_ground() {
  constexpr struct {
    Colour text, ground;
    double least;
  } kPairs[] = {{kInk, kPaper, 4.5},      {kInk, kStone, 4.5},         {kInkSoft, kPaper, 4.5},
                {kInkSoft, kStone, 4.5},  {kOnDark, kTerracotta, 4.5}, {kOnDark, kAccent, 4.5},
                {kOnDark, kWarning, 4.5}, {kAccent, kStone, 4.5}};
  for (const auto& pair : kPairs) TEST_ASSERT_TRUE(contrast(pair.text, pair.ground) >= pair.least);
  for (int i = 0; i < kPalaceColours; ++i)
    TEST_ASSERT_TRUE(contrast(kOnPalaceColour[i], kPalaceColour[i]) >= 3);
  for (int i = 0; i < kBrickColours; ++i) TEST_ASSERT_TRUE(contrast(kOnBrickColour[i], kBrickColour[i]) >= 3);
  for (int i = 0; i < kSeatColours; ++i) TEST_ASSERT_TRUE(contrast(kOnSeatColour[i], kSeatColour[i]) >= 3);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(the_six_palace_colours_stay_apart_for_every_eye);
  RUN_TEST(the_four_brick_colours_stay_apart_for_every_eye);
  RUN_TEST(the_players_colours_stay_apart_for_every_eye);
  RUN_TEST(windows_and_shields_stay_apart_for_every_eye);
  RUN_TEST(text_is_readable_on_every_ground);
  return UNITY_END();
}
