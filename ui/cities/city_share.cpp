#include "ui/cities/city_share.h"

#include <algorithm>
#include <cstring>

#include "ui/game/city.h"
#include "ui/stage/game_row.h"

namespace lucca::ui {

namespace {

#ifdef LUCCA_SITE
constexpr std::string_view kSite = LUCCA_SITE;
#else
constexpr std::string_view kSite = "Lucca Tascabile ";
#endif

constexpr int kPointsASquare = 2;

struct Lines {
  std::span<char> out;
  std::size_t size = 0;

  void add(std::string_view words) {
    if (words.size() > out.size() - size) return;
    std::memcpy(out.data() + size, words.data(), words.size());
    size += words.size();
  }
};

}  // namespace

void CityShare::head(Phrase& out) const {
  const PlayedMatch& match = session_.match();
  const GameId game = match.setup().game;
  const Cities cities = citiesOf(game);
  const int number = cityNumber(match.plan(), match.seed()), score = cityScore(match);
  const bool points = cities.count == Cities::Count::Points;
  const Medal medal = medalOf(cities, number, score);
  if (!points && score <= 0) {
    out.add(Text::CityToldLost, {gameName(game), number});
    return;
  }
  out.add(points ? Text::CityToldPoints : Text::CityToldTurns, {gameName(game), number, score});
  if (medal != Medal::None) out.add(", ").add(kCityMetalTexts[static_cast<int>(medal)]);
}

int CityShare::lines() const {
  return static_cast<int>(rowOf(session_.match().setup().game).categories.size());
}

SharedPoints CityShare::line(int i) const {
  const PlayedMatch& match = session_.match();
  const Result result = match.game().result(match.state());
  const auto person = static_cast<std::size_t>(match.plan().firstPerson());
  const int points = result.category[person][static_cast<std::size_t>(i)];
  const int squares = std::clamp((points + kPointsASquare - 1) / kPointsASquare, 0, kMostSquares);
  return {rowOf(match.setup().game).categories[static_cast<std::size_t>(i)].view(), points, squares};
}

void CityShare::tag(Phrase& out) const {
  const PlayedMatch& match = session_.match();
  out.add("#").add(match.game().name).add(cityNumber(match.plan(), match.seed()));
}

void CityShare::link(Phrase& out) const { tag(out.add(kSite)); }

std::size_t CityShare::text(std::span<char> out, bool whole) const {
  Lines lines{out.first(std::min(out.size(), kMost))};
  Phrase words;
  head(words);
  lines.add(words);
  lines.add("\n");
  for (int i = 0; whole && i < this->lines(); ++i) {
    const SharedPoints points = line(i);
    words.clear().add(points.name).add(" ").add(points.points).add(points.squares > 0 ? " " : "");
    lines.add(words);
    for (int square = 0; square < points.squares; ++square) lines.add("■");
    lines.add("\n");
  }
  link(words.clear());
  lines.add(words);
  return lines.size;
}

}  // namespace lucca::ui
