// Lines, triangles and discs as runs of pixels. Each is defined pixel by pixel by a formula, so that a cut shape covers the
// very pixels the whole one would. `emit` gets rectangles inside `clip`.
#pragma once

#include <algorithm>
#include <cstdint>

#include "drawing/rect.h"

namespace lucca {

// Computes in 32 bits where they are enough, which is a lot faster on a small processor.
constexpr bool isSmall(int value) {
  constexpr int kSmall = 1 << 13;
  return value > -kSmall && value < kSmall;
}

// A line as runs of pixels in one row or column. Along its longer axis, upwards, pixel i of a line lies
// (i * minor + (major - 1) / 2) / major beside its start. So a run ends where that grows by one: after major / minor pixels, or
// one more.
template <typename Wide>
struct LineRuns {
  bool steep;            // the runs are columns
  Wide u = 0, v = 0;     // where the run begins, along the line and across it
  Wide length = 0;       // of the run
  Wide left = 0;         // pixels of the line from this run on; 0: there is none
  Wide step = 0;         // from run to run, across the line
  Wide vLow = 0, vHigh;  // what of the picture is visible across the line
  Wide whole = 0, rest = 0, minor = 0, error = 0;

  LineRuns(int x0, int y0, int x1, int y1, const Rect& clip) {
    const auto gap = [](Wide a, Wide b) { return a < b ? b - a : a - b; };
    steep = gap(y0, y1) > gap(x0, x1);
    Wide u0 = steep ? y0 : x0, u1 = steep ? y1 : x1, v0 = steep ? x0 : y0, v1 = steep ? x1 : y1;
    if (u0 > u1) {
      std::swap(u0, u1);
      std::swap(v0, v1);
    }
    const Wide uLow = steep ? clip.y : clip.x, uHigh = (steep ? clip.bottom() : clip.right()) - 1;
    vLow = steep ? clip.x : clip.y, vHigh = (steep ? clip.right() : clip.bottom()) - 1;
    u = std::max(u0, uLow);
    left = std::min(u1, uHigh) - u + 1;
    if (left <= 0 || vLow > vHigh || std::max(v0, v1) < vLow || std::min(v0, v1) > vHigh) {
      left = 0;
      return;
    }
    const Wide major = std::max<Wide>(u1 - u0, 1), from = (u - u0) * (minor = gap(v0, v1)) + (major - 1) / 2;
    const Wide aside = u > u0 ? from / major : 0;
    step = v1 < v0 ? -1 : 1;
    v = v0 + step * aside;
    length = left;
    if (minor == 0) return;
    whole = major / minor;
    rest = major - whole * minor;
    const Wide toGo = major - (from - aside * major), first = (toGo + minor - 1) / minor;
    error = first * minor - toGo;
    length = std::min(first, left);
  }

