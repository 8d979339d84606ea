// npm run build:ui: builds the component library as a package of its own in dist/ui: ES modules, type
// declarations, README. The parts of contract/ that it uses are included. react, react-dom, MUI and emotion
// are peer dependencies, and so are the chart and drag-and-drop packages for dashboards.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { checkNode, install, must, root } from './steps.mjs';

checkNode();
await install();
const out = path.join(root, 'dist', 'ui');
rmSync(out, { recursive: true, force: true });

const { version, license, dependencies } = JSON.parse(
  readFileSync(path.join(root, 'ui', 'package.json'), 'utf8'),
);
const peers = ['react', 'react-dom', '@mui/material', '@emotion/react', '@emotion/styled'];
const dashboardPeers = ['@mui/x-charts', '@dnd-kit/core', '@dnd-kit/sortable'];
const entries = {
  index: 'ui/index',
  admin: 'ui/admin',
  fonts: 'ui/theme/fonts',
  hindi: 'contract/messages/page/hi',
  'hindi-admin': 'contract/messages/hi/admin',
  'hindi-ratings': 'contract/messages/hi/ratings',
};

/**
 * The entries of the library whose components run in the browser. Frameworks that render on the server need a
 * directive in them.
 */
const inBrowser = ['index', 'admin'];

/** Returns the package of an import: 'a' of 'a/b/c', '@s/a' of '@s/a/b'. */
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
/**
 * The style sheets of the fonts and the Latin file. They are copied unchanged, so that an app that installs the
 * library loads a font only when it is shown.
 */
const fontFiles = ['latin.css', 'anekLatin.woff2', 'devanagari.css'];
const used = new Set(['@fontsource-variable/anek-latin', '@fontsource-variable/anek-devanagari']);
const isForeign = (specifier) => {
  if (/\/(latin|devanagari)\.css$/.test(specifier)) return true;
  if (/^[./]|^\0|^node:/.test(specifier) || path.isAbsolute(specifier)) return false;
  used.add(packageOf(specifier));
  return true;
};

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir: out,
    minify: false,
    target: 'es2022',
    lib: {
      entry: Object.fromEntries(
        Object.entries(entries).map(([name, file]) => [name, path.join(root, `${file}.ts`)]),
      ),
      formats: ['es'],
    },
    rolldownOptions: {
      external: isForeign,
      output: {
        preserveModules: true,
        preserveModulesRoot: root,
        entryFileNames: '[name].js',
        banner: ({ name }) => (inBrowser.includes(name) ? "'use client';" : ''),
      },
    },
  },
});

await must('Writing the type declarations', 'tsc', [
  '-p',
  'scripts/tsconfig.ui.json',
  '--noCheck', // the lint checks the types
  '--outDir',
  out,
]);
writeFileSync(path.join(out, 'ui', 'theme', 'fonts.d.ts'), 'export {};\n'); // style sheets have no types

const own = [...used].filter((name) => ![...peers, ...dashboardPeers].includes(name)).sort();
const unknown = [...used].filter((name) => !dependencies[name]);
if (unknown.length)
  throw new Error(`ui uses packages that ui/package.json does not list: ${unknown.join(', ')}`);
const rangesOf = (names) => Object.fromEntries(names.map((name) => [name, dependencies[name]]));
const entryOf = (name) => ({ types: `./${entries[name]}.d.ts`, import: `./${name}.js` });
const manifest = {
  name: '@tokri/ui',
  version,
  description: 'The component library of Tokri: what a grocery shop is made of, on MUI.',
  license,
  type: 'module',
  sideEffects: ['./fonts.js', './ui/theme/fonts.js', '*.css'],
  exports: {
    '.': entryOf('index'),
    './admin': entryOf('admin'),
    './fonts': entryOf('fonts'),
    './hindi': entryOf('hindi'),
    './hindi-admin': entryOf('hindi-admin'),
    './hindi-ratings': entryOf('hindi-ratings'),
    './package.json': './package.json',
  },
  types: './ui/index.d.ts',
  peerDependencies: rangesOf([...peers, ...dashboardPeers]),
  peerDependenciesMeta: Object.fromEntries(dashboardPeers.map((name) => [name, { optional: true }])),
  dependencies: rangesOf(own),
};
mkdirSync(out, { recursive: true });
writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
copyFileSync(path.join(root, 'ui', 'README.md'), path.join(out, 'README.md'));
for (const file of fontFiles)
  copyFileSync(path.join(root, 'ui', 'theme', file), path.join(out, 'ui', 'theme', file));
console.log(`${manifest.name} ${version} stands in dist/ui; npm pack ./dist/ui makes it a tarball.`);
