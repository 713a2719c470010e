// The games' symbols and the keys, as letters of the three text fonts: drawn and measured with the text
// around them.
#pragma once

#include <string_view>

namespace lucca::symbol {

inline constexpr std::string_view kShield = "\uE000";
inline constexpr std::string_view kWindow = "\uE001";
inline constexpr std::string_view kPlate = "\uE002";  // of a street, with its number
inline constexpr std::string_view kWall = "\uE003";
inline constexpr std::string_view kBastion = "\uE004";
inline constexpr std::string_view kBrick = "\uE005";
inline constexpr std::string_view kHouse = "\uE006";
inline constexpr std::string_view kTower = "\uE007";
inline constexpr std::string_view kPrisoner = "\uE008";
inline constexpr std::string_view kCrown = "\uE009";
inline constexpr std::string_view kFloor = "\uE00A";
inline constexpr std::string_view kSun = "\uE00B";
inline constexpr std::string_view kHand = "\uE00C";
inline constexpr std::string_view kLock = "\uE00D";
inline constexpr std::string_view kUndo = "\uE00E";
inline constexpr std::string_view kComputer = "\uE00F";
inline constexpr std::string_view kHourglass = "\uE020";  // a round
inline constexpr std::string_view kGoblet = "\uE021";     // a party
inline constexpr std::string_view kFlag = "\uE022";       // as the game would end

inline constexpr std::string_view kKeyA = "\uE010";
inline constexpr std::string_view kKeyB = "\uE011";
inline constexpr std::string_view kKeyX = "\uE012";
inline constexpr std::string_view kKeyY = "\uE013";
inline constexpr std::string_view kKeyUp = "\uE014";
inline constexpr std::string_view kKeyDown = "\uE015";
inline constexpr std::string_view kKeyLeft = "\uE016";
inline constexpr std::string_view kKeyRight = "\uE017";
inline constexpr std::string_view kArrowsUpDown = "\uE018";  // the arrows that do something, as one sign
inline constexpr std::string_view kArrowsSideways = "\uE019";
inline constexpr std::string_view kArrows = "\uE01A";
inline constexpr std::string_view kKeyStick = "\uE01B";
inline constexpr std::string_view kKeyBHeld = "\uE011\u2026";

}  // namespace lucca::symbol
