// first_start.mjs MODULE PROFILE: starts a module that notes which functions are called (wasm-split --instrument), as the page does
// at a first start, and writes down what it noted. These functions come in the module's first part.
import { readFileSync, writeFileSync } from 'node:fs';

const [wasm, profile] = process.argv.slice(2);
const languages = 3, allWishes = 7, slots = 6, buttons = 8, frameMs = 16;
const button = { up: 0, down: 1, left: 2, right: 3, a: 4, b: 5 };  // as drivers/keys.h numbers them
const board = 0;

const page = { tone() {}, light() {}, seed: () => 1, written() {}, shown() {} };
const { instance } = await WebAssembly.instantiate(readFileSync(wasm), { page });
const module = instance.exports, flash = () => new Uint8Array(module.memory.buffer, module.flash(), module.flashSize());
module._initialize();

let now = 0;
function pass(ms, pads = 0) {
  for (const end = now + ms; now < end; now += frameMs) {
    module.next(now, pads);
    for (const ask of ['takeCopy', 'says', 'passing', 'receiver', 'over', 'guarded', 'cursor', 'describeStored']) module[ask]();
  }
}

function press(name) {
  pass(4 * frameMs, module.stroke(button[name]) & 0x1FF);
  pass(30 * frameMs);
  module.keyAt(module.width() / 2, module.height() - 1);
}

for (let language = -1; language < languages; ++language) {
  flash().fill(255);
  module.seals();
  module.sealsSize();
  module.checkSeals();
  module.setDay(1);
  module.start(board, language, language < 0 ? allWishes : 0, now);
  for (let i = 0; i < buttons; ++i) module.stroke(i);
  for (let slot = 0; slot < slots; ++slot) module.describeSlot(slot);
  for (const ask of ['width', 'height', 'pixels', 'buffer', 'bufferSize', 'sealsChanged', 'currentSlot', 'freeSlot', 'slots']) module[ask]();
  pass(3000);
  for (const name of ['a', 'down', 'up', 'b', 'a', 'right', 'down', 'right', 'left']) press(name);
  module.stop();
}
const size = module.__write_profile(module.flash(), module.flashSize());
writeFileSync(profile, flash().subarray(0, size));
