#include "ui/look/theme.h"

namespace lucca::ui {

namespace {
bool highContrast = false;
}  // namespace

void setTheme(Theme theme) { highContrast = theme == Theme::Contrast; }

bool isHighContrast() { return highContrast; }

}  // namespace lucca::ui
