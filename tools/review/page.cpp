#include "tools/review/page.h"

#include <memory>

#include "engine/bots/review/reviewer.h"
#include "engine/bots/review/turn_walk.h"
#include "tools/review/telling.h"

namespace lucca::review {
namespace {

std::string escaped(const std::string& text) {
  std::string out;
  for (char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        out += c;
    }
  }
  return out;
}

std::string base64(const std::vector<uint8_t>& bytes) {
  constexpr const char* kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string out;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    uint32_t three = 0;
    for (std::size_t k = 0; k < 3; ++k) three = three << 8 | (i + k < bytes.size() ? bytes[i + k] : 0u);
    for (std::size_t k = 0; k < 4; ++k) {
      out += i + k <= bytes.size() ? kDigits[three >> (18 - 6 * k) & 63] : '=';
    }
  }
  return out;
}

std::string image(const simulator::Picture& picture, const std::string& words) {
  return "<img alt=\"" + escaped(words) + "\" src=\"data:image/png;base64," +
         base64(simulator::encodePng(simulator::enlarged(picture, 2))) + "\">";
}

// One turning point with what was played and what would have been better.
struct Told {
  std::string title, played, better, why;
  AnyState before, afterPlayed, afterBetter;
};

Told tell(const Match& match, const TurningPoint& point) {
  const Game& game = match.game();
  const Telling& telling = tellingOf(game.id);
  Told told;
  TurnWalk walk;
  walk.begin(game, match.setup(), match.history());
  walk.toTurn(point.turn);
  told.before = told.afterBetter = walk.state();
  const std::size_t from = walk.position();
  walk.endTurn();
  told.afterPlayed = walk.state();
  told.played = describeTurn(game, told.before, match.history().data() + from, walk.position() - from);
  told.better = describeTurn(game, told.before, point.action.data(), point.actions);
  told.why = reasonOf(match, point.reason);
  for (int i = 0; i < point.actions; ++i) {
    settle(game, told.afterBetter);
    static_cast<void>(game.apply(told.afterBetter, point.action[i]));
  }
  settle(game, told.afterBetter);
  told.title = std::string(telling.turnWord) + " " +
               std::to_string(telling.turnNumber(point.turn, match.setup().players)) + ", " +
               seatWord(point.seat) + ": " + std::to_string(point.loss()) + " of 100 could be gained";
  return told;
}

std::string luckWords(const Review& review, std::size_t round) {
  std::string words = "Round " + std::to_string(round + 1) + ": the luck of the cards:";
  for (Seat seat = 0; seat < review.seats; ++seat) {
    const int change = review.luck[round][seat];
    words += (seat == 0 ? " " : ", ") + seatWord(seat) + (change < 0 ? " " : " +") + std::to_string(change);
  }
  return words + " of 100";
}

std::string personWords(const Match& match, const Review& review, Seat seat) {
  const PersonReview person = reviewOf(review, seat);
  int luck = 0;
  for (const auto& round : review.luck) luck += round[seat];
  const std::string cards = review.luck.empty() ? ""
                                                : std::string("; luck of the cards: ") +
                                                      (luck < 0 ? "" : "+") + std::to_string(luck);
  if (person.judged == 0) return seatWord(seat) + ": no turn is judged" + cards;
  std::string words = seatWord(seat) + ": " + std::to_string(person.good) + " of " +
                      std::to_string(person.judged) + " judged turns with no clearly better choice";
  if (person.bestTurn < 0) return words + cards;
  const Telling& telling = tellingOf(match.game().id);
  return words + "; best turn: " + telling.turnWord + " " +
         std::to_string(telling.turnNumber(static_cast<std::size_t>(person.bestTurn), review.seats)) + ", +" +
         std::to_string(person.rise) + " of 100" + cards;
}

// "Seat 2 wins. Points: 15 for Seat 1, 46 for Seat 2."
std::string outcome(const Match& match) {
  const Result result = match.game().result(match.state());
  std::string winners;
  for (Seat seat = 0; seat < match.setup().players; ++seat) {
    if (contains(result.winners, seat)) winners += (winners.empty() ? "" : " and ") + seatWord(seat);
  }
  const bool shared = winners.find(" and ") != std::string::npos;
  const Telling& telling = tellingOf(match.game().id);
  Seat winner = 0;
  while (!contains(result.winners, winner)) ++winner;
  const std::string tie = shared ? "" : telling.tie(match.state(), result, winner);
  return winners + (shared ? " share the win. " : " wins. ") + telling.score(result, match.setup().players) +
         (tie.empty() ? "" : "; " + tie) + ".";
}

// As on the screen: how many turns and cards mattered, or why none is told.
std::string summary(const Review& review) {
  std::size_t luck = 0;
  for (std::size_t round = 0; round < review.luck.size(); ++round) luck += marksLuck(review, round);
  const std::size_t all = review.points.size() + luck;
  if (review.points.empty()) {
    bool judged = false;
    for (const ReviewedTurn& turn : review.turn) judged = judged || turn.judged != Judged::Silent;
    if (!judged) return "Turns are not judged at this table: it would be wrong too often.";
    return "No turn stood out clearly. Only what is clear is told.";
  }
  return (all == 1 ? "One turning point" : std::to_string(all) + " turning points") +
         (luck > 0 ? ", " + std::to_string(luck) + " by the cards." : ".");
}

