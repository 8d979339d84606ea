import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

interface Complaint {
  /** Such as `tokri(layout-only)`. */
  code: string;
  message: string;
  filename: string;
  labels: { span: { line: number } }[];
}

const themeCases: [code: string, found?: keyof typeof messages][] = [
  ["const a = { color: '#fff' };", 'colour'],
  ["const a = { boxShadow: '0 0 2rem rgba(0, 0, 0, 0.2)' };", 'colour'],
  ["const a = { padding: '12px' };", 'pixels'],
  ['const a = `calc(${b} - 1.5px)`;', 'pixels'],
  ['const a = { zIndex: 1200 };', 'layer'],
  ["const a = { top: 8, zIndex: '1200' && 7 };", 'layer'],
  ["const a = { 'zIndex': 5 };", 'layer'],
  ["const a = { ['zIndex']: '5' };", 'layer'],
  ['const a = { zIndex: open ? 5 : 6 };', 'layer'],
  ['const a = { zIndex: { xs: 5 } };', 'layer'],
  ['const a = { zIndex: n };', 'layer'],
  ['const a = <Box zIndex={-1} />;', 'layer'],
  ['const a = { width: `${12}px` };', 'pixels'],
  ["const a = { width: 12 + 'px' };", 'pixels'],
  ['const a = ({ zIndex }) => ({ width: `${target.medium}px` });'],
  ["const a = { width: '12PX' };", 'pixels'],
  ["const a = { width: '3pt' };", 'pixels'],
  ["const a = { color: `#${'fff'}` };", 'colour'],
  ["const a = { color: 'oklch(0.7 0.1 200)' };", 'colour'],
  ["const a = { border: 'thin solid tomato' };", 'colour'],
  ["const a = <path stroke='red' />;", 'colour'],
  ["const a = { zIndex: (theme) => theme.zIndex.bar, color: 'error.main', fill: 'none' };"],
  ["const a = { label: 'Red onions', background: 'transparent', zIndex: open ? 'bar' : 'raised' };"],
  ["const a = <a href='#fade'>{b}</a>;"],
  ["const a = <img sizes='(min-width: 768px) 50vw' />;"],
  ["const a = { top: 'var(--bar, 0px)', zIndex: 'bar', width: 12 };"],
];

const layoutCases: [code: string, found?: keyof typeof messages][] = [
  ["const a = <Box sx={{ display: 'grid', gap: { xs: 1, md: 2 }, '& > *': { minWidth: 0 } }} />;"],
  ["const a = <Box sx={{ color: 'error.main' }} />;", 'look'],
  ["const a = <Box sx={{ '& > li': { borderTop: 1 } }} />;", 'look'],
  ['const a = <Box sx={[{ m: 0 }, open && { boxShadow: 8 }]} />;', 'look'],
  ['const look = { fontWeight: 700 }; const a = <Box sx={look} />;', 'look'],
  ['const a = <p style={{ letterSpacing: 2 }} />;', 'look'],
  ['const a = <Box sx={lookOf(b)} />;', 'unseen'],
  ["const a = { style: { color: 'error.main' } };", 'look'],
  ['const a = <Typography fontWeight={900} />;', 'look'],
  ['element.style.color = b;', 'unseen'],
  ['const a = <style>{b}</style>;', 'styled'],
  ["import './looks.css';", 'styled'],
  ["import * as M from '@mui/material/styles';", 'styled'],
  ["import { createTheme } from '@mui/material/styles';", 'styled'],
  ["import { styled } from '@mui/material/styles';", 'styled'],
];

const networkCases: [code: string, found: number][] = [
  ["fetch('/x');", 1],
  ["() => window.fetch('/x');", 1],
  ['globalThis.localStorage;', 1],
  ["window['localStorage'];", 1],
  ["localStorage.setItem('a', b);", 1],
  ['const { localStorage: kept } = window;', 1],
  ['const ask = fetch;', 1],
  ['const a = { fetch: 1 }; a.fetch;', 0],
  ['(fetch) => fetch();', 0],
  ['refetch();', 0],
];

const ownerCases: [file: string, network: number, storage: number][] = [
  ['ui/Price/Price.tsx', 1, 1],
  ['web/routes/HomeRoute.tsx', 1, 1],
  ['web/app/net/call.ts', 0, 1],
  ['web/app/session/storage.ts', 1, 0],
];

const pathCases: [file: string, code: string, found: number][] = [
  ['api/carts/carts.ts', "const a = '/api/cart/get';", 1],
  ['api/carts/carts.test.ts', "const a = '/api/cart/get';", 0],
  ['cli/cart.ts', "const a = '/api/docs';", 0],
];

