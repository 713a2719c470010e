#include "firmware/pico/pico_display_bus.h"

#include <hardware/dma.h>
#include <hardware/gpio.h>
#include <hardware/irq.h>
#include <hardware/sync.h>
#include <hardware/timer.h>
#include <pico/time.h>

namespace lucca {

namespace {

// The panel scans its 320 rows in 15.5 ms of a frame, after a blank of 1.2 ms; a picture of 240 rows takes 14.75 ms, slower
// than the scan of as many. Begun behind the scan it stays behind, and is through before the next scan comes; begun in
// the blank or at the frame's end it would be overtaken.
constexpr uint32_t kFrameUs = 16'667;
constexpr uint32_t kFirstStartUs = 1'300;
constexpr uint32_t kLastStartUs = 14'500;
constexpr uint32_t kResetPulseUs = 20;

PicoDisplayBus* buses[2];  // by SPI block, for the interrupts

void initOutput(Pin pin, bool level) {
  if (pin == kNoPin) return;
  gpio_init(static_cast<unsigned>(pin));
  gpio_put(static_cast<unsigned>(pin), level);
  gpio_set_dir(static_cast<unsigned>(pin), true);
}

// How long a large picture should wait. Without a blank in the last frame the line is not connected, or the panel sleeps.
uint32_t untilClear(uint32_t sinceBlank) {
  if (sinceBlank < kFirstStartUs) return kFirstStartUs - sinceBlank;
  if (sinceBlank < kLastStartUs || sinceBlank > kFrameUs) return 0;
  return kFrameUs + kFirstStartUs - sinceBlank;
}

}  // namespace

void PicoDisplayBus::init() {
  spi_ = pins_.spi == 0 ? spi0 : spi1;
  spi_init(spi_, baud_);
  spi_set_format(spi_, 8, (pins_.mode & 2) != 0 ? SPI_CPOL_1 : SPI_CPOL_0,
                 (pins_.mode & 1) != 0 ? SPI_CPHA_1 : SPI_CPHA_0, SPI_MSB_FIRST);
  gpio_set_function(static_cast<unsigned>(pins_.clock), GPIO_FUNC_SPI);
  gpio_set_function(static_cast<unsigned>(pins_.data), GPIO_FUNC_SPI);
  initOutput(pins_.cs, true);
  initOutput(pins_.dc, true);
  initOutput(pins_.reset, true);
  const bool first = buses[pins_.spi] == nullptr;
  buses[pins_.spi] = this;
  if (first) initDma();
  if (first && pins_.tearing != kNoPin) {
    const auto pin = static_cast<unsigned>(pins_.tearing);
    gpio_init(pin);
    gpio_add_raw_irq_handler(pin, &PicoDisplayBus::onBlank);
    irq_set_enabled(IO_IRQ_BANK0, true);
    alarm_ = static_cast<uint8_t>(hardware_alarm_claim_unused(true));
    hardware_alarm_set_callback(alarm_, &PicoDisplayBus::onClear);
    gpio_set_irq_enabled(pin, GPIO_IRQ_EDGE_RISE, true);
  }
}

void PicoDisplayBus::setBaud(uint32_t baud) {
  wait();
  baud_ = baud;
  spi_set_baudrate(spi_, baud);
}

void PicoDisplayBus::initDma() {
  data_ = static_cast<uint8_t>(dma_claim_unused_channel(true));
  control_ = static_cast<uint8_t>(dma_claim_unused_channel(true));

  dma_channel_config config = dma_channel_get_default_config(data_);
  channel_config_set_transfer_data_size(&config, DMA_SIZE_16);
  channel_config_set_dreq(&config, spi_get_dreq(spi_, true));
  channel_config_set_bswap(&config,
                           true);  // memory holds the wire's byte order, the SPI block sends half-words
  dataConfig_ = config.ctrl;
  channel_config_set_read_increment(&config, false);
  fillConfig_ = config.ctrl;
  channel_config_set_read_increment(&config, true);
  channel_config_set_chain_to(&config, control_);
  channel_config_set_irq_quiet(&config, true);  // report at the closing 0, not at each row
  rowConfig_ = config.ctrl;

  dma_channel_config rows = dma_channel_get_default_config(control_);
  channel_config_set_transfer_data_size(&rows, DMA_SIZE_32);
  dma_channel_configure(control_, &rows, &dma_hw->ch[data_].al3_read_addr_trig, rows_, 1, false);
  dma_channel_set_write_addr(data_, &spi_get_hw(spi_)->dr, false);

  dma_channel_set_irq1_enabled(data_, true);
  irq_set_exclusive_handler(DMA_IRQ_1, &PicoDisplayBus::onDma);
  irq_set_enabled(DMA_IRQ_1, true);
}

bool PicoDisplayBus::reset() {
  if (pins_.reset == kNoPin) return false;
  gpio_put(static_cast<unsigned>(pins_.reset), false);
  busy_wait_us_32(kResetPulseUs);
  gpio_put(static_cast<unsigned>(pins_.reset), true);
  return true;
}

void PicoDisplayBus::select(bool on) {
  if (pins_.cs != kNoPin) gpio_put(static_cast<unsigned>(pins_.cs), !on);
}

// Nothing may be on the wire.
void PicoDisplayBus::setFrameBits(unsigned bits) {
  spi_hw_t* hw = spi_get_hw(spi_);
  hw->cr0 = (hw->cr0 & ~SPI_SSPCR0_DSS_BITS) | ((bits - 1) << SPI_SSPCR0_DSS_LSB);
}

void PicoDisplayBus::command(uint8_t code, std::span<const uint8_t> parameters) {
  wait();
  setFrameBits(8);
  const auto dc = static_cast<unsigned>(pins_.dc);
  select(true);
  gpio_put(dc, false);
  spi_get_hw(spi_)->dr = code;
  while (spi_is_busy(spi_)) tight_loop_contents();
  gpio_put(dc, true);
  sendBytes(parameters);
  select(false);
}

void PicoDisplayBus::data(std::span<const uint8_t> parameters) {
  wait();
  setFrameBits(8);
  select(true);
  sendBytes(parameters);
  select(false);
}

void PicoDisplayBus::sendBytes(std::span<const uint8_t> bytes) {
  for (const uint8_t value : bytes) {
    while (!spi_is_writable(spi_)) tight_loop_contents();
    spi_get_hw(spi_)->dr = value;
  }
  while (spi_is_busy(spi_)) tight_loop_contents();
}

void PicoDisplayBus::light(bool on) { initOutput(pins_.backlight, on); }

void PicoDisplayBus::startPixels(const uint16_t* first, int stride, int width, int rows) {
  wait();
  if (stride == width || rows == 1) {
    return begin(dataConfig_, first, static_cast<uint32_t>(width) * static_cast<uint32_t>(rows), false);
  }
  uint32_t address = reinterpret_cast<uint32_t>(first);
  const uint32_t step = static_cast<uint32_t>(stride) * sizeof *first;
  uint32_t* entry = rows_;
  for (int i = rows < kMostRows ? rows : kMostRows; i > 0; --i, address += step) *entry++ = address;
  *entry = 0;
  begin(rowConfig_, first, static_cast<uint32_t>(width), true);
}

void PicoDisplayBus::startFill(uint16_t value, uint32_t count) {
  wait();
  fill_ = value;
  begin(fillConfig_, &fill_, count, false);
}

void PicoDisplayBus::begin(uint32_t config, const void* from, uint32_t count, bool rows) {
  if (count == 0) return;  // a transfer of nothing would never end
  setFrameBits(16);
  select(true);
  dma_channel_hw_t& channel = dma_hw->ch[data_];
  channel.al1_ctrl = config;
  channel.read_addr = reinterpret_cast<uint32_t>(from);
  channel.transfer_count = count;
  dma_hw->ch[control_].read_addr = reinterpret_cast<uint32_t>(rows_);
  byRows_ = rows;
  onWire_ = true;
  const uint32_t wait = clearOfScan_ ? untilClear(time_us_32() - blankAt_) : 0;
  clearOfScan_ = false;
  if (wait == 0) return trigger();
  awaitingScan_ = true;
  if (hardware_alarm_set_target(alarm_, make_timeout_time_us(wait))) onClear(alarm_);  // already past
}

void PicoDisplayBus::trigger() { dma_start_channel_mask(1u << (byRows_ ? control_ : data_)); }

void PicoDisplayBus::onBlank() {
  for (PicoDisplayBus* bus : buses) {
    if (bus == nullptr || bus->pins_.tearing == kNoPin) continue;
    const auto pin = static_cast<unsigned>(bus->pins_.tearing);
    if ((gpio_get_irq_event_mask(pin) & GPIO_IRQ_EDGE_RISE) == 0) continue;
    gpio_acknowledge_irq(pin, GPIO_IRQ_EDGE_RISE);
    bus->blankAt_ = time_us_32();
  }
}

void PicoDisplayBus::onClear(unsigned alarm) {
  for (PicoDisplayBus* bus : buses) {
    if (bus == nullptr || !bus->awaitingScan_ || bus->alarm_ != alarm) continue;
    bus->awaitingScan_ = false;
    bus->trigger();
  }
}

bool PicoDisplayBus::sent() const { return (dma_hw->intr & (1u << data_)) != 0; }

// With interrupts off. The last few pixels are still in the SPI block when the DMA is done.
void PicoDisplayBus::finish() {
  dma_channel_acknowledge_irq1(data_);
  while (spi_is_busy(spi_)) tight_loop_contents();
  select(false);
  onWire_ = false;
  if (done_ != nullptr) done_(context_);
}

void PicoDisplayBus::onDma() {
  for (PicoDisplayBus* bus : buses) {
    if (bus != nullptr && bus->onWire_ && bus->sent()) bus->finish();
  }
}

bool PicoDisplayBus::busy() {
  // Where interrupts are off, as on the fault screen, this call does the handler's work.
  const uint32_t state = save_and_disable_interrupts();
  if (onWire_ && sent()) finish();
  const bool result = onWire_;
  restore_interrupts(state);
  return result;
}

// Asleep: the end of the transfer wakes the processor, with its interrupt handled or, on the fault screen, only pending.
void PicoDisplayBus::wait() {
  while (onWire_) {
    const uint32_t state = save_and_disable_interrupts();
    if (onWire_ && !sent()) __wfi();
    if (onWire_ && sent()) finish();
    restore_interrupts(state);
  }
}

void PicoDisplayBus::onDone(Done done, void* context) {
  wait();
  done_ = done;
  context_ = context;
}

void PicoDisplayBus::delayMs(uint32_t time) { busy_wait_ms(time); }

}  // namespace lucca
