// The results of a contest, as a table and as CSV.
#pragma once

#include <cstdio>

#include "tools/arena/contest.h"

namespace arena {

struct Interval {
  double low, high;
};
// Wilson's 95 % interval of a rate.
Interval wilson(double wins, double games);

void printTable(std::FILE* out, const Contest& contest, const std::vector<Played>& games);
// One line a seat of each game; no times, so that the same seed gives the same file. False with the reason in errno; no
// half of the file is left.
bool writeCsv(const std::string& path, const Contest& contest, const std::vector<Played>& games);

}  // namespace arena
