// The linter of the home page: mistakes, not tastes.
import js from '@eslint/js';
import globals from 'globals';

const rules = {
  ...js.configs.recommended.rules,
  'no-shadow': ['error', { builtinGlobals: true, allow: ['event', 'length', 'name', 'top'] }],
  eqeqeq: 'error',
  'no-var': 'error',
  'prefer-const': 'error',
  'no-implicit-globals': 'error',
};

export default [
  { files: ['**/*.js'], ignores: ['**/worker.js', '**/reader.js'], languageOptions: { sourceType: 'module', globals: globals.browser }, rules },
  { files: ['**/worker.js'], languageOptions: { sourceType: 'module', globals: globals.serviceworker }, rules },
  { files: ['**/reader.js'], languageOptions: { sourceType: 'script', globals: { ...globals.worker, readQr: 'readonly' } }, rules },
];