// Chances as bands in one river.
std::string river(const Review& review) {
  constexpr int kWidth = 720, kHeight = 240;
  constexpr const char* kColours[kMaxSeats] = {"#a1450d", "#234f50", "#d9a441", "#8fb3c4", "#5b3a6b"};
  const std::size_t points = review.river.size();
  std::string svg =
      "<svg viewBox=\"0 0 720 240\" role=\"img\" aria-label=\"chances to win after each turn\">";
  const auto x = [&](std::size_t i) { return std::to_string(points < 2 ? 0 : i * kWidth / (points - 1)); };
  for (Seat seat = 0; seat < review.seats; ++seat) {
    std::string above, below;
    for (std::size_t i = 0; i < points; ++i) {
      int before = 0;
      for (Seat other = 0; other < seat; ++other) before += review.river[i][other];
      above += x(i) + "," + std::to_string(kHeight * before / 100) + " ";
      below = x(i) + "," + std::to_string(kHeight * (before + review.river[i][seat]) / 100) + " " + below;
    }
    svg += std::string("<polygon fill=\"") + kColours[seat] + "\" stroke=\"#2b2118\" points=\"" + above +
           below + "\"><title>" + seatWord(seat) + "</title></polygon>";
  }
  for (const TurningPoint& point : review.points) {
    const std::size_t at = (point.turn + 1u) / review.stride;
    const std::string where = x(at > 0 ? at - 1 : 0);
    svg += "<line x1=\"" + where + "\" x2=\"" + where +
           "\" y1=\"0\" y2=\"240\" stroke=\"#fff\" stroke-dasharray=\"3 4\"/>";
  }
  svg += "</svg><p>";
  for (Seat seat = 0; seat < review.seats; ++seat) {
    svg += std::string("<span style=\"color:") + kColours[seat] + "\">&#9632;</span> " + seatWord(seat) + " ";
  }
  return svg + "</p>";
}

}  // namespace

Review reviewed(const Match& match, SeatSet people) {
  const auto workspace = std::make_unique<std::byte[]>(kBotWorkspace);
  Review found;
  Reviewer reviewer({workspace.get(), kBotWorkspace});
  reviewer.begin(match.game(), match.setup(), match.history(), people, found);
  while (!reviewer.work(1u << 20)) {
  }
  return found;
}

std::string writeText(const Match& match, const Review& review, const std::string& name) {
  std::string out = "Review of " + name + "\n" + outcome(match) + "\n" + summary(review) +
                    "\n\nChances to win, of 100, for Seat 1 to " + std::to_string(review.seats) + " after ";
  const Telling& telling = tellingOf(match.game().id);
  out += review.stride == 1 ? "each turn:\n" : "one turn in " + std::to_string(review.stride) + ":\n";
  for (std::size_t i = 0; i < review.river.size(); ++i) {
    const std::size_t turn = (i + 1) * review.stride - 1;
    out +=
        std::string("  ") + telling.turnWord + " " + std::to_string(telling.turnNumber(turn, review.seats));
    if (turn < review.turn.size()) out += ", " + seatWord(review.turn[turn].seat);
    out += ":";
    const Percents chances = chancesAfter(review, turn);
    for (Seat seat = 0; seat < review.seats; ++seat) {
      out += ' ';
      out += std::to_string(chances[seat]);
    }
    out += "\n";
  }
  out += "\n";
  for (std::size_t round = 0; round < review.luck.size(); ++round) {
    if (marksLuck(review, round)) out += luckWords(review, round) + "\n";
  }
  for (const TurningPoint& point : review.points) {
    const Told told = tell(match, point);
    out += told.title + "\n  played, " + std::to_string(point.played) + " of 100: " + told.played +
           "\n  better, " + std::to_string(point.better) + " of 100: " + told.better + "\n" +
           (told.why.empty() ? "" : "  why: " + told.why + "\n");
  }
  for (Seat seat = 0; seat < review.seats; ++seat) {
    if (contains(review.people, seat)) out += personWords(match, review, seat) + "\n";
  }
  return out;
}

std::string writePage(const Match& match, const Review& review, const std::string& name) {
  std::string out =
      "<!DOCTYPE html>\n<html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" "
      "content=\"width=device-width\">\n<title>Review of " +
      escaped(name) +
      "</title>\n<style>body{font:16px/1.5 sans-serif;max-width:760px;margin:2em auto;padding:0 "
      "1em;background:#f6eddd;color:#2b2118}svg{width:100%}img{image-rendering:pixelated;max-width:100%}"
      "figure{display:"
      "inline-block;margin:0 1em 1em "
      "0;vertical-align:top}figcaption{width:0;min-width:100%}</style>\n<h1>Review "
      "of " +
      escaped(name) + "</h1>\n<p>" + outcome(match) + "<br>" + summary(review) + "</p>\n" + river(review) +
      "\n";
  for (std::size_t round = 0; round < review.luck.size(); ++round) {
    if (marksLuck(review, round)) out += "<p>" + luckWords(review, round) + "</p>\n";
  }
  const Telling& telling = tellingOf(match.game().id);
  for (const TurningPoint& point : review.points) {
    const Told told = tell(match, point);
    const auto figure = [&](const AnyState& state, const char* what, int chance, const std::string& words) {
      return "<figure>" + image(telling.draw(state, told.before, point.seat), words) + "<figcaption><b>" +
             what + " " + std::to_string(chance) + "</b>: " + escaped(words) + "</figcaption></figure>";
    };
    out += "<h2>" + escaped(told.title) + "</h2>\n" +
           figure(told.afterPlayed, "Played", point.played, told.played) +
           figure(told.afterBetter, "Better", point.better, told.better) +
           (told.why.empty() ? "" : "<p>" + escaped(told.why) + ".</p>") + "\n";
  }
  out += "<h2>Seats</h2>\n<ul>\n";
  for (Seat seat = 0; seat < review.seats; ++seat) {
    if (contains(review.people, seat)) out += "<li>" + personWords(match, review, seat) + "</li>\n";
  }
  return out + "</ul>\n<p>Chances suppose players of equal skill.</p>\n</html>\n";
}

}  // namespace lucca::review
