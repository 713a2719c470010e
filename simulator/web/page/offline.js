import { root, say } from './words.js';
import { notice } from './sheet.js';

// The page without a network, and its next version: it is used when the page is opened again, or at once if the player
// says so.
export async function keepOffline() {
  if (!('serviceWorker' in navigator) || location.protocol === 'file:') return;
  try {
    const kept = await navigator.serviceWorker.register(`${root}worker.js`);
    const tell = () => { if (kept.waiting && navigator.serviceWorker.controller) offerVersion(kept.waiting); };
    tell();
    kept.addEventListener('updatefound', () => kept.installing?.addEventListener('statechange', tell));
  } catch { /* a browser that keeps nothing needs the network */ }
}

function offerVersion(worker) {
  const ask = (event) => {
    if (!event.data.version) return;
    navigator.serviceWorker.removeEventListener('message', ask);
    notice({ title: say('version.ready', event.data), about: say('version.ready.about') },
      { text: say('version.restart'), act: () => restartWith(worker) }, { text: say('later'), plain: true });
  };
  navigator.serviceWorker.addEventListener('message', ask);
  navigator.serviceWorker.startMessages?.();
  worker.postMessage('version');
}

function restartWith(worker) {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage('now');
}
