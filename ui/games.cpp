#include "ui/palazzi/row.h"
#include "ui/torri/row.h"

namespace lucca::ui {
namespace {

constexpr const GameRow* kGameRows[] = {&kPalazziRow, &kTorriRow};

}  // namespace

std::span<const GameRow* const> gameRows() { return kGameRows; }

}  // namespace lucca::ui
