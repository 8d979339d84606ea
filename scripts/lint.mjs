// npm run lint: checks types, rules, module boundaries, unused code and format. It runs all of them, two at a
// time, and fails when any fails.
import { checkNode, install, overhear } from './steps.mjs';

checkNode();
await install();

export const checks = [
  ['rules', 'eslint', ['.', '--max-warnings', '0']],
  ['types', 'oxlint', ['--quiet']],
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
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
];

let failed = 0;
const waiting = [...checks];
const lane = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, bin, args] = next;
    const { code, words } = await overhear(bin, args);
    console.log(`${words}${code === 0 ? 'ok  ' : 'FAIL'} ${name}`);
    failed += code === 0 ? 0 : 1;
  }
};
await Promise.all([lane(), lane()]);
console.log(`${checks.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
