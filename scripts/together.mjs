// Loading the component library takes longer than most tests of it: in `npm test` many of its test files follow each other in
// one module registry. Files with hooks or clocks of their own stay alone, as every file is where it is run by hand.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

const folder = path.join(root, 'test-results', 'together');
const groups = 8;
const ownRules = /^(?:before|after)(?:Each|All)\(|jest\.(?:use|mock|spyOn|unstable)|@jest-environment/m;

const isTest = (name) => /\.test\.tsx?$/.test(name);
const tests = readdirSync(path.join(root, 'ui'), { recursive: true })
  .filter(isTest)
  .map((name) => `ui/${name.split(path.sep).join('/')}`)
  .sort();
const isAlone = (name) => ownRules.test(readFileSync(path.join(root, name), 'utf8'));

/** Writes the files that take others along. @returns what jest's `testMatch` has to be */
export const together = () => {
  const alone = tests.filter(isAlone);
  const many = tests.filter((name) => !alone.includes(name));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (let group = 0; group < groups; group++) {
    const imports = many
      .filter((_, place) => place % groups === group)
      .map((name) => `await import('../../${name}');`);
    writeFileSync(path.join(folder, `${group}.test.ts`), `${imports.join('\n')}\n`);
  }
  return [
    '<rootDir>/test-results/together/*.test.ts',
    ...alone.map((name) => `<rootDir>/${name}`),
    '<rootDir>/web/**/*.test.{ts,tsx}',
  ];
};
