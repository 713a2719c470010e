// The page's own code: its types, its lint, and that the checker knows the module's calls as they are.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const top = fileURLToPath(new URL('../..', import.meta.url));
const runs = (program, ...words) => {
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', program, ...words], { cwd: top, encoding: 'utf8' });
  assert.equal(status, 0, `${stdout}${stderr}`);
};

test('the page has no mistake that its types show', () => runs('tsc', '-p', 'simulator/web/page/tsconfig.json'));
test('the page has no mistake that the linter finds', () => runs('eslint', '-c', 'simulator/web/eslint.config.mjs', 'simulator/web/page'));

test('the checker knows the calls of the module', () => {
  const names = (file, pattern) => [...readFileSync(`${top}/simulator/web/${file}`, 'utf8').matchAll(pattern)].map(([, name]) => name).sort();
  const [declared] = /interface LuccaModule \{[^}]*\}/.exec(readFileSync(`${top}/simulator/web/page/module.d.ts`, 'utf8'));
  const calls = [...declared.matchAll(/^ {2}([a-z]\w*)\(/gm)].map(([, name]) => name).sort();
  assert.deepEqual(calls, names('main.cpp', /LUCCA_EXPORT\("(\w+)"\)/g));
});
