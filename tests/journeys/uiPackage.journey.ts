import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { preview, type PreviewServer } from 'vite';
import { writeBareApp } from '../support/bareApp.js';
import { expect, test } from '../support/browser.js';

const root = process.cwd();
const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
const { dependencies } = manifestIn('ui');
const { devDependencies } = manifestIn('.');

const rangesOf = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => [name, dependencies[name] ?? devDependencies[name] ?? 'not in package.json']),
  );
const peers = ['react', 'react-dom', '@mui/material', '@emotion/react', '@emotion/styled'];
const tools = ['vite', '@vitejs/plugin-react', '@types/react', '@types/react-dom'];

let folder: string;
let server: PreviewServer;

const inFolder = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } });

/**
 * Compiles the app, and lists the errors in it and in the declarations of the library. Those of MUI and React are
 * read, but not checked, which would take three times as long.
 */
const typeErrors = () => {
  const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const program = ts.createProgram(fileNames, options);
  const ours = program
    .getSourceFiles()
    .filter(({ fileName }) => /\/main\.tsx$|\/@tokri\/ui\//.test(fileName));
  expect(ours.length).toBeGreaterThan(100);
  const found = [program.getOptionsDiagnostics(), program.getGlobalDiagnostics()].flat();
  for (const file of ours)
    found.push(...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file));
  return ts.formatDiagnostics(found, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => folder,
    getNewLine: () => '\n',
  });
};

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(path.join(tmpdir(), 'tokri-bare-'));
  execFileSync(process.execPath, ['scripts/buildUi.mjs'], { cwd: root });
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', './dist/ui', '--json', '--pack-destination', folder], {
      cwd: root,
      encoding: 'utf8',
    }),
  ) as [{ filename: string }];
  writeBareApp(folder, { '@tokri/ui': `file:./${filename}`, ...rangesOf([...peers, ...tools]) });
  inFolder('npm', 'install', '--no-audit', '--no-fund', '--loglevel=error');
  expect(typeErrors()).toBe('');
  inFolder('npx', 'vite', 'build', '--logLevel', 'warn');
  server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1' },
  });
});

test.afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a bare Vite app outside this repository installs the tarball of ui, compiles against it and renders a card', async ({
  page,
}) => {
  await page.goto(server.resolvedUrls?.local[0] ?? 'about:blank');
  await page.getByRole('button', { name: 'Add Alphonso mangoes' }).click();
  await expect(page.getByText('1 in cart')).toBeVisible();
  const hindi = page.getByRole('region', { name: 'Hindi' });
  await expect(hindi.getByRole('button')).not.toHaveAccessibleName('Add Alphonso mangoes');
  await expect(page.getByText('₹540')).toHaveCount(2);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
});

test('a shop is spared what only a dashboard loads, and a framework is told what runs in the browser', () => {
  const library = path.join(folder, 'node_modules', '@tokri', 'ui');
  const { exports, peerDependencies, peerDependenciesMeta } = JSON.parse(
    readFileSync(path.join(library, 'package.json'), 'utf8'),
  ) as {
    exports: Record<string, { import: string }>;
    peerDependencies: object;
    peerDependenciesMeta: object;
  };
  const [shop = '', dashboard = ''] = ['.', './admin'].map((entry) =>
    readFileSync(path.join(library, exports[entry]?.import ?? ''), 'utf8'),
  );
  for (const entry of [shop, dashboard]) expect(entry).toMatch(/^['"]use client['"];\n/);
  expect(shop).toContain(' ProductCard,');
  expect(shop).not.toContain(' SalesChart,');
  expect(dashboard).toContain(' SalesChart,');
  const spared = Object.keys(peerDependenciesMeta);
  expect(spared).toEqual(['@mui/x-charts', '@dnd-kit/core', '@dnd-kit/sortable']);
  expect(peerDependencies).toMatchObject(rangesOf(spared));
  // the packages are not even installed, yet the shop above was built
  for (const name of spared) expect(existsSync(path.join(folder, 'node_modules', name))).toBe(false);
});
