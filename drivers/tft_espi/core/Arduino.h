// A small Arduino core in fixed memory, for sketches that draw: time, chance, numbers, Strings, Serial on the log, and pins.
// machine.h is the interface to the machine behind it, the PC or a Pico.
#pragma once

#define LUCCA_ARDUINO_H
#ifndef ARDUINO
#define ARDUINO 10819
#endif

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "drivers/tft_espi/include/arduino/Print.h"
#include "drivers/tft_espi/include/arduino/WString.h"
#include "pgmspace.h"

using lucca::Print;
using lucca::String;
using std::abs;
using std::isinf;
using std::isnan;
using std::round;

using byte = uint8_t;
using word = uint16_t;
using boolean = bool;

#define HIGH 1
#define LOW 0
#define INPUT 0
#define OUTPUT 1
#define INPUT_PULLUP 2
#define INPUT_PULLDOWN 3
#define CHANGE 1
#define FALLING 2
#define RISING 3
#define LSBFIRST 0
#define MSBFIRST 1
#ifndef LED_BUILTIN
#define LED_BUILTIN 25
#endif
enum { A0 = 26, A1 = 27, A2 = 28, A3 = 29 };

#ifndef PI
#define PI 3.1415926535897932384626433832795
#endif
#define HALF_PI 1.5707963267948966192313216916398
#define TWO_PI 6.283185307179586476925286766559
#define DEG_TO_RAD 0.017453292519943295769236907684886
#define RAD_TO_DEG 57.295779513082320876798154814105
#define EULER 2.718281828459045235360287471352

#define F(text) (reinterpret_cast<const __FlashStringHelper*>(text))
#define FPSTR(text) (reinterpret_cast<const __FlashStringHelper*>(text))

#define bit(b) (1UL << (b))
#define bitRead(value, b) (((value) >> (b)) & 0x01)
#define bitSet(value, b) ((value) |= (1UL << (b)))
#define bitClear(value, b) ((value) &= ~(1UL << (b)))
#define bitToggle(value, b) ((value) ^= (1UL << (b)))
#define bitWrite(value, b, on) ((on) ? bitSet(value, b) : bitClear(value, b))
#define lowByte(w) ((uint8_t)((w)&0xff))
#define highByte(w) ((uint8_t)((w) >> 8))
#define radians(deg) ((deg)*DEG_TO_RAD)
#define degrees(rad) ((rad)*RAD_TO_DEG)
#define sq(x) ((x) * (x))
#define constrain(x, low, high) ((x) < (low) ? (low) : ((x) > (high) ? (high) : (x)))
#define interrupts()
#define noInterrupts()
#define ICACHE_RAM_ATTR
#define IRAM_ATTR

template <typename A, typename B>
constexpr auto min(const A& a, const B& b) -> std::common_type_t<A, B> {
  return a < b ? a : b;
}
template <typename A, typename B>
constexpr auto max(const A& a, const B& b) -> std::common_type_t<A, B> {
  return a < b ? b : a;
}
constexpr long map(long x, long inMin, long inMax, long outMin, long outMax) {
  return (x - inMin) * (outMax - outMin) / (inMax - inMin) + outMin;
}
constexpr uint16_t makeWord(uint8_t high, uint8_t low) { return static_cast<uint16_t>(high << 8 | low); }

uint32_t millis();
uint32_t micros();
void delay(uint32_t ms);
void delayMicroseconds(uint32_t us);
void yield();

void randomSeed(unsigned long seed);
long random(long end);
long random(long from, long end);

void pinMode(int pin, int mode);
void digitalWrite(int pin, int level);
int digitalRead(int pin);
int analogRead(int pin);
void analogWrite(int pin, int value);
void analogWriteResolution(int bits);
void analogReadResolution(int bits);
void tone(int pin, unsigned frequency, unsigned long duration = 0);
void noTone(int pin);

// ESP32's light and sound: a channel drives the pins that are attached to it. With `ledcAttach` a pin is its own channel.
double ledcSetup(int channel, double hertz, int bits);
void ledcAttachPin(int pin, int channel);
void ledcDetachPin(int pin);
bool ledcAttach(int pin, unsigned hertz, int bits);
void ledcWrite(int channel, uint32_t duty);
double ledcWriteTone(int channel, double hertz);
#define digitalPinToBitMask(pin) (1UL << (pin))
#define digitalPinToPort(pin) 0
inline int digitalPinToInterrupt(int pin) { return pin; }
inline void attachInterrupt(int, void (*)(), int) {}
inline void detachInterrupt(int) {}

extern "C" {
#if !defined(__NEWLIB__)  // which has these two
char* itoa(int number, char* to, int base);
char* utoa(unsigned number, char* to, int base);
#endif
char* ltoa(long number, char* to, int base);
char* ultoa(unsigned long number, char* to, int base);
}
char* dtostrf(double number, signed char width, unsigned char decimals, char* to);

// By itself it is an input without data: a sketch may ask, and nothing is available. A File is one that ends.
class Stream : public Print {
 public:
  virtual int available();
  virtual int read() { return -1; }
  virtual int peek() { return -1; }
  // The bytes that can be read now, without waiting.
  size_t readBytes(char* to, size_t count);
  size_t readBytes(uint8_t* to, size_t count) { return readBytes(reinterpret_cast<char*>(to), count); }
  String readString();
  String readStringUntil(char end);  // without the end
  void setTimeout(unsigned long) {}
};

class SerialPort : public Stream {
 public:
  using Print::write;
  void begin(unsigned long, int = 0) {}
  void end() {}
  size_t write(uint8_t byte) override;
  void setDebugOutput(bool) {}
  explicit operator bool() const { return true; }
};
extern SerialPort Serial, Serial1;
using HardwareSerial = SerialPort;

void setup();
void loop();