const ruleCases: [file: string, code: string, rule: string, found: number][] = [
  ['api/log.ts', 'console.log(1);', 'eslint(no-console)', 1],
  ['cli/log.ts', 'console.log(1);', 'eslint(no-console)', 0],
  ['scripts/run.mjs', 'missing();', 'eslint(no-undef)', 1],
  [
    'ui/Price/useLate.ts',
    'export const useLate = (a) => a && useState(1);',
    'react-hooks(rules-of-hooks)',
    1,
  ],
];

const messages = {
  colour: 'Take the colour from the theme',
  pixels: 'Take the measure from the theme',
  layer: 'Take the layer from the theme',
  look: 'is looks, and looks are made in ui/',
  unseen: 'Write the layout here',
  styled: 'Components are styled in ui/',
};

const fileOf = (folder: string, place: number) => `${folder}/Case${place}.tsx`;

const files: Readonly<Record<string, string>> = Object.fromEntries([
  ...themeCases.map(([code], place) => [fileOf('ui/theming', place), code]),
  ...layoutCases.map(([code], place) => [fileOf('web/layout', place), code]),
  ...networkCases.map(([code], place) => [fileOf('web/net', place), code]),
  ...ownerCases.map(([file]) => [file, 'fetch(a);\nlocalStorage.a;']),
  ...pathCases.map(([file, code]) => [file, code]),
  ...ruleCases.map(([file, code]) => [file, code]),
]);

const folder = mkdtempSync(path.join(tmpdir(), 'tokri-lint-'));
let complaints: readonly Complaint[] = [];

/** Lints all files by the rules of the project, without types. */
const lint = () =>
  new Promise<Complaint[]>((resolve, reject) => {
    execFile(
      path.resolve('node_modules/.bin/oxlint'),
      ['-c', 'oxlint.config.mjs', '--format', 'json'],
      { cwd: folder, maxBuffer: 10_000_000, shell: process.platform === 'win32' },
      (_error, output, problems) => {
        try {
          resolve((JSON.parse(output) as { diagnostics: Complaint[] }).diagnostics);
        } catch {
          reject(new Error(`oxlint did not run: ${output}${problems}`));
        }
      },
    );
  });

beforeAll(async () => {
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${code}\n`);
  }
  writeFileSync(
    path.join(folder, 'oxlint.config.mjs'),
    `import config from '${pathToFileURL('oxlint.config.mjs').href}';
export default { ...config, options: {}, jsPlugins: [${JSON.stringify(path.resolve('scripts/lintRules.mjs'))}] };
`,
  );
  complaints = await lint();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns what a rule says of a file. */
const saidOf = (file: string, rule: string) =>
  complaints.filter(({ code, filename }) => filename === file && code.startsWith(rule));

const each = <Case extends readonly unknown[]>(cases: readonly Case[]) =>
  cases.map((one, place) => ({ name: String(one[0]), place, one }));

test.each(each(themeCases))('styles come from the theme: $name', ({ place, one: [, found] }) => {
  const said = saidOf(fileOf('ui/theming', place), 'tokri(theme-values)');
  expect(said.map(({ message }) => message)).toEqual(found ? [expect.stringContaining(messages[found])] : []);
});

test.each(each(layoutCases))('web only lays out: $name', ({ place, one: [, found] }) => {
  const said = saidOf(fileOf('web/layout', place), 'tokri(layout-only)');
  expect(said.map(({ message }) => message)).toEqual(found ? [expect.stringContaining(messages[found])] : []);
});

describe('network and storage have owners', () => {
  test.each(each(networkCases))('$name', ({ place, one: [, found] }) => {
    expect(saidOf(fileOf('web/net', place), 'eslint(no-restricted-')).toHaveLength(found);
  });

  test.each(ownerCases)('%s: fetch %i, localStorage %i', (file, network, storage) => {
    const lines = saidOf(file, 'eslint(no-restricted-').map(({ labels: [label] }) => label?.span.line);
    expect(lines).toEqual([...(network ? [1] : []), ...(storage ? [2] : [])]);
  });
});

test.each(pathCases)('paths of the API stand in the table of calls: %s, %s', (file, _code, found) => {
  expect(saidOf(file, 'tokri(paths-from-contract)')).toHaveLength(found);
});

test.each(ruleCases)('common rules know the folders: %s, %s', (file, _code, rule, found) => {
  expect(saidOf(file, rule)).toHaveLength(found);
});
