// npm run lint: checks types, rules, module boundaries, unused code and format. It runs all of them, two at a
// time, and fails when any fails.
import { freemem } from 'node:os';
import { checkNode, install, overhear } from './steps.mjs';

checkNode();
await install();

/**
 * The type checker is a Go program, and collecting garbage takes it two fifths of its time. Where there is memory, it
 * collects none below 5 GB, which is hardly more than it uses otherwise.
 */
const seldom = freemem() > 8e9 ? { GOGC: 'off', GOMEMLIMIT: '5GiB' } : {};

export const checks = [
  ['types and rules', 'oxlint', ['-c', 'oxlint.config.mjs', '--quiet'], seldom],
  ['boundaries', 'depcruise', ['contract', 'ui', 'web', 'api', 'cli', 'bench', 'tests']],
  ['unused code', 'knip', []],
  ['deploy', 'node', ['scripts/checkDeploy.mjs']],
  // installing other packages also empties the cache
  ['format', 'prettier', ['--check', '--log-level', 'warn', '--cache', '--cache-strategy', 'content', '.']],
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
