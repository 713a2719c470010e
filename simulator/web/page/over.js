import { byId, emphasised, make, say } from './words.js';
import { button, openSheet } from './sheet.js';
import { describe } from './games.js';
import { languageNumber } from './console.js';
import { Souvenir } from './souvenir.js';

// A game that is over, to be shown to others: its picture, a film of it, and the link of its replay.
const endings = { 'image/png': 'png', 'image/gif': 'gif' };

export class Over {
  constructor(device, passing) {
    this.console = device;
    this.passing = passing;
  }

  // `bytes`: the game, as a link holds it; `game`: what it says of itself.
  sheet(bytes, game) {
    const link = this.passing.linkOf(bytes), souvenir = new Souvenir(this.console.compiled, bytes, languageNumber());
    const picture = make('div', { class: 'souvenir', 'aria-busy': 'true' }), film = make('div', { class: 'souvenir' });
    const made = (key) => this.make(key, film, souvenir, game, link);
    openSheet({ title: say('sheet.over'), about: describe(game), wide: true },
      make('div', { class: 'two' }, picture, make('div', {},
        make('div', {}, film, make('div', { class: 'row' }, button(say('sheet.over.film'), (event) => made(event.currentTarget), { sign: 'play' }))),
        make('p', {}, ...emphasised('sheet.over.link')), make('p', { class: 'linkbox', id: 'link', tabindex: '0' }, link),
        make('div', { class: 'row' }, ...this.passing.ways(link, say('sheet.over.text', { game: game.game }), () => {})))));
    this.show(picture, souvenir.picture(), game, link);
  }

  async show(place, making, game, link) {
    try {
      const { canvas, words } = await making;
      const file = await new Promise((resolve) => { canvas.toBlob(resolve, 'image/png'); });
      this.put(place, file, words, ['sheet.over.sharePicture', 'sheet.over.savePicture'], game, link);
    } catch (error) {
      place.replaceChildren(make('p', {}, say('sheet.over.failed', { why: error.message })));
    }
    place.removeAttribute('aria-busy');
  }

  async make(key, place, souvenir, game, link) {
    key.disabled = true;
    const state = make('p', { role: 'status' });
    place.replaceChildren(state);
    try {
      const file = await souvenir.film((part) => { state.textContent = say('sheet.over.making', { percent: Math.round(part * 100) }); });
      key.hidden = true;
      this.put(place, file, say('sheet.over.filmOf', { game: game.game }), ['sheet.over.shareFilm', 'sheet.over.saveFilm'], game, link);
    } catch (error) {
      key.disabled = false;
      state.textContent = say('sheet.over.failed', { why: error.message });
    }
  }

  // A picture with what can be done with it: shared where the browser shares files, and saved.
  put(place, blob, words, [shareWords, saveWords], { game }, link) {
    const file = new File([blob], `lucca-${game.toLowerCase()}.${endings[blob.type]}`, { type: blob.type }), address = URL.createObjectURL(file);
    const share = async () => {
      try {
        await navigator.share({ files: [file], title: 'Lucca Tascabile', text: `${say('sheet.over.text', { game })} ${link}` });
      } catch { /* not shared then */ }
    };
    const shares = navigator.canShare?.({ files: [file] });
    const save = make('a', { class: shares ? 'btn' : 'btn go', href: address, download: file.name }, `${say(saveWords)} (${Math.ceil(file.size / 1024)} KB)`);
    place.replaceChildren(make('img', { src: address, alt: words }),
      make('div', { class: 'row' }, ...(shares ? [button(say(shareWords), share, { sign: 'share', go: true })] : []), save));
    byId('sheet').addEventListener('close', () => URL.revokeObjectURL(address), { once: true });
  }
}
