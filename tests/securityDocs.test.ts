import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';

test('every proof that docs/security.md names is there', async () => {
  const text = await readFile('docs/security.md', 'utf8');
  const named = [...text.matchAll(/`((?:tests|api|docs)\/[\w./]+)`/g)].map(([, file = '']) => file);

  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
