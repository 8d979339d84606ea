// Loading the component library or the API takes longer than most of their tests, so `npm test` runs many
// test files in one module registry. Files with fake clocks or their own rules stay alone, and every file
// does when it is run by hand.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

const folder = 'test-results/together';

/**
 * Tests that take half a minute or more, the longest first: they are not grouped with others, and they start
 * first.
 */
const long = [
  'tests/importing/catalogue.',
  'tests/importing/cutOff.',
  'tests/process.',
  'api/database/embedded/trouble.',
  'api/database/embedded/embeddedMongo.',
  'api/database/embedded/crash.',
  'tests/importing/takeover.',
  'tests/slowBodies.',
  'tests/search/quality.',
  'tests/auth/rateLimitsTogether.',
  'tests/races.',
  'tests/npmStart.',
  'tests/importing/killed.',
  'tests/auth/rateLimits.',
  'tests/seeding.',
  'tests/backups/cutOff.',
  'tests/uiTypes.',
];

const testsIn = (...places) =>
  places
    .flatMap((place) =>
      readdirSync(path.join(root, place), { recursive: true })
        .filter((name) => /\.test\.tsx?$/.test(name))
        .map((name) => path.posix.join(place, name.split(path.sep).join('/'))),
    )
    .map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }));

const write = (file, text) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

/**
 * Matches the code of tests that cannot be grouped with others: it uses the file's path, awaits at the top
 * level, or changes the process or browser globals.
 */
const placed =
  /import\.meta|^(?:await |(?:const|let) [^=\n]+ = await )|process\.(?:on|chdir)\(|process\.env\.\w+ = |defineProperty\((?:globalThis|navigator|window)|globalThis\.\w+ = /m;
const clocks = /\bjest\.(?!fn\b)|@jest-environment/;

const placeAmongLong = (name) => long.findIndex((start) => name.startsWith(start));

/**
 * Returns the place of a test file in the order of the run, the lowest first: long files, then groups, then
 * small files.
 */
export const turnOf = (file) => {
  const name = path.relative(root, file).split(path.sep).join('/');
  const place = placeAmongLong(name);
  if (place !== -1) return place;
  return name.startsWith(`${folder}/`) ? long.length : long.length + 1;
};

const isAlone = ({ name, text }) => placeAmongLong(name) !== -1 || placed.test(text) || clocks.test(text);

/**
 * Returns the code of a test file wrapped in one `describe`, so that its hooks apply to its own tests only.
 * Each line keeps its number.
 */
const asPart = ({ name, text }, part) => {
  const here = path.posix.dirname(part);
  const from = path.posix.dirname(name);
  const moved = (code) =>
    code.replace(
      /(\bfrom |\bimport |\bimport\()'(\.[^']+)'/g,
      (_, before, file) => `${before}'${path.posix.relative(here, path.posix.join(from, file))}'`,
    );
  const last = [...text.matchAll(/^import[^;]+;$/gm)].at(-1);
  const head = last ? last.index + last[0].length : 0;
  const opened = `import { describe as inFile } from '@jest/globals'; ${moved(text.slice(0, head))}`;
  return `${opened} inFile('${name}', () => {${moved(text.slice(head))}});\n`;
};

/**
 * Rewrites test files into groups of similar size.
 * @param kind names their folder
 * @param count the number of groups
 * @returns the `testMatch` for jest: the groups, and the files that stay alone
 */
export const together = (kind, count, ...places) => {
  rmSync(path.join(root, folder, kind), { recursive: true, force: true });
  const tests = testsIn(...places);
  const many = tests.filter((one) => !isAlone(one)).sort((one, other) => other.text.length - one.text.length);
  const groups = Array.from({ length: count }, () => '');
  many.forEach((one, place) => {
    const part = one.name.replace('.test.ts', '.ts');
    write(`${folder}/${kind}/${part}`, asPart(one, `${folder}/${kind}/${part}`));
    const turn = place % (2 * count); // alternates the direction, so that no group always gets the larger file
    groups[Math.min(turn, 2 * count - 1 - turn)] += `import './${part.replace(/\.tsx?$/, '.js')}';\n`;
  });
  groups.forEach((imports, group) => write(`${folder}/${kind}/${group}.test.ts`, imports));
  return [
    `<rootDir>/${folder}/${kind}/*.test.ts`,
    ...tests.filter(isAlone).map(({ name }) => `<rootDir>/${name}`),
  ];
};
