// Which reader of QR codes the page should have: each candidate reads the sixty photographs that tools/web/photographs.py makes,
// as they are and scaled down first. Candidates that are not installed are left out; `npm install --no-save NAME` brings one.
//   node tools/bench/readers.mjs PHOTOGRAPHS [NAME...]
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const require = createRequire(join(process.cwd(), 'package.json'));
const sides = [960, 640, 480];  // the longer side of what is read
const found = (name) => require.resolve(name);
const load = async (name) => import(pathToFileURL(found(name)).href);

// Each: the files that a visitor would load, and a function from a picture to the code's text, or nothing.
const candidates = {
  jsqr: async () => {
    const { default: read } = await load('jsqr');
    return { files: [found('jsqr')], read: ({ data, width, height }) => read(data, width, height)?.data };
  },
  qr: async () => {
    const { decodeQR } = await load('qr/decode.js');
    return { files: [found('qr/decode.js'), found('qr')], read: (picture) => decodeQR(picture, { timeLimit: 250 }) };
  },
  '@zxing/library': async () => {
    const { default: zxing } = await load('@zxing/library');
    const hints = new Map([[zxing.DecodeHintType.TRY_HARDER, true]]);
    const read = ({ data, width, height }) => {
      const grey = new Uint8ClampedArray(width * height).map((_, i) => (data[4 * i] + 2 * data[4 * i + 1] + data[4 * i + 2]) >> 2);
      const source = new zxing.RGBLuminanceSource(grey, width, height);
      return new zxing.QRCodeReader().decode(new zxing.BinaryBitmap(new zxing.HybridBinarizer(source)), hints).getText();
    };
    return { files: [join(found('@zxing/library'), '../../umd/index.min.js')], read };
  },
  'zxing-wasm': async () => {
    const { readBarcodes, prepareZXingModule } = await load('zxing-wasm/reader');
    const wasm = found('zxing-wasm/reader/zxing_reader.wasm');
    await prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm) }, fireImmediately: true });
    const read = async (picture) => (await readBarcodes(picture, { formats: ['QRCode'], maxNumberOfSymbols: 1 }))[0]?.text;
    return { files: [wasm, found('zxing-wasm/reader')], read };
  },
};

// P6 with three numbers before its bytes.
function readPpm(file) {
  const bytes = readFileSync(file), [head, width, height] = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 40));
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let i = 0, from = head.length; i < width * height; ++i, from += 3) data.set(bytes.subarray(from, from + 3), 4 * i);
  return { width: Number(width), height: Number(height), data };
}

// The mean of what falls into each pixel.
function scaled(picture, side) {
  const by = side / Math.max(picture.width, picture.height);
  if (by >= 1) return picture;
  const width = Math.round(picture.width * by), height = Math.round(picture.height * by);
  const sums = new Float64Array(width * height * 3), counts = new Uint32Array(width * height);
  for (let y = 0; y < picture.height; ++y) {
    for (let x = 0; x < picture.width; ++x) {
      const to = Math.min(height - 1, Math.floor(y * by)) * width + Math.min(width - 1, Math.floor(x * by));
      for (let c = 0; c < 3; ++c) sums[3 * to + c] += picture.data[4 * (y * picture.width + x) + c];
      ++counts[to];
    }
  }
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let i = 0; i < width * height; ++i) for (let c = 0; c < 3; ++c) data[4 * i + c] = sums[3 * i + c] / counts[i];
  return { width, height, data };
}

async function attempt(read, picture) {
  try {
    return Boolean(await read(picture));
  } catch {
    return false;  // most readers throw where there is no code
  }
}

const [folder, ...wanted] = process.argv.slice(2), photographs = readdirSync(folder).filter((name) => name.endsWith('.ppm')).sort();
const fault = (name) => name.split('-').at(-2), size = (name) => name.split('-').at(-1).slice(0, -4);
const ready = [];
for (const [name, open] of Object.entries(candidates)) {
  if (wanted.length && !wanted.includes(name)) continue;
  try {
    ready.push({ name, counts: {}, ms: {}, ...await open() });
  } catch (error) {
    console.log(`${name}: not here (${error.code ?? error.message})`);
  }
}
for (const name of photographs) {
  const whole = readPpm(join(folder, name)), count = (reader, side, good) => {
    for (const kind of ['all', fault(name), size(name)]) reader.counts[`${side} ${kind}`] = (reader.counts[`${side} ${kind}`] ?? 0) + Number(good);
  };
  for (const reader of ready) reader.any = false;
  for (const side of sides) {
    const picture = scaled(whole, side);
    for (const reader of ready) {
      const began = performance.now(), good = await attempt(reader.read, picture);
      (reader.ms[side] ??= []).push(performance.now() - began);
      count(reader, side, good);
      reader.any ||= good;
    }
  }
  for (const reader of ready) count(reader, 'any', reader.any);
}
const kinds = ['all', ...new Set(photographs.map(fault)), ...new Set(photographs.map(size))];
console.log(`${photographs.length} photographs; KB as they come and with gzip; read of them, by longer side`);
console.log(['reader'.padEnd(16), 'KB', 'gzip', 'side', ...kinds, 'ms'].join('\t'));
for (const { name, files, counts, ms } of ready) {
  const bytes = files.map((file) => readFileSync(file)), kb = (sum) => Math.round(sum / 1024);
  for (const side of [...sides, 'any']) {
    const sorted = (ms[side] ?? [0]).toSorted((a, b) => a - b);
    console.log([name.padEnd(16), kb(bytes.reduce((sum, one) => sum + one.length, 0)), kb(bytes.reduce((sum, one) => sum + gzipSync(one).length, 0)), side,
      ...kinds.map((kind) => counts[`${side} ${kind}`]), Math.round(sorted[sorted.length >> 1])].join('\t'));
  }
}
