// Only one tab plays: the others would overwrite its flash. The one that wants to asks, and the one that has it lets go.
// A tab that does not answer is passed over; the database refuses what it writes later.
const answerMs = 800;
// A tab that is being closed or loaded again may have its lock a moment longer.
const tries = 4, betweenTriesMs = 150;

export class OnlyOne {
  constructor() {
    try { this.channel = new BroadcastChannel('lucca'); } catch { this.channel = null; }
  }

  // Resolves with whether this tab may have the flash now. `gone` is called when another takes it.
  async take(gone) {
    if (!navigator.locks) return true;
    this.gone = gone;
    try {
      for (let i = 1; i < tries; ++i) {
        if (await this.request({ ifAvailable: true })) return true;
        await new Promise((resolve) => { setTimeout(resolve, betweenTriesMs); });
      }
      return await this.request({ ifAvailable: true });
    } catch {
      return true;  // a page without an origin, such as a file sent by mail, has nobody to share with
    }
  }

  // Asks the other tab to save and let go; if it does not answer, its lock is taken.
  async takeOver() {
    const freed = new Promise((/** @type {(value?: unknown) => void} */ resolve) => {
      const hear = (event) => { if (event.data === 'free') resolve(); };
      this.channel?.addEventListener('message', hear);
      setTimeout(resolve, answerMs);
    });
    this.channel?.postMessage('wanted');
    await freed;
    return navigator.locks ? this.request({ steal: true }) : true;
  }

  request(options) {
    return new Promise((resolve, reject) => {
      navigator.locks.request('lucca.flash', options, (lock) => {
        if (!lock) return resolve(false);
        resolve(true);
        this.listen();
        return new Promise((/** @type {(value?: unknown) => void} */ release) => { this.release = release; });
      }).catch((error) => (error.name === 'AbortError' ? this.lose() : reject(error)));
    });
  }

  listen() {
    if (this.listening || !this.channel) return;
    this.listening = true;
    this.channel.addEventListener('message', async (event) => {
      if (event.data !== 'wanted' || !this.release) return;
      await this.lose();
      this.channel.postMessage('free');
    });
  }

  async lose() {
    const release = this.release;
    this.release = null;
    await this.gone?.();
    release?.();
  }
}
