// npm run lint: types, rules, boundaries, unused code, format. Runs all of them and fails when any does.
import { checkNode, install, run } from './steps.mjs';

checkNode();
await install();

export const checks = [
  ['types', 'tsc', ['-p', 'tsconfig.json']],
  ['rules', 'eslint', ['.', '--max-warnings', '0']],
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
      'tests',
    ],
  ],
  ['unused code', 'knip', []],
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
];

let failed = 0;
for (const [name, bin, args] of checks) {
  const ok = (await run(bin, args)) === 0;
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}`);
  failed += ok ? 0 : 1;
}
console.log(`${checks.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
