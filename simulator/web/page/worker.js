// Keeps the page for a start without a network. A new build comes into a cache of its own and waits until the page is
// opened again or the player wants it: never in the middle of a game.
'use strict';
const build = 'lucca-@BUILD@', version = '@VERSION@';
const files = '@FILES@';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(build).then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })))));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(caches.keys().then((names) =>
    Promise.all(names.filter((name) => name.startsWith('lucca-') && name !== build).map((name) => caches.delete(name)))));
});

self.addEventListener('message', (event) => {
  if (event.data === 'version') event.source.postMessage({ version });
  if (event.data === 'now') self.skipWaiting();
});

async function answer(request) {
  const address = new URL(request.url);
  address.hash = address.search = '';
  if (address.pathname.endsWith('/')) address.pathname += 'index.html';
  const cache = await caches.open(build);
  return await cache.match(address.href) || fetch(request);
}

self.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && new URL(event.request.url).origin === location.origin) event.respondWith(answer(event.request));
});
