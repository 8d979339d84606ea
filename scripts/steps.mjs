// What start, test, dev and the command line share: installing what is missing and building what is stale.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const inRoot = (...parts) => path.join(root, ...parts);

/** Ends with one line that says what happened and how to mend it. */
export const giveUp = (line) => {
  console.error(line);
  process.exit(1);
};

/** @returns {void} ends the process where this Node is too old */
export const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    giveUp(`Tokri needs Node 20.19 or newer (24 is recommended), and this is ${process.versions.node}.`);
};

const hashOf = (text) => createHash('sha256').update(text).digest('hex');
const readOr = (file, otherwise) => (existsSync(file) ? readFileSync(file, 'utf8') : otherwise);

/** Starts a command in the project's root. `bin` is looked up in node_modules/.bin first. */
const begin = (bin, args, { env = {}, stdio = 'inherit' } = {}) => {
  const local = inRoot('node_modules', '.bin', bin);
  return spawn(existsSync(local) ? local : bin, args, {
    cwd: root,
    stdio,
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
};

const ended = (child, event = 'exit') =>
  new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on(event, (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });

/** Runs a command; resolves with its exit code. */
export const run = (bin, args, options) => ended(begin(bin, args, options));

/** Runs a command beside others: resolves with its exit code and all its words, which nothing else interrupts. */
export const overhear = async (bin, args) => {
  const child = begin(bin, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (said) => (words += said));
  return { code: await ended(child, 'close'), words };
};

/** Runs a command and gives up when it fails. */
export const must = async (what, bin, args, options) => {
  if ((await run(bin, args, options)) !== 0) giveUp(`${what} failed: its own words are above.`);
};

const installStamp = inRoot('node_modules', '.tokri-installed');

/** Installs the packages of the lock file, unless exactly those are there. */
export const install = async () => {
  const wanted = hashOf(readFileSync(inRoot('package-lock.json'), 'utf8'));
  if (readOr(installStamp, '') === wanted) return;
  console.error('Installing packages from the npm registry (once, about a minute) …');
  await must('Installing packages', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['inherit', 2, 2], // what a command prints is its own
  });
  writeFileSync(installStamp, wanted);
};

const sourceFiles = function* (folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(file);
    else if (!/\.(test|stories)\.tsx?$/.test(entry.name)) yield file;
  }
};

const stateOf = (parts) => {
  const files = parts
    .map((part) => inRoot(part))
    .filter(existsSync)
    .flatMap((part) => (statSync(part).isDirectory() ? [...sourceFiles(part)] : [part]))
    .sort();
  return hashOf(files.map((file) => `${path.relative(root, file)} ${hashOf(readFileSync(file))}`).join('\n'));
};

const parts = {
  server: {
    sources: [
      'contract',
      'api',
      'cli',
      'nest-cli.json',
      'swc.json',
      'scripts/vendor.mjs',
      'package-lock.json',
    ],
    build: async () => {
      // What was deleted from the sources must not live on in the output.
      for (const room of ['contract', 'api', 'cli'])
        rmSync(inRoot('dist', room), { recursive: true, force: true });
      await must('Building the server', 'nest', ['build'], { stdio: ['ignore', 'ignore', 'inherit'] });
      const { makeVendor, useVendor } = await import('./vendor.mjs'); // its packages are there once they are installed
      await makeVendor();
      useVendor('contract', 'api', 'cli');
    },
  },
  bench: {
    // over the server's own build, with the queries that the tests ask
    sources: ['bench', 'tests/search/quality', 'swc.json', 'scripts/vendor.mjs', 'package-lock.json'],
    build: async () => {
      for (const room of ['bench', 'tests']) rmSync(inRoot('dist', room), { recursive: true, force: true });
      const options = ['--out-dir', 'dist', '--config-file', 'swc.json', '--extensions', '.ts', '--quiet'];
      await must('Building the measurements', 'swc', ['bench', 'tests/search/quality', ...options]);
      const { useVendor } = await import('./vendor.mjs');
      useVendor('bench', 'tests');
    },
  },
  web: {
    sources: ['contract', 'ui', 'web', 'vite.config.ts', 'package-lock.json'],
    build: async () => {
      await must('Building the storefront', 'vite', ['build', '--logLevel', 'warn'], {
        env: { NODE_ENV: 'production' },
      });
      await must('Compressing the storefront', process.execPath, [inRoot('scripts', 'compress.mjs')]);
    },
  },
};

const stampOf = (name) => inRoot('dist', `.${name}-built`);

const watched = 'watched by ';

/** Whoever watches a part's sources keeps it built: nobody else builds it as long as this process lives. */
export const watch = (name) => writeFileSync(stampOf(name), `${watched}${process.pid}`);

const isWatched = (stamp) => {
  if (!stamp.startsWith(watched)) return false;
  try {
    return process.kill(Number(stamp.slice(watched.length)), 0);
  } catch {
    return false;
  }
};

/** Builds the parts (`server`, `web`, `bench`) whose sources are not those of their last build. */
export const build = async (names = ['server', 'web']) => {
  for (const name of names) {
    const { sources, build: make } = parts[name];
    const stamp = stampOf(name);
    const state = stateOf(sources);
    const built = readOr(stamp, '');
    if (built === state || isWatched(built)) continue;
    console.error(`Building the ${name} …`);
    await make();
    mkdirSync(inRoot('dist'), { recursive: true });
    writeFileSync(stamp, state);
  }
};

const browsers = [
  process.env.CHROMIUM,
  // the same engine without a desktop around it
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Path of a Chromium; on Debian and its kin one is installed where there is none. Undefined where none can be had. */
export const findBrowser = () => {
  const found = () => browsers.find((candidate) => candidate && existsSync(candidate));
  if (found() || process.platform !== 'linux' || process.getuid?.() !== 0) return found();
  console.log('Installing Chromium from the system packages for the browser tests …');
  const apt = (...args) =>
    spawnSync('apt-get', [...args, '-qq'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  apt('update');
  // not every release has the first
  if (!apt('install', '-y', 'chromium-headless-shell')) apt('install', '-y', 'chromium');
  return found();
};