  bool visible() const { return v >= vLow && v <= vHigh; }
  // To the next run; false at the end.
  bool next() {
    left -= length;
    if (left <= 0) return false;
    u += length;
    v += step;
    length = whole;
    error -= rest;
    if (error < 0) {
      error += minor;
      ++length;
    }
    if (length > left) length = left;
    return true;
  }
};

// A line that is wholly visible, into pixels whose rows are `stride` apart.
inline void storeLine(uint16_t* pixels, int stride, LineRuns<int32_t> run, uint16_t value) {
  const int along = run.steep ? stride : 1, across = run.steep ? 1 : stride;
  const int aside = run.step < 0 ? -across : across;
  uint16_t* at = pixels + run.u * along + run.v * across;
  do {
    int count = run.length;
    do {
      *at = value;
      at += along;
    } while (--count > 0);
    at += aside;
  } while (run.next());
}

template <typename Wide, typename Emit>
void traceLineIn(int x0, int y0, int x1, int y1, const Rect& clip, Emit&& emit) {
  LineRuns<Wide> run(x0, y0, x1, y1, clip);
  if (run.left == 0) return;
  do {
    const int u = static_cast<int>(run.u), v = static_cast<int>(run.v), length = static_cast<int>(run.length);
    if (run.visible()) emit(run.steep ? makeRect(v, u, 1, length) : makeRect(u, v, length, 1));
  } while (run.next());
}

template <typename Emit>
void traceLine(int x0, int y0, int x1, int y1, const Rect& clip, Emit&& emit) {
  if (isSmall(x0) && isSmall(y0) && isSmall(x1) && isSmall(y1)) {
    traceLineIn<int32_t>(x0, y0, x1, y1, clip, emit);
  } else {
    traceLineIn<int64_t>(x0, y0, x1, y1, clip, emit);
  }
}

// Row by row from edge to edge, both ends included. Where an edge crosses a row is truncated towards its upper end; the
// middle corner's row belongs to the lower part, unless that has no height.
template <typename Wide, typename Emit>
void traceTriangleIn(int x0, int y0, int x1, int y1, int x2, int y2, const Rect& clip, Emit&& emit) {
  if (y0 > y1) std::swap(x0, x1), std::swap(y0, y1);
  if (y1 > y2) std::swap(x1, x2), std::swap(y1, y2);
  if (y0 > y1) std::swap(x0, x1), std::swap(y0, y1);
  const int top = std::max<int>(y0, clip.y), bottom = std::min<int>(y2, clip.bottom() - 1);
  const auto row = [&](int y, Wide a, Wide b) {
    if (a > b) std::swap(a, b);
    a = std::max<Wide>(a, clip.x);
    b = std::min<Wide>(b + 1, clip.right());
    if (a < b) emit(makeRect(static_cast<int>(a), y, static_cast<int>(b - a), 1));
  };
  const auto cross = [](int y, int xa, int ya, int xb, int yb) {
    return xa + (static_cast<Wide>(xb) - xa) * (static_cast<Wide>(y) - ya) / (static_cast<Wide>(yb) - ya);
  };
  for (int y = top; y <= bottom; ++y) {
    if (y0 == y2) {
      row(y, std::min({x0, x1, x2}), std::max({x0, x1, x2}));
    } else if (y < y1 || y1 == y2) {
      row(y, cross(y, x0, y0, x1, y1), cross(y, x0, y0, x2, y2));
    } else {
      row(y, cross(y, x1, y1, x2, y2), cross(y, x0, y0, x2, y2));
    }
  }
}

template <typename Emit>
void traceTriangle(int x0, int y0, int x1, int y1, int x2, int y2, const Rect& clip, Emit&& emit) {
  if (isSmall(x0) && isSmall(x1) && isSmall(x2) && isSmall(y0) && isSmall(y1) && isSmall(y2)) {
    traceTriangleIn<int32_t>(x0, y0, x1, y1, x2, y2, clip, emit);
  } else {
    traceTriangleIn<int64_t>(x0, y0, x1, y1, x2, y2, clip, emit);
  }
}

// The rows of a disc by the midpoint rule: `emit(row, half)` for rows 0 and up, each reaching from -half to half. The error
// that the walk begins with decides how full the disc is: 1 - radius gives the rows within the midpoint circle. A row may
// come twice.
template <typename Emit>
void traceDisc(int radius, int error, Emit&& emit) {
  emit(0, radius);
  for (int row = 0; row < radius;) {
    if (error >= 0) {
      emit(radius, row);
      --radius;
      error -= 2 * radius;
    }
    ++row;
    error += 2 * row + 1;
    emit(row, radius);
  }
}

// The same disc in bands of alike rows: `emit(first, last, half)`. The rows of the steep sides come together.
template <typename Emit>
void traceDiscBands(int radius, int error, Emit&& emit) {
  int first = 0, row = 0;
  while (row < radius) {
    if (error >= 0) {
      emit(first, row, radius);
      emit(radius, radius, row);
      first = row + 1;
      --radius;
      error -= 2 * radius;
    }
    ++row;
    error += 2 * row + 1;
  }
  if (first <= row) emit(first, row, radius);
}

// The midpoint circle's pixels in one eighth: `emit(x, y)` from (0, radius) to the diagonal.
template <typename Emit>
void traceCircle(int radius, Emit&& emit) {
  int error = 1 - radius;
  for (int x = 0, y = radius; x <= y; ++x) {
    emit(x, y);
    if (error >= 0) {
      --y;
      error -= 2 * y;
    }
    error += 2 * x + 3;
  }
}

}  // namespace lucca
