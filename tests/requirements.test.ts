import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { filesBeneath } from './support/secrets.js';

const anId = /\b(?:S-\d{3}|[WAGDO]-\d{2}[a-z]?)\b/g;
const defined = [
  ...readFileSync('docs/requirements.md', 'utf8').matchAll(/^- \*\*([A-Z]-?\d+[a-z]?)\*\* /gm),
].map(([, id = '']) => id);

const folders = ['.storybook', 'api', 'bench', 'cli', 'contract', 'docs', 'scripts', 'tests', 'ui', 'web'];
const isText = (file: string) => /\.(?:tsx?|[cm]?js|mdx?|html)$/.test(file);

/** Code and documents; the data of the demo catalogue names no requirement. */
const textFiles = async () => {
  const inside = await Promise.all(folders.map((folder) => filesBeneath(folder, () => false)));
  return [...readdirSync('.'), ...inside.flat()].filter(isText);
};

test('each requirement is defined once', () => {
  expect(defined.filter((id, index) => defined.indexOf(id) !== index)).toEqual([]);
});

test('all 180 requirements of the specification are defined, in order', () => {
  const specified = Array.from({ length: 180 }, (_, index) => `S-${String(index + 1).padStart(3, '0')}`);

  expect(defined.filter((id) => id.startsWith('S-'))).toEqual(specified);
});

test('each requirement of the specification is named in a test or a story', async () => {
  const files = (await textFiles()).filter((file) =>
    /\.(?:test|slow|node|journey|spec|stories)\./.test(file),
  );
  const named = new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(anId) ?? []));

  expect(defined.filter((id) => id.startsWith('S-') && !named.has(id))).toEqual([]);
});

test('every requirement that a file names is defined', async () => {
  const files = await textFiles();
  const unknown = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(anId)]
      .filter(([id]) => !defined.includes(id))
      .map(([id]) => `${file}: ${id}`),
  );

  expect(files.length).toBeGreaterThan(1000);
  expect(unknown).toEqual([]);
});
