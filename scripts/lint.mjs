// npm run lint: checks types, rules, module boundaries, unused code and format. It runs all of them, two at a
// time, and fails when any fails.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';
import { checkNode, install, overhear, root } from './steps.mjs';

checkNode();
await install();

/** What the rules for a single file depend on: a change of these files begins a new cache. */
const rules = createHash('sha256');
for (const file of ['package-lock.json', '.prettierrc.json', 'eslint.config.js', 'scripts/lintRules.mjs'])
  rules.update(readFileSync(path.join(root, file)));
const cache = path.join('node_modules', '.cache', `tokri-lint-${rules.digest('hex').slice(0, 16)}`);
/** Options of a check whose results for a file depend on that file alone: files that have not changed are skipped. */
const cachedAs = (name) => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  path.join(cache, name),
];

/**
 * The type checker is a Go program, and collecting garbage takes it two fifths of its time. Where there is memory, it
 * collects none below 5 GB, which is hardly more than it uses otherwise.
 */
const seldom = freemem() > 8e9 ? { GOGC: 'off', GOMEMLIMIT: '5GiB' } : {};

export const checks = [
  ['rules', 'eslint', ['.', '--max-warnings', '0', ...cachedAs('eslint')]],
  ['types', 'oxlint', ['--quiet'], seldom],
  [
    'boundaries',
    'depcruise',
    [
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err',
      'contract',
      'ui',
      'web',
      'api',
      'cli',
      'bench',
      'tests',
    ],
  ],
  ['unused code', 'knip', []],
  ['deploy', 'node', ['scripts/checkDeploy.mjs']],
  ['format', 'prettier', ['--check', '--log-level', 'warn', ...cachedAs('prettier'), '.']],
];

let [failed, skipped] = [0, 0];
const waiting = [...checks];
const lane = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, bin, args, env] = next;
    const { code, words } = await overhear(bin, args, env);
    console.log(`${words}${code === 0 ? 'ok  ' : 'FAIL'} ${name}`);
    failed += code === 0 ? 0 : 1;
    skipped += words.match(/^skipped: /gm)?.length ?? 0;
  }
};
await Promise.all([lane(), lane()]);
console.log(`${checks.length - failed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed ? 1 : 0;
