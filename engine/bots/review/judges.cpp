#include "engine/bots/review/judges.h"

#include "engine/bots/review/palazzi/judge.h"
#include "engine/bots/review/torri/judge.h"

namespace lucca {
namespace {

constexpr JudgeRow kJudges[] = {palazzi::kJudge, torri::kJudge};

}  // namespace

std::span<const JudgeRow> judges() { return kJudges; }

const JudgeRow* findJudge(GameId game) {
  for (const JudgeRow& row : kJudges) {
    if (row.game == game) return &row;
  }
  return nullptr;
}

}  // namespace lucca
