#include "ui/saves/settings.h"

#include "base/bytes.h"
#include "base/crc32.h"

namespace lucca::ui {

namespace {

void writeName(ByteWriter& out, const Name& name) {
  out.u8(name.size);
  out.bytes(name.bytes, sizeof name.bytes);
}

bool readName(ByteReader& in, Name& name) {
  name.size = in.u8();
  in.bytes(name.bytes, sizeof name.bytes);
  if (!in.ok() || name.size > sizeof name.bytes) return false;
  name.mend();
  return true;
}

void writePlan(ByteWriter& out, const Plan& plan) {
  out.u8(static_cast<unsigned>(plan.setup.game));
  out.u8(plan.setup.players);
  for (const uint8_t option : plan.setup.option) out.u8(option);
  for (Seat s = 0; s < kMaxSeats; ++s) {
    const SeatInfo& seat = plan.who(s);
    writeName(out, seat.name);
    out.u8(kindOfSeat(plan, s));
    out.u8(seat.level);
    out.u8(seat.emblem);
    out.u8(seat.colour);
  }
}

bool readPlan(ByteReader& in, Plan& plan) {
  plan.setup.game = static_cast<GameId>(in.u8());
  plan.setup.players = in.u8();
  for (uint8_t& option : plan.setup.option) option = in.u8();
  bool good = plan.setup.players <= kMaxSeats;
  plan.setup.handicap = 0;
  for (Seat s = 0; s < kMaxSeats; ++s) {
    SeatInfo& seat = plan.seats[static_cast<std::size_t>(s)];
    good = readName(in, seat.name) && good;
    takeKind(in.u8(), plan, s);
    seat.level = in.u8();
    seat.emblem = in.u8();
    seat.colour = in.u8();
    good = good && seat.isBot <= 1 && seat.level < kLevels;
  }
  return in.ok() && good;
}

// The numbers that devices in use have saved; assets/languages.txt gives each language its own for ever.
static_assert(static_cast<int>(Language::En) == 0 && static_cast<int>(Language::It) == 1 &&
              static_cast<int>(Language::De) == 2);

// The six values that both versions begin with.
void readChoices(ByteReader& in, Settings& s) {
  s.languageChosen = in.u8() != 0;
  const uint8_t language = in.u8(), brightness = in.u8(), volume = in.u8(), speed = in.u8();
  if (language < kLanguages) s.language = static_cast<Language>(language);
  if (brightness >= kMinBrightness && brightness <= kMaxBrightness) s.brightness = brightness;
  if (volume <= kMaxVolume) s.volume = volume;
  if (speed <= static_cast<uint8_t>(Speed::Instant)) s.speed = static_cast<Speed>(speed);
  s.askBeforeEnd = in.u8() != 0;
}

bool readNames(ByteReader& in, int count, Settings& s) {
  bool good = count <= kKnownNames;
  for (int i = 0; good && i < count; ++i) good = readName(in, s.names[static_cast<std::size_t>(i)]);
  return good;
}

bool readVersion1(ByteReader& in, Settings& s) {
  if (in.u8() != Settings::kVersion010) return false;
  readChoices(in, s);
  const uint8_t known = in.u8();
  for (int i = 0; i < 2; ++i) {
    Plan plan;
    if (readPlan(in, plan) && (known >> i & 1)) rememberPlan(s, plan);
  }
  const bool good = readNames(in, kKnownNames, s);
  s.wordsSeen = in.u32();
  return good;
}

bool readVersion2(ByteReader& in, Settings& s) {
  readChoices(in, s);
  s.slot = in.u8();
  for (int count = in.u8(); count > 0; --count) {
    Plan plan;
    if (readPlan(in, plan)) rememberPlan(s, plan);
  }
  const bool good = readNames(in, in.u8(), s);
  s.wordsSeen = in.u32();
  // Later additions are at the end.
  if (in.left() < 1 + s.slotAges.size()) return good;
  s.shortHandOver = in.u8() != 0;
  for (uint8_t& age : s.slotAges) age = in.u8();
  if (in.left() < 2) return good;
  s.largeText = in.u8() == 1;
  const uint8_t theme = in.u8();
  if (theme < kThemes) s.theme = static_cast<Theme>(theme);
  if (in.left() < 2) return good;
  s.principlesSeen = in.u16();
  for (uint16_t& person : s.hinted) {
    if (in.left() >= 2) person = in.u16();
  }
  return good;
}

uint16_t tagOf(std::string_view name) {
  return static_cast<uint16_t>(crc32(reinterpret_cast<const uint8_t*>(name.data()), name.size()) << 2);
}

// The person's place among those who asked; the last place: did not ask yet.
std::size_t placeOf(const Settings& settings, uint16_t tag) {
  std::size_t i = 0;
  while (i + 1 < settings.hinted.size() &&
         ((settings.hinted[i] & ~3) != tag || (settings.hinted[i] & 3) == 0))
    ++i;
  return i;
}

}  // namespace

int hintsOf(const Settings& settings, std::string_view name) {
  const uint16_t tag = tagOf(name), found = settings.hinted[placeOf(settings, tag)];
  return (found & ~3) == tag ? found & 3 : 0;
}

void noteHint(Settings& settings, std::string_view name) {
  const uint16_t tag = tagOf(name);
  const int asked = hintsOf(settings, name);
  for (std::size_t i = placeOf(settings, tag); i > 0; --i) settings.hinted[i] = settings.hinted[i - 1];
  settings.hinted[0] = static_cast<uint16_t>(tag | (asked < kHintsKnown ? asked + 1 : kHintsKnown));
}

std::size_t encodeSettings(const Settings& settings, std::span<uint8_t, kSettingsMost> bytes) {
  ByteWriter out(bytes);
  out.u8(settings.languageChosen);
  out.u8(static_cast<unsigned>(settings.language));
  out.u8(settings.brightness);
  out.u8(settings.volume);
  out.u8(static_cast<unsigned>(settings.speed));
  out.u8(settings.askBeforeEnd);
  out.u8(settings.slot);
  unsigned plans = 0;
  for (std::size_t i = 0; i < settings.plans.size(); ++i) plans += settings.planKnown >> i & 1;
  out.u8(plans);
  for (std::size_t i = 0; i < settings.plans.size(); ++i) {
    if (settings.planKnown >> i & 1) writePlan(out, settings.plans[i]);
  }
  out.u8(kKnownNames);
  for (const Name& name : settings.names) writeName(out, name);
  out.u32(settings.wordsSeen);
  out.u8(settings.shortHandOver);
  for (const uint8_t age : settings.slotAges) out.u8(age);
  out.u8(settings.largeText);
  out.u8(static_cast<unsigned>(settings.theme));
  out.u16(settings.principlesSeen);
  // Empty on most devices. Firmware up to 0.2.0 reads only the bytes before.
  for (const uint16_t person : settings.hinted) {
    if (person != 0) out.u16(person);
  }
  return out.size();
}

bool decodeSettings(uint8_t version, std::span<const uint8_t> bytes, Settings& settings) {
  ByteReader in(bytes);
  Settings read;
  const bool good = version == Settings::kVersion      ? readVersion2(in, read)
                    : version == Settings::kVersion010 ? readVersion1(in, read)
                                                       : false;
  if (!good || !in.ok()) return false;
  settings = read;
  return true;
}

}  // namespace lucca::ui
