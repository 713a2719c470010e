// The page's words and facts, as the build put them into it, and a few helpers for making elements. Nothing here or
// elsewhere writes HTML from text: words become text nodes.
const wordBook = JSON.parse(document.getElementById('words').textContent);
export const facts = JSON.parse(document.getElementById('facts').textContent);
export const byId = (id) => document.getElementById(id);
export const root = document.body.dataset.root;

// say('link.title', { name: 'Anna' })
export function say(key, values = {}) {
  return wordBook[key].replace(/\{(\w+)\}/g, (all, name) => (Object.hasOwn(values, name) ? String(values[name]) : all));
}

// make('button', { class: 'btn', type: 'button' }, 'Close'). An `on...` attribute is a listener.
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (value !== false && value !== undefined) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children);
  return element;
}

// The page's own words with their **bold** parts; never text that came from elsewhere.
export function emphasised(key) {
  return wordBook[key].split('**').map((part, i) => (i % 2 ? make('b', {}, part) : part));
}

const svg = 'http://www.w3.org/2000/svg';
export function icon(name) {
  const element = document.createElementNS(svg, 'svg');
  element.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(svg, 'use');
  use.setAttribute('href', `#i-${name}`);
  element.append(use);
  return element;
}

// The values that a visit keeps besides the games: board, sound, night. Nothing breaks where it may not be kept.
export const memory = {
  get(name) {
    try { return localStorage.getItem(`lucca.${name}`); } catch { return null; }
  },
  set(name, value) {
    try { localStorage.setItem(`lucca.${name}`, value); } catch { /* forgotten then */ }
  },
};

export function setUpNight() {
  const button = byId('night');
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    const night = memory.get('night') === null ? dark.matches : memory.get('night') === '1';
    document.documentElement.toggleAttribute('data-night', night);
    button.setAttribute('aria-pressed', String(night));
  };
  button.addEventListener('click', () => {
    memory.set('night', document.documentElement.hasAttribute('data-night') ? '0' : '1');
    show();
  });
  dark.addEventListener('change', show);
  show();
}
