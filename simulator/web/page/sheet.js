import { byId, icon, make, say } from './words.js';

// Sheets over the page and notices in the story's column: one of each at a time. The device never moves.
const sheet = () => /** @type {HTMLDialogElement} */ (byId('sheet'));

/** @param {{ title: string, about?: string, colour?: { ground: string, on: string }, medal?: Element, wide?: boolean, closed?: () => void }} words */
export function openSheet({ title, about = '', colour, medal, wide = false, closed: whenClosed }, ...content) {
  byId('sheet-title').textContent = title;
  byId('sheet-about').textContent = about;
  byId('sheet-body').replaceChildren(...content);
  const head = /** @type {HTMLElement} */ (sheet().querySelector('.head'));
  head.style.setProperty('--seat', colour ? colour.ground : '');
  head.style.color = colour ? colour.on : '';
  head.querySelector('.medal')?.remove();
  if (medal) head.prepend(medal);
  sheet().classList.toggle('wide-sheet', wide);
  sheet().onclose = whenClosed || null;
  if (!sheet().open) sheet().showModal();  // it holds the focus and gives it back
}

export const closeSheet = () => sheet().close();

export function setUpSheets() {
  sheet().addEventListener('click', (event) => { if (event.target === sheet()) closeSheet(); });
}

// notice({ title, about, bad }, { text, act, plain }...)
export function notice({ title, about = '', bad = false }, ...buttons) {
  const card = byId('notice');
  card.classList.toggle('bad', bad);
  card.setAttribute('role', bad ? 'alert' : 'status');
  const row = make('div', { class: 'row' }, ...buttons.map(({ text, act, plain }) =>
    make('button', { class: plain ? 'btn plain' : 'btn', type: 'button', onclick: () => { closeNotice(); act?.(); } }, text)));
  card.replaceChildren(make('p', {}, make('b', {}, title), about), row);
  card.hidden = false;
}

export function closeNotice() {
  byId('notice').hidden = true;
}

/** @type {(text: string, act: (event: Event) => void, look?: { sign?: string, go?: boolean }) => HTMLElement} */
export const button = (text, act, { sign, go = false } = {}) =>
  make('button', { class: go ? 'btn go' : 'btn', type: 'button', onclick: act }, ...(sign ? [icon(sign)] : []), text);

export const closing = () => ({ text: say('close'), plain: true });
