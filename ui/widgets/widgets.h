// The parts every screen is made of, all at once.
#pragma once

#include "ui/look/emblems.h"
#include "ui/look/text_box.h"
#include "ui/widgets/bars.h"
#include "ui/widgets/event.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/marks.h"
#include "ui/widgets/menu.h"
#include "ui/widgets/pager.h"
