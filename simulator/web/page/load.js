// Stands in the page itself and brings its script, which comes deflated whatever its server compresses. The page's policy allows
// the text by its hash (tools/web/site.py). From a folder, or where nothing inflates, the plain script comes and says what is wrong.
(() => {
  const { root } = document.body.dataset;
  const add = (script) => document.head.append(Object.assign(document.createElement('script'), script));
  const addPlain = () => add({ src: `${root}lucca.js` });
  if (location.protocol === 'file:' || !('DecompressionStream' in window)) {
    addPlain();
    return;
  }
  fetch(`${root}script.bin`)
    .then((answer) => new Response(answer.body.pipeThrough(new DecompressionStream('deflate'))).text())
    .then((textContent) => add({ textContent }), addPlain);
})();
