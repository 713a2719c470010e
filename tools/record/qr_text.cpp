#include "tools/record/qr_text.h"

#include <algorithm>
#include <map>
#include <memory>
#include <vector>

#include "base/crc32.h"
#include "base/qr/qr_parts.h"
#include "engine/game/match_pack.h"
#include "engine/games.h"
#include "tools/record/writer.h"

namespace lucca::record {

namespace {

using Bytes = std::vector<uint8_t>;

constexpr std::string_view kBlanks = " \t\r\n";
constexpr std::string_view kReaderPrefix = "QR-Code:";  // zbarimg without --raw

std::vector<std::string_view> wordsOf(std::string_view text) {
  std::vector<std::string_view> words;
  while (true) {
    const std::size_t start = text.find_first_not_of(kBlanks);
    if (start == std::string_view::npos) return words;
    text.remove_prefix(start);
    const std::size_t end = std::min(text.find_first_of(kBlanks), text.size());
    std::string_view word = text.substr(0, end);
    if (word.starts_with(kReaderPrefix)) word.remove_prefix(kReaderPrefix.size());
    words.push_back(word);
    text.remove_prefix(end);
  }
}

bool join(std::string_view text, Bytes& bytes, std::string& why) {
  std::map<int, std::string_view> parts;
  ReadPart first;
  for (const std::string_view word : wordsOf(text)) {
    ReadPart part;
    if (!readPart(word, part)) {
      why = "this is not the text of a game's code: " + std::string(word.substr(0, 40));
      return false;
    }
    if (parts.empty()) first = part;
    if (part.crc != first.crc || part.count != first.count) {
      why = "these codes belong to different games";
      return false;
    }
    parts[part.index] = part.letters;
  }
  for (int i = 0; i < first.count; ++i) {
    if (parts.contains(i)) continue;
    why = "code " + std::to_string(i + 1) + " of " + std::to_string(first.count) + " is missing";
    return false;
  }
  Bytes buffer(kMaxPacked);
  for (const auto& [index, letters] : parts) {
    const int size = readLetters(letters, buffer);
    bytes.insert(bytes.end(), buffer.begin(), buffer.begin() + std::max(size, 0));
  }
  if (!parts.empty() && crc32(bytes.data(), bytes.size()) == first.crc) return true;
  why = parts.empty() ? "no code's text given" : "a code was misread: the check does not fit";
  return false;
}

}  // namespace

bool recordFromCodes(std::string_view text, std::string& record, std::string& why) {
  Bytes bytes;
  if (!join(text, bytes, why)) return false;
  PackHead head;
  const Game* game = readPackHead(bytes, head) ? findGame(head.setup.game) : nullptr;
  const Notation* notation = game ? findNotation(game->name) : nullptr;
  if (notation == nullptr) {
    why = "the game comes from a later version of Lucca Tascabile";
    return false;
  }
  const auto match = std::make_unique<Match>();
  const auto work = std::make_unique<PackWork>();
  if (!unpackMatch(bytes, *game, *match, *work)) {
    Setup own = head.setup;
    stampDeck(*game, own);
    why = own != head.setup ? "the game was played with another deck than this program's"
                            : "the game was played by other rules than this version's";
    return false;
  }
  record = writeRecord(*notation, *match, head.seed);
  if (record.empty()) why = "the game was not played to its end";
  return !record.empty();
}

}  // namespace lucca::record
