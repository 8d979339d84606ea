import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';

test('an install runs no script of a third party, and each package that brings one is named', async () => {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const withScript = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = withScript.map(([path]) => path.replace(/^.*node_modules\//, '')).sort();
  const { allowScripts } = JSON.parse(await readFile('package.json', 'utf8')) as { allowScripts: object };
  const explained = await readFile('docs/security.md', 'utf8');

  expect(await readFile('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  expect(Object.entries(allowScripts).sort()).toEqual(names.map((name) => [name, false]));
  for (const name of names) expect(explained).toContain(`\`${name}\``);
});

test('every proof that docs/security.md names is there', async () => {
  const text = await readFile('docs/security.md', 'utf8');
  const named = [...text.matchAll(/`((?:tests|api|docs)\/[\w./]+)`/g)].map(([, file = '']) => file);

  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
