#include "firmware/pico/pico_display_bus.h"

#include <hardware/dma.h>
#include <hardware/gpio.h>
#include <hardware/irq.h>
#include <hardware/sync.h>
#include <hardware/timer.h>
#include <pico/time.h>

#include "drawing/raster/hot.h"
#include "drawing/raster/span.h"

namespace lucca {

namespace {

constexpr uint32_t kShortestUs = 10'000, kLongestUs = 30'000;  // of a frame, whatever its rate is
constexpr uint32_t kResetPulseUs =
    2'000;  // 100 nF at the pin need 80 us; the makers of the boards wait longer
// Up to this many pixels of one colour the processor feeds the wire itself. It then waits for the wire, but saves what DMA
// costs to start and to end.
constexpr uint32_t kFedByHand = 320;
constexpr uint32_t kQueue = 8;      // frames that the SPI block holds
constexpr uint32_t kFewPixels = 4;  // which are that many bytes

PicoDisplayBus* buses[2];  // by SPI block, for the interrupts

// Direct drawing runs from RAM where somebody draws directly: in the library, but not in the games, which send frames.
#if defined(LUCCA_DIRECT_DRAWING)
#define LUCCA_DIRECT LUCCA_HOT
#else
#define LUCCA_DIRECT [[gnu::noinline]]
#endif

void initOutput(Pin pin, bool level) {
  if (pin == kNoPin) return;
  gpio_init(static_cast<unsigned>(pin));
  gpio_put(static_cast<unsigned>(pin), level);
  gpio_set_dir(static_cast<unsigned>(pin), true);
}

void initWire(Pin pin, const DisplayPins& pins) {
  const auto gpio = static_cast<unsigned>(pin);
  gpio_set_drive_strength(gpio, pins.driveMilliamps >= 12  ? GPIO_DRIVE_STRENGTH_12MA
                                : pins.driveMilliamps >= 8 ? GPIO_DRIVE_STRENGTH_8MA
                                : pins.driveMilliamps >= 4 ? GPIO_DRIVE_STRENGTH_4MA
                                                           : GPIO_DRIVE_STRENGTH_2MA);
  gpio_set_slew_rate(gpio, pins.steepEdges ? GPIO_SLEW_RATE_FAST : GPIO_SLEW_RATE_SLOW);
  gpio_set_function(gpio, GPIO_FUNC_SPI);
}

// Both of one panel, whose clock does not jump. An interrupt that was held up, as by an erase of the flash, makes one frame longer
// and the next one shorter.
bool agree(uint32_t frameUs, uint32_t before) {
  const uint32_t apart = frameUs > before ? frameUs - before : before - frameUs;
  return frameUs >= kShortestUs && frameUs <= kLongestUs && apart < frameUs / 64;
}

}  // namespace

void PicoDisplayBus::init() {
  spi_ = pins_.spi == 0 ? spi0 : spi1;
  spi_init(spi_, baud_);
  spi_set_format(spi_, 8, (pins_.mode & 2) != 0 ? SPI_CPOL_1 : SPI_CPOL_0,
                 (pins_.mode & 1) != 0 ? SPI_CPHA_1 : SPI_CPHA_0, SPI_MSB_FIRST);
  for (const Pin pin : {pins_.clock, pins_.data}) initWire(pin, pins_);
  selectMask_ = pins_.cs != kNoPin ? 1u << pins_.cs : 0;
  commandMask_ = 1u << pins_.dc;
  feeding_ = Feeding::Nothing;
  noteFrames();
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
  noteFrames();
}

// The control register also holds the rate.
void PicoDisplayBus::noteFrames() {
  const uint32_t control = spi_get_hw(spi_)->cr0 & ~SPI_SSPCR0_DSS_BITS;
  byteFrames_ = control | 7u << SPI_SSPCR0_DSS_LSB;
  pixelFrames_ = control | 15u << SPI_SSPCR0_DSS_LSB;
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
  // Shared: others may have channels on this line. One handler serves both panels.
  if (buses[1 - pins_.spi] == nullptr)
    irq_add_shared_handler(DMA_IRQ_1, &PicoDisplayBus::onDma, PICO_SHARED_IRQ_HANDLER_DEFAULT_ORDER_PRIORITY);
  irq_set_enabled(DMA_IRQ_1, true);
}

void PicoDisplayBus::reset() {
  if (pins_.reset == kNoPin) return;
  gpio_put(static_cast<unsigned>(pins_.reset), false);
  busy_wait_us_32(kResetPulseUs);
  gpio_put(static_cast<unsigned>(pins_.reset), true);
}

void PicoDisplayBus::select(bool on) {
  if (pins_.cs != kNoPin) gpio_put(static_cast<unsigned>(pins_.cs), !on);
}

// The width holds for what is still queued, too, so the wire must be idle.
void PicoDisplayBus::setFrames(bool wide) {
  while (spi_is_busy(spi_)) tight_loop_contents();
  spi_get_hw(spi_)->cr0 = wide ? pixelFrames_ : byteFrames_;
}

// Ends direct drawing: its last pixels leave, and the panel is released.
void PicoDisplayBus::rest() {
  if (feeding_ == Feeding::Nothing) return;
  while (spi_is_busy(spi_)) tight_loop_contents();
  select(false);
  feeding_ = Feeding::Nothing;
}

void PicoDisplayBus::sendCommand(uint8_t code, std::span<const uint8_t> parameters) {
  wait();
  setFrames(false);
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
  setFrames(false);
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

namespace {

inline void awaitIdle(spi_hw_t* spi) {
  while ((spi->sr & SPI_SSPSR_BSY_BITS) != 0) {
  }
}

inline void queue(spi_hw_t* spi, uint32_t frame) {
  while ((spi->sr & SPI_SSPSR_TNF_BITS) == 0) {
  }
  spi->dr = frame;
}

// DC tells the panel what a byte is while its last bit arrives, so it changes on an idle wire only. The queue has room for
// four bytes, and the block ignores the bits above a frame's.
inline void sendPair(spi_hw_t* spi, uint32_t commandMask, uint8_t code, uint32_t span) {
  awaitIdle(spi);
  sio_hw->gpio_clr = commandMask;
  spi->dr = code;
  awaitIdle(spi);
  sio_hw->gpio_set = commandMask;
  spi->dr = span >> 24;
  spi->dr = span >> 16;
  spi->dr = span >> 8;
  spi->dr = span;
}

inline void beginWrite(spi_hw_t* spi, uint32_t commandMask, uint8_t code) {
  awaitIdle(spi);
  sio_hw->gpio_clr = commandMask;
  spi->dr = code;
  awaitIdle(spi);
  sio_hw->gpio_set = commandMask;
}

}  // namespace

// The wire for direct drawing, with byte frames and the panel selected.
[[gnu::always_inline]] inline void PicoDisplayBus::takeByHand() {
  if (feeding_ == Feeding::Bytes) return;
  spi_hw_t* const spi = spi_get_hw(spi_);
  awaitIdle(spi);
  spi->cr0 = byteFrames_;
  sio_hw->gpio_clr = selectMask_;
  feeding_ = Feeding::Bytes;
}

// Tells the panel where the next pixels go, and leaves an idle wire with byte frames and the panel selected.
[[gnu::always_inline]] inline void PicoDisplayBus::seek(const Patch& patch) {
  spi_hw_t* const spi = spi_get_hw(spi_);
  const uint32_t commandMask = commandMask_;
  takeByHand();
  if (const uint32_t columns = patch.columns; columns != window.columns) {
    window.columns = columns;
    sendPair(spi, commandMask, kColumns, columns);
  }
  if (const uint32_t rows = patch.rows; rows != window.rows) {
    window.rows = rows;
    sendPair(spi, commandMask, kRows, rows);
  }
  beginWrite(spi, commandMask, kWriteMemory);
}

// Behind `seek`, so the queue is empty: a few pixels fit into it without a look. They go out as bytes, like the commands before
// them, because a change of the frames' width costs more.
[[gnu::always_inline]] inline void PicoDisplayBus::feedFirst(uint32_t colour, uint32_t count) {
  spi_hw_t* const spi = spi_get_hw(spi_);
  if (count <= kFewPixels) {
    const uint32_t high = colour >> 8;
    do {
      spi->dr = high;
      spi->dr = colour;
    } while (--count > 0);
    return;
  }
  spi->cr0 = pixelFrames_;
  feeding_ = Feeding::Pixels;
  do queue(spi, colour);
  while (--count > 0);
}

// After `seek` too, for many pixels: the first ones fill the queue, so the wire works while the DMA is set up for the others.
LUCCA_DIRECT void PicoDisplayBus::carryFill(uint32_t colour, uint32_t count) {
  feedFirst(colour, kQueue);
  feeding_ = Feeding::Nothing;  // the DMA has the wire, and releases the panel
  fill_ = swapBytes(static_cast<uint16_t>(colour));
  carry(fillConfig_, &fill_, count - kQueue, false);
}

LUCCA_DIRECT void PicoDisplayBus::feedWide() {
  if (feeding_ == Feeding::Pixels) return;
  sio_hw->gpio_clr = selectMask_;
  setFrames(true);
  feeding_ = Feeding::Pixels;
}

LUCCA_DIRECT void PicoDisplayBus::open(uint32_t place, uint32_t size) {
  if (onWire_) wait();
  if (window.follows(place + glassArea.first, size)) return;
  seek(makePatch(place, size, glassArea));
  window.note(place + glassArea.first, size);
}

LUCCA_DIRECT void PicoDisplayBus::pushFill(uint32_t colour, uint32_t count) {
  if (count > kFedByHand) return startFill(swapBytes(static_cast<uint16_t>(colour)), count);
  if (onWire_) wait();
  spi_hw_t* const spi = spi_get_hw(spi_);
  feedWide();
  do queue(spi, colour);
  while (--count > 0);
}

LUCCA_DIRECT void PicoDisplayBus::fill(uint32_t place, uint32_t size, uint32_t colour) {
  if (feeding_ == Feeding::Bytes && size == makePair(1, 1) && window.follows(place + glassArea.first, size)) {
    spi_hw_t* const spi = spi_get_hw(spi_);
    queue(spi, colour >> 8);
    queue(spi, colour);
    return;
  }
  const Patch patch = makePatch(place, size, glassArea);
  PicoDisplayBus::fillAll(&patch, 1, colour);
  window.note(place + glassArea.first, size);
}

LUCCA_DIRECT void PicoDisplayBus::fillAll(const Patch* patches, int count, uint32_t colour) {
  if (onWire_) wait();
  window.next = PanelWindow::kUnknown;
  do {
    seek(*patches);
    const uint32_t pixels = patches++->pixels;
    if (pixels <= kFedByHand) {
      feedFirst(colour, pixels);
    } else {
      carryFill(colour, pixels);
      if (count > 1) wait();
    }
  } while (--count > 0);
}

// While a run's row goes to the panel, the processor computes the next run.
LUCCA_DIRECT void PicoDisplayBus::fillSlope(Slope slope, uint32_t colour) {
  if (onWire_) wait();
  window.next = PanelWindow::kUnknown;
  spi_hw_t* const spi = spi_get_hw(spi_);
  const uint32_t commandMask = commandMask_;
  for (bool more = true; more;) {
    takeByHand();
    sendPair(spi, commandMask, kColumns, slope.columns);
    sendPair(spi, commandMask, kRows, slope.rows);
    const auto pixels = static_cast<uint32_t>(slope.length);
    more = slope.next();
    beginWrite(spi, commandMask, kWriteMemory);
    if (pixels <= kFedByHand) {
      feedFirst(colour, pixels);
    } else {
      carryFill(colour, pixels);
      if (more) wait();
    }
  }
  window.columns = slope.columns;
  window.rows = slope.rows;
}

LUCCA_DIRECT void PicoDisplayBus::push(const uint16_t* pixels, uint32_t count) {
  if (onWire_) wait();
  spi_hw_t* const spi = spi_get_hw(spi_);
  feedWide();
  for (; count > 0; --count) queue(spi, swapBytes(*pixels++));
}

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
  setFrames(true);
  select(true);
  carry(config, from, count, rows);
}

// On a wire with pixel frames and the panel selected.
void PicoDisplayBus::carry(uint32_t config, const void* from, uint32_t count, bool rows) {
  dma_channel_hw_t& channel = dma_hw->ch[data_];
  channel.al1_ctrl = config;
  channel.read_addr = reinterpret_cast<uint32_t>(from);
  channel.transfer_count = count;
  dma_hw->ch[control_].read_addr = reinterpret_cast<uint32_t>(rows_);
  byRows_ = rows;
  onWire_ = true;
  const uint32_t wait = untilClear();
  clearOf_.pixels = 0;
  if (wait == 0) return trigger();
  awaitingScan_ = true;
  if (hardware_alarm_set_target(alarm_, make_timeout_time_us(wait))) onClear(alarm_);  // already past
}

void PicoDisplayBus::startClearOfScan(ScanSpan span) {
  if (pins_.tearing != kNoPin) clearOf_ = span;
}

// How long the next start should wait. Without a blank in the last frame the line is not connected, or the panel sleeps.
uint32_t PicoDisplayBus::untilClear() const {
  const uint32_t frame = frameUs_, sinceBlank = time_us_32() - blankAt_;
  if (clearOf_.pixels == 0 || frame == 0 || sinceBlank > frame + PanelScan::kMarginUs) return 0;
  constexpr uint32_t kBitsAPixel = 16, kUnit = 10'000;  // Hz, so that the product fits
  const uint32_t wireUs =
      clearOf_.pixels * kBitsAPixel * (1'000'000 / kUnit) / (spi_get_baudrate(spi_) / kUnit);
  return PanelScan{frame}.untilClear(sinceBlank, clearOf_, wireUs);
}

void PicoDisplayBus::trigger() { dma_start_channel_mask(1u << (byRows_ ? control_ : data_)); }

void PicoDisplayBus::onBlank() {
  for (PicoDisplayBus* bus : buses) {
    if (bus == nullptr || bus->pins_.tearing == kNoPin) continue;
    const auto pin = static_cast<unsigned>(bus->pins_.tearing);
    if ((gpio_get_irq_event_mask(pin) & GPIO_IRQ_EDGE_RISE) == 0) continue;
    gpio_acknowledge_irq(pin, GPIO_IRQ_EDGE_RISE);
    const uint32_t now = time_us_32();
    const uint32_t frame = now - bus->blankAt_;
    if (agree(frame, bus->lastFrameUs_)) bus->frameUs_ = frame;
    bus->lastFrameUs_ = frame;
    bus->blankAt_ = now;
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
  const bool carried = onWire_;
  restore_interrupts(state);
  if (!carried && !spi_is_busy(spi_)) rest();
  return carried || feeding_ != Feeding::Nothing;
}

// Asleep: the end of the transfer wakes the processor, with its interrupt handled or, on the fault screen, only pending.
void PicoDisplayBus::wait() {
  while (onWire_) {
    const uint32_t state = save_and_disable_interrupts();
    if (onWire_ && !sent()) __wfi();
    if (onWire_ && sent()) finish();
    restore_interrupts(state);
  }
  rest();
}

void PicoDisplayBus::onDone(Done done, void* context) {
  wait();
  done_ = done;
  context_ = context;
}

void PicoDisplayBus::delayMs(uint32_t time) { busy_wait_ms(time); }

}  // namespace lucca
