#include "tools/arena/report.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <filesystem>
#include <map>

namespace arena {
namespace {

struct Sum {
  std::string name;
  double games = 0, wins = 0, total = 0, seconds = 0, slowest = 0, decisions = 0, steps = 0;
  std::array<double, lucca::kMaxCategories> category{};
};

// Contenders of one name are one row: a table of three equal opponents.
std::vector<Sum> sumUp(const Contest& contest, const std::vector<Played>& games) {
  std::vector<Sum> rows;
  std::map<std::string, std::size_t> rowOf;
  for (const std::string& name : contest.contenders) {
    if (!rowOf.emplace(name, rows.size()).second) continue;
    rows.emplace_back().name = name;
  }
  for (const Played& played : games) {
    for (const Share& share : played.seats) {
      Sum& row = rows[rowOf[contest.contenders[static_cast<std::size_t>(share.contender)]]];
      row.games += 1;
      row.wins += share.win;
      row.total += share.total;
      row.decisions += static_cast<double>(share.decisions);
      row.steps += static_cast<double>(share.steps);
      row.seconds += share.seconds;
      row.slowest = std::max(row.slowest, share.slowest);
      for (std::size_t i = 0; i < row.category.size(); ++i) row.category[i] += share.category[i];
    }
  }
  return rows;
}

}  // namespace

Interval wilson(double wins, double games) {
  if (games <= 0) return {0, 1};
  const double z = 1.959964, rate = wins / games, scale = 1 + z * z / games;
  const double middle = (rate + z * z / (2 * games)) / scale;
  const double half = z * std::sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / scale;
  return {middle - half, middle + half};
}

void printTable(std::FILE* out, const Contest& contest, const std::vector<Played>& games) {
  std::fprintf(out, "%-16s %7s %6s  %-15s %7s", "player", "seats", "wins", "95 % interval", "points");
  for (const char* category : contest.game->categories) std::fprintf(out, " %9.9s", category);
  std::fprintf(out, " %9s %8s %8s\n", "steps", "ms mean", "ms max");
  for (const Sum& row : sumUp(contest, games)) {
    const Interval range = wilson(row.wins, row.games);
    std::fprintf(out, "%-16s %7.0f %5.1f%%  %5.1f%% - %5.1f%% %7.1f", row.name.c_str(), row.games,
                 100 * row.wins / row.games, 100 * range.low, 100 * range.high, row.total / row.games);
    for (std::size_t i = 0; i < contest.game->categories.size(); ++i) {
      std::fprintf(out, " %9.2f", row.category[i] / row.games);
    }
    const double decisions = std::max(row.decisions, 1.0);
    std::fprintf(out, " %9.0f %8.2f %8.1f\n", row.steps / decisions, 1000 * row.seconds / decisions,
                 1000 * row.slowest);
  }
  double decisions = 0;
  for (const Played& played : games) decisions += played.decisions;
  std::fprintf(out, "%zu games, %.1f decisions a game\n", games.size(),
               decisions / static_cast<double>(std::max<std::size_t>(games.size(), 1)));
}

bool writeCsv(const std::string& path, const Contest& contest, const std::vector<Played>& games) {
  std::FILE* file = std::fopen(path.c_str(), "w");
  if (file == nullptr) return false;
  std::fprintf(file, "game,seat,player,place,win,total");
  for (const char* category : contest.game->categories) std::fprintf(file, ",%s", category);
  std::fprintf(file, ",reason,decisions,steps\n");
  for (std::size_t index = 0; index < games.size(); ++index) {
    for (std::size_t seat = 0; seat < games[index].seats.size(); ++seat) {
      const Share& share = games[index].seats[seat];
      std::fprintf(file, "%zu,%zu,%s,%d,%g,%d", index, seat,
                   contest.contenders[static_cast<std::size_t>(share.contender)].c_str(), share.turnPlace,
                   share.win, share.total);
      for (std::size_t i = 0; i < contest.game->categories.size(); ++i) {
        std::fprintf(file, ",%d", share.category[i]);
      }
      std::fprintf(file, ",%d,%ld,%ld\n", games[index].reason, share.decisions, share.steps);
    }
  }
  const bool whole = std::ferror(file) == 0;
  if (std::fclose(file) == 0 && whole) return true;
  const int reason = errno;
  std::error_code ignored;
  if (std::filesystem::is_regular_file(path, ignored)) std::filesystem::remove(path, ignored);
  errno = reason;
  return false;
}

}  // namespace arena
