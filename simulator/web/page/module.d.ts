// What the checker of types (tsconfig.json) knows of things that no file of the page declares. host_tests/web/types.test.mjs
// compares the module's calls with those of main.cpp.

// The calls of the module: addresses and truth values are numbers.
interface LuccaModule {
  memory: WebAssembly.Memory;
  _initialize?(): void;
  flash(): number;
  flashSize(): number;
  start(board: number, language: number, wishes: number, nowMs: number): number;
  stop(): void;
  next(nowMs: number, pads: number): number;
  width(): number;
  height(): number;
  pixels(): number;
  says(): number;
  cursor(): void;
  keyAt(x: number, y: number): number;
  stroke(button: number): number;
  openGuide(): void;
  openNewGame(game: number): void;
  openGame(): void;
  openCity(game: number, number: number): number;
  setDay(day: number): void;
  takeCopy(): number;
  cityTag(): number;
  openSlot(slot: number): void;
  removeSlot(slot: number): void;
  openFinished(as: number): void;
  over(): number;
  packFinished(): number;
  standings(): number;
  bodyHeight(): number;
  storeKnown(): number;
  guarded(): number;
  passing(): number;
  language(): number;
  receiver(): number;
  buffer(): number;
  bufferSize(): number;
  pack(slot: number): number;
  readGame(length: number): number;
  finished(): number;
  relation(): number;
  incomingNews(): number;
  newsOfSlot(slot: number): number;
  seals(): number;
  sealsSize(): number;
  checkSeals(): void;
  sealsChanged(): number;
  sent(): void;
  relatedSlot(): number;
  slots(): number;
  currentSlot(): number;
  freeSlot(): number;
  takeGame(slot: number): number;
  describeIncoming(): number;
  describeSlot(slot: number): number;
  describeStored(): number;
  emblem(emblem: number): number;
  qr(length: number): number;
  readCodes(length: number): number;
  codesRead(): number;
  codesCount(): number;
  codesBytes(): number;
}

interface Window {
  luccaParts?: Record<string, string>;  // the module's parts in base64, where the page may not fetch
  readCode?: (picture: { data: Uint8ClampedArray; width: number; height: number }) => string;  // reader.js, where there is no worker
  lucca?: { ready?: boolean; begin(): void };  // the page itself, for the tests
}

// Chromium's own reader of codes.
declare class BarcodeDetector {
  constructor(options: { formats: string[] });
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>;
}
