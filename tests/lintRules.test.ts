import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

interface Diagnostic {
  /** Such as `tokri(layout-only)`. */
  code: string;
  message: string;
  filename: string;
  labels: { span: { line: number } }[];
}

const wordsOf = {
  colour: 'Take the colour from the theme',
  pixels: 'Take the measure from the theme',
  layer: 'Take the layer from the theme',
  look: 'is looks, and looks are made in ui/',
  unseen: 'Write the layout here',
  styled: 'Components are styled in ui/',
};

/** Gives each case a file in the folder. */
const inFolder = <Found>(folder: string, cases: readonly [code: string, found: Found][]) =>
  cases.map(([code, found], index) => ({ file: `${folder}/Case${index}.tsx`, code, found }));

const themeCases = inFolder<keyof typeof wordsOf | undefined>('ui/theming', [
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
  ['const a = ({ zIndex }) => ({ width: `${target.medium}px` });', undefined],
  ["const a = { width: '12PX' };", 'pixels'],
  ["const a = { width: '3pt' };", 'pixels'],
  ["const a = { color: `#${'fff'}` };", 'colour'],
  ["const a = { color: 'oklch(0.7 0.1 200)' };", 'colour'],
  ["const a = { border: 'thin solid tomato' };", 'colour'],
  ["const a = <path stroke='red' />;", 'colour'],
  ["const a = { zIndex: (theme) => theme.zIndex.bar, color: 'error.main', fill: 'none' };", undefined],
  [
    "const a = { label: 'Red onions', background: 'transparent', zIndex: open ? 'bar' : 'raised' };",
    undefined,
  ],
  ["const a = <a href='#fade'>{b}</a>;", undefined],
  ["const a = <img sizes='(min-width: 768px) 50vw' />;", undefined],
  ["const a = { top: 'var(--bar, 0px)', zIndex: 'bar', width: 12 };", undefined],
]);

const layoutCases = inFolder<keyof typeof wordsOf | undefined>('web/layout', [
  ["const a = <Box sx={{ display: 'grid', gap: { xs: 1, md: 2 }, '& > *': { minWidth: 0 } }} />;", undefined],
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
]);

const networkCases = inFolder<number>('web/net', [
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
]);

const ownerCases: [file: string, network: number, storage: number][] = [
  ['ui/Price/Price.tsx', 1, 1],
  ['web/routes/HomeRoute.tsx', 1, 1],
  ['web/app/net/call.ts', 0, 1],
  ['web/app/session/storage.ts', 1, 0],
];

const red = "export const a = { color: '#fff' };";
const coloured = "export const a = <Box sx={{ color: 'error.main' }} />;";
const long = 'a();\n'.repeat(301);

const ruleCases: [file: string, rule: string, found: number, code: string][] = [
  ['api/carts/path.ts', 'tokri(paths-from-contract)', 1, "const a = '/api/cart/get';"],
  ['api/carts/path.test.ts', 'tokri(paths-from-contract)', 0, "const a = '/api/cart/get';"],
  ['cli/path.ts', 'tokri(paths-from-contract)', 0, "const a = '/api/docs';"],
  ['ui/theme/red.ts', 'tokri(theme-values)', 0, red],
  ['ui/Price/Price.stories.tsx', 'tokri(theme-values)', 0, red],
  ['web/support/coloured.tsx', 'tokri(layout-only)', 0, coloured],
  ['ui/Price/storage.ts', 'eslint(no-restricted-globals)', 1, 'sessionStorage;'],
  ['web/app/storage.ts', 'eslint(no-restricted-globals)', 0, 'sessionStorage;'],
  ['api/log.ts', 'eslint(no-console)', 1, 'console.log(1);'],
  ['.storybook/log.ts', 'eslint(no-console)', 1, 'console.log(1);'],
  ['cli/log.ts', 'eslint(no-console)', 0, 'console.log(1);'],
  ['scripts/run.mjs', 'eslint(no-undef)', 1, 'missing();'],
  ['.run.cjs', 'eslint(no-undef)', 1, 'missing();'],
  ['api/long.ts', 'eslint(max-lines)', 1, long],
  ['contract/messages/long.ts', 'eslint(max-lines)', 0, long],
  ['api/unused.ts', 'eslint(no-unused-vars)', 1, 'const _one = 1, two = 2;'],
  [
    'ui/Price/useLate.ts',
    'react-hooks(rules-of-hooks)',
    1,
    'export const useLate = (a) => a && useState(1);',
  ],
  [
    'web/app/useSeen.ts',
    'react-hooks(exhaustive-deps)',
    1,
    'export const useSeen = (a) => useEffect(() => tell(a), []);',
  ],
];

const files: Readonly<Record<string, string>> = Object.fromEntries([
  ...[...themeCases, ...layoutCases, ...networkCases].map(({ file, code }) => [file, code]),
  ...ownerCases.map(([file]) => [file, 'fetch(a);\nlocalStorage.a;']),
  ...ruleCases.map(([file, , , code]) => [file, code]),
]);

const folder = mkdtempSync(path.join(tmpdir(), 'tokri-lint-'));
let diagnostics: readonly Diagnostic[] = [];

/** Lints all files by the rules of the project, without types. */
const lint = () =>
  new Promise<Diagnostic[]>((resolve, reject) => {
    execFile(
      path.resolve('node_modules/.bin/oxlint'),
      ['-c', 'oxlint.config.mjs', '--format', 'json'],
      { cwd: folder, maxBuffer: 10_000_000, shell: process.platform === 'win32' },
      // it ends with 1 when it finds something
      (_error, output, problems) => {
        try {
          resolve((JSON.parse(output) as { diagnostics: Diagnostic[] }).diagnostics);
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
  diagnostics = await lint();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const diagnosticsOf = (file: string, rule: string) =>
  diagnostics.filter(({ code, filename }) => filename === file && code.startsWith(rule));

const messagesOf = (file: string, rule: string) => diagnosticsOf(file, rule).map(({ message }) => message);

const containing = (found?: keyof typeof wordsOf) => (found ? [expect.stringContaining(wordsOf[found])] : []);

test.each(themeCases)('styles come from the theme: $code', ({ file, found }) => {
  expect(messagesOf(file, 'tokri(theme-values)')).toEqual(containing(found));
});

test.each(layoutCases)('web only lays out: $code', ({ file, found }) => {
  expect(messagesOf(file, 'tokri(layout-only)')).toEqual(containing(found));
});

test.each(networkCases)('network and storage have owners: $code', ({ file, found }) => {
  expect(diagnosticsOf(file, 'eslint(no-restricted-')).toHaveLength(found);
});

test.each(ownerCases)('%s: fetch %i, localStorage %i', (file, network, storage) => {
  const lines = diagnosticsOf(file, 'eslint(no-restricted-').map(({ labels: [label] }) => label?.span.line);
  expect(lines.sort()).toEqual([...(network ? [1] : []), ...(storage ? [2] : [])]);
});

test.each(ruleCases)('%s: %s %i', (file, rule, found) => {
  expect(diagnosticsOf(file, rule)).toHaveLength(found);
});
