// The facts about the display that `getSetup` gives to a diagnostic sketch.
#pragma once

#include <cstdint>

#include "drivers/tft_espi/include/arduino_base.h"
#include "drivers/tft_espi/include/tft_constants.h"

struct setup_t {
  lucca::tft::String version = TFT_ESPI_VERSION;
  lucca::tft::String setup_info = "";
  uint32_t setup_id = 0;
  int32_t esp = 0x2040;
  uint8_t trans = 1, serial = 1, port = 0, overlap = 0, interface = 0;
  uint16_t tft_driver = TFT_DRIVER, tft_width = 0, tft_height = 0;
  uint8_t r0_x_offset = 0, r0_y_offset = 0, r1_x_offset = 0, r1_y_offset = 0;
  uint8_t r2_x_offset = 0, r2_y_offset = 0, r3_x_offset = 0, r3_y_offset = 0;
  int8_t pin_tft_mosi = TFT_MOSI, pin_tft_miso = TFT_MISO, pin_tft_clk = TFT_SCLK, pin_tft_cs = TFT_CS;
  int8_t pin_tft_dc = TFT_DC, pin_tft_rd = -1, pin_tft_wr = -1, pin_tft_rst = TFT_RST;
  int8_t pin_tft_d0 = -1, pin_tft_d1 = -1, pin_tft_d2 = -1, pin_tft_d3 = -1;
  int8_t pin_tft_d4 = -1, pin_tft_d5 = -1, pin_tft_d6 = -1, pin_tft_d7 = -1;
#if defined(TFT_BL)
  int8_t pin_tft_led = TFT_BL;
#else
  int8_t pin_tft_led = -1;
#endif
  int8_t pin_tft_led_on = TFT_BACKLIGHT_ON, pin_tch_cs = -1;
  int16_t tft_spi_freq = SPI_FREQUENCY / 100000, tft_rd_freq = 0, tch_spi_freq = 0;
};
