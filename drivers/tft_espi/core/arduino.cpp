#include "Arduino.h"

#include "SPI.h"
#include "drivers/tft_espi/include/TFT_eSPI.h"
#include "machine.h"

using namespace lucca;

SerialPort Serial, Serial1;

SPIClass& TFT_eSPI::getSPIinstance() { return SPI; }

namespace {

uint32_t chance = 1;
int analogBits = 10, writeBits = 8;

constexpr int kChannels = 32;  // a channel may be a pin's number
struct Channel {
  int pin = -1, bits = 8;
};
Channel channels[kChannels];

char* written(std::string_view text, char* to) {
  std::memcpy(to, text.data(), text.size());
  to[text.size()] = '\0';
  return to;
}

char* written(const String& text, char* to) { return written(std::string_view(text), to); }

}  // namespace

uint32_t millis() { return static_cast<uint32_t>(sketch::microseconds() / 1000); }
uint32_t micros() { return static_cast<uint32_t>(sketch::microseconds()); }
void delay(uint32_t ms) { sketch::wait(uint64_t{ms} * 1000); }
void delayMicroseconds(uint32_t us) { sketch::wait(us); }
void yield() { sketch::wait(0); }

// xorshift: the same sketch shows the same pictures.
void randomSeed(unsigned long seed) { chance = seed != 0 ? static_cast<uint32_t>(seed) : 1; }

long random(long end) {
  chance ^= chance << 13;
  chance ^= chance >> 17;
  chance ^= chance << 5;
  return end <= 0 ? 0 : static_cast<long>((chance & 0x7FFFFFFF) % static_cast<unsigned long>(end));
}

long random(long from, long end) { return from >= end ? from : from + random(end - from); }

void pinMode(int pin, int mode) { sketch::setPinMode(pin, mode); }
void digitalWrite(int pin, int level) { sketch::writePin(pin, level != 0 ? 255 : 0); }
int digitalRead(int pin) { return sketch::readPin(pin); }
int analogRead(int pin) { return sketch::readAnalog(pin) >> (12 - analogBits); }
void analogWrite(int pin, int value) { sketch::writePin(pin, value * 255 / ((1 << writeBits) - 1)); }
void analogWriteResolution(int bits) { writeBits = std::clamp(bits, 1, 16); }
void analogReadResolution(int bits) { analogBits = std::clamp(bits, 1, 12); }
void tone(int pin, unsigned frequency, unsigned long duration) { sketch::playTone(pin, frequency, duration); }
void noTone(int pin) { sketch::playTone(pin, 0, 0); }

double ledcSetup(int channel, double hertz, int bits) {
  if (channel >= 0 && channel < kChannels) channels[channel] = {channels[channel].pin, bits};
  return hertz;
}

void ledcAttachPin(int pin, int channel) {
  sketch::setPinMode(pin, OUTPUT);
  if (channel >= 0 && channel < kChannels) channels[channel].pin = pin;
}

void ledcDetachPin(int pin) {
  for (Channel& channel : channels) {
    if (channel.pin == pin) channel.pin = -1;
  }
}

bool ledcAttach(int pin, unsigned, int bits) {
  if (pin < 0 || pin >= kChannels) return false;
  sketch::setPinMode(pin, OUTPUT);
  channels[pin] = {pin, bits};
  return true;
}

void ledcWrite(int channel, uint32_t duty) {
  if (channel < 0 || channel >= kChannels || channels[channel].pin < 0) return;
  const auto [pin, bits] = channels[channel];
  const uint32_t full = (1u << std::clamp(bits, 1, 20)) - 1;
  sketch::writePin(pin, static_cast<int>(uint64_t{std::min(duty, full)} * 255 / full));
}

double ledcWriteTone(int channel, double hertz) {
  if (channel < 0 || channel >= kChannels || channels[channel].pin < 0) return 0;
  sketch::playTone(channels[channel].pin, static_cast<unsigned>(hertz), 0);
  return hertz;
}

// No text ever arrives. Time must advance for a sketch that waits for one.
int Stream::available() {
  sketch::microseconds();
  return 0;
}

size_t Stream::readBytes(char* to, size_t count) {
  size_t done = 0;
  while (done < count && available() > 0) to[done++] = static_cast<char>(read());
  return done;
}

String Stream::readString() {
  String text;
  while (available() > 0) text += static_cast<char>(read());
  return text;
}

String Stream::readStringUntil(char end) {
  String text;
  while (available() > 0) {
    const auto letter = static_cast<char>(read());
    if (letter == end) break;
    text += letter;
  }
  return text;
}

#if !defined(__NEWLIB__)
char* itoa(int number, char* to, int base) { return written(String(number, base), to); }
char* utoa(unsigned number, char* to, int base) { return written(String(number, base), to); }
#endif
char* ltoa(long number, char* to, int base) { return written(String(number, base), to); }
char* ultoa(unsigned long number, char* to, int base) { return written(String(number, base), to); }

char* dtostrf(double number, signed char width, unsigned char decimals, char* to) {
  String text(number, decimals);
  const int wide = width < 0 ? -width : width;
  while (static_cast<int>(text.length()) < wide) text = width < 0 ? text + ' ' : ' ' + text;
  return written(text, to);
}

size_t SerialPort::write(uint8_t byte) {
  sketch::log(static_cast<char>(byte));
  return 1;
}
