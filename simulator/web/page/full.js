import { make, say } from './words.js';
import { openSheet } from './sheet.js';

// The whole screen for the console, and a screen that stays on while somebody plays.
const awakeMs = 5 * 60 * 1000;  // after the last press

export class FullScreen {
  constructor() {
    document.addEventListener('fullscreenchange', () => this.show());
  }

  get possible() {
    return Boolean(document.documentElement.requestFullscreen);
  }

  // A phone without this interface has another way, and is told of it.
  toggle() {
    if (document.fullscreenElement) return document.exitFullscreen();
    if (!this.possible) return openSheet({ title: say('sheet.full') }, make('p', {}, say('sheet.full.about')));
    return document.documentElement.requestFullscreen().catch(() => {});
  }

  show() {
    const words = say(document.fullscreenElement ? 'tool.leave' : 'tool.full');
    for (const label of document.querySelectorAll('[data-full]')) label.textContent = words;
    for (const key of document.querySelectorAll('.iconbtn[data-do=full]')) key.setAttribute('aria-label', words);
  }
}

export class StayAwake {
  constructor() {
    document.addEventListener('visibilitychange', () => { if (!document.hidden && this.lock) this.pressed(); });
  }

  // The browser lets go of the lock when the page is hidden; the next press asks for it again.
  async pressed() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.release(), awakeMs);
    if (!navigator.wakeLock || (this.lock && !this.lock.released) || this.asking) return;
    this.asking = true;
    try { this.lock = await navigator.wakeLock.request('screen'); } catch { /* the battery is low: the screen may go dark */ }
    this.asking = false;
  }

  release() {
    this.lock?.release();
    this.lock = null;
  }
}
