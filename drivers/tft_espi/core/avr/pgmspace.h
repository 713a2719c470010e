#pragma once

#include "pgmspace.h"
