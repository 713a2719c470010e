import { facts, memory, say } from './words.js';

// The board the console takes on: its panel and its keys. The first visit is a PicoSystem.
const first = 'picosystem';

export function chosenBoard() {
  const asked = new URLSearchParams(location.search).get('board');
  const wanted = facts.boards.some((board) => board.id === asked) ? asked : memory.get('board') || first;
  const index = facts.boards.findIndex((board) => board.id === wanted);
  return facts.boards[index < 0 ? facts.boards.findIndex((board) => board.id === first) : index];
}

export function keysOf(board) {
  if (board.kind === 'eight') return say('board.keys8');
  if (board.kind === 'four') return say('board.keys4');
  return say(board.keys.includes('x') ? 'board.stick4' : 'board.stick2');
}

// Puts the keys where the board has them. With four keys X and Y go to the left thumb, A and B to the right one.
export function arrangeKeys(element, board) {
  for (const kind of ['eight', 'four', 'stick']) element.classList.toggle(kind, board.kind === kind);
  const [left, right] = element.querySelectorAll('.cluster');
  const four = board.kind === 'four';
  place(left, four ? { top: 'x', bottom: 'y' } : { top: 'up', west: 'left', middle: 'stick', east: 'right', bottom: 'down' }, board);
  place(right, four ? { top: 'a', bottom: 'b' } : { top: 'x', west: 'y', east: 'a', bottom: 'b' }, board);
}

function place(cluster, pads, board) {
  for (const key of cluster.querySelectorAll('.key')) {
    const spot = ['top', 'west', 'middle', 'east', 'bottom'].find((name) => key.classList.contains(name));
    const pad = pads[spot];
    key.hidden = !pad || !board.keys.includes(pad);
    key.dataset.pad = pad || '';
    if (!pad) continue;
    const arrow = ['up', 'left', 'right', 'down', 'stick'].includes(pad);
    key.dataset.name = arrow ? say(`key.${pad}`) : pad.toUpperCase();
    key.setAttribute('aria-label', key.dataset.name);
    const sign = key.querySelector('svg');
    if (sign) sign.style.display = arrow ? '' : 'none';
    for (const node of [...key.childNodes]) if (node.nodeType === Node.TEXT_NODE) node.remove();
    if (!arrow) key.append(pad.toUpperCase());
  }
}
