// Pages of rules and boards: night as it was chosen, and printing.
'use strict';
(() => {
  const remembered = () => {
    try { return localStorage.getItem('lucca.night'); } catch { return null; }
  };
  const button = document.getElementById('night');
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = (night) => {
    document.documentElement.toggleAttribute('data-night', night);
    button.setAttribute('aria-pressed', String(night));
  };
  show(remembered() === null ? dark.matches : remembered() === '1');
  button.addEventListener('click', () => {
    const night = !document.documentElement.hasAttribute('data-night');
    try { localStorage.setItem('lucca.night', night ? '1' : '0'); } catch { /* for this page only */ }
    show(night);
  });
  const printer = document.querySelector('[data-do=print]');
  if (printer) printer.addEventListener('click', () => window.print());
})();
