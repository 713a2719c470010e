import { root } from './words.js';

// The module comes in two parts (tools/web/module.py): the first one starts the console, the rest follows at once. Until it is
// here, each of its functions is a placeholder that throws TooEarly.
export class TooEarly extends Error {}

export const placeholder = new Proxy({}, { get: () => () => { throw new TooEarly(); } });

// A part comes deflated, whatever its server compresses and calls it, and is compiled while it arrives.
export async function loadPart(name, imports) {
  const compile = (stream) => WebAssembly.instantiateStreaming(
    new Response(stream.pipeThrough(new DecompressionStream('deflate')), { headers: { 'content-type': 'application/wasm' } }), imports);
  if (window.luccaParts === undefined && location.protocol !== 'file:') {
    const answer = await fetch(`${root}${name}.bin`);
    if (!answer.ok) throw new Error(`${name}.bin: ${answer.status}`);
    return compile(answer.body);
  }
  if (window.luccaParts === undefined) await loadScript(`${root}lucca.wasm.js`);
  return compile(new Blob([Uint8Array.from(atob(window.luccaParts[name]), (c) => c.charCodeAt(0))]).stream());
}

// Texts, rules and letters lie deflated in the first part.
export async function fillMemory(first, memory) {
  const [packed] = WebAssembly.Module.customSections(first, 'lucca.data');
  const data = new Blob([packed.slice(4)]).stream().pipeThrough(new DecompressionStream('deflate'));
  new Uint8Array(memory.buffer).set(new Uint8Array(await new Response(data).arrayBuffer()), new DataView(packed).getUint32(0, true));
}

// The first part's calls, each of which is done wholly or not at all: its memory and the stack's pointer are all that a call
// changes, and one that meets a placeholder leaves them as they were.
export function undoing(exports) {
  const memory = new Uint8Array(exports.memory.buffer), before = new Uint8Array(memory.length);
  const stack = Object.values(exports).find((one) => one instanceof WebAssembly.Global);
  const wholly = (call) => (...given) => {
    const { value } = stack;
    before.set(memory);
    try {
      return call(...given);
    } catch (error) {
      memory.set(before);
      stack.value = value;
      throw error;
    }
  };
  return Object.fromEntries(Object.entries(exports).map(([name, one]) => [name, typeof one === 'function' ? wholly(one) : one]));
}

export function loadScript(address) {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = resolve;
    script.onerror = () => reject(new Error(address));
    document.head.append(script);
  });
}
