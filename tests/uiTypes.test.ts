import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packagesNamed, unpublishedTypes } from './support/publicTypes.js';

let folder: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'tokri-types-')));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const out = () => path.join(folder, 'library');
beforeAll(() => {
  const library = out();
  execFileSync('npx', [
    '--no',
    'tsc',
    '--',
    '-p',
    'scripts/tsconfig.ui.json',
    '--noCheck',
    '--outDir',
    library,
  ]);
});

test('another team can import every type that the props of a published component name', () => {
  expect(unpublishedTypes(out(), 'ui/index.d.ts')).toEqual([]);
  expect(unpublishedTypes(out(), 'ui/index.d.ts', 'ui/admin.d.ts')).toEqual([]);
});

test('the types need no package that the library does not list, wherever a package manager puts it', () => {
  const { dependencies } = JSON.parse(readFileSync('ui/package.json', 'utf8')) as { dependencies: object };
  const named = packagesNamed(out(), 'ui/index.d.ts', 'ui/admin.d.ts');
  expect(named).toContain('@mui/material');
  expect(named.filter((name) => !(name in dependencies))).toEqual([]);
});

test('no two files of the library have names that differ in case alone: macOS and Windows would keep one of them', () => {
  const names = readdirSync(out(), { recursive: true }).map((name) => String(name).toLowerCase());
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('a type that stays behind is found, however deep it lies', () => {
  const library = path.join(folder, 'leaky');
  mkdirSync(path.join(library, 'ui'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(library, 'ui', name), text);
  write('line.d.ts', 'export interface Line { unit: Unit }\nexport type Unit = "kg" | "l";\n');
  write(
    'Cart.d.ts',
    `import type { Line } from './line.js';
     type Inner = 'a' | 'b';
     export interface CartProps { lines: Line[]; look?: Inner }
     export declare const Cart: (props: CartProps) => import('./line.js').Line;\n`,
  );
  write('index.d.ts', `export { Cart } from './Cart.js';\n`);
  expect(unpublishedTypes(library, 'ui/index.d.ts')).toEqual([
    'CartProps, which Cart names',
    'Line, which Cart names',
    'Unit, which Line names',
  ]);
});
