// Steps that start, test, dev and the command line share: installing missing packages and building stale
// parts.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAlive, withLock } from './lock.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const inRoot = (...parts) => path.join(root, ...parts);

/** Ends the process with one line that says what happened and how to fix it. */
export const giveUp = (line) => {
  console.error(line);
  process.exit(1);
};

/** Ends the process when Node is too old. */
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

/** Runs a command of the project; resolves with its exit code. */
export const run = (bin, args, options) => ended(begin(bin, args, options));

/**
 * Runs a command without printing its output, so that the output of others does not mix with it. Resolves
 * with its exit code and its whole output.
 */
export const overhear = async (bin, args) => {
  const child = begin(bin, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (said) => (words += said));
  return { code: await ended(child, 'close'), words };
};

/** Runs a command and gives up when it fails; commands that run beside it end too. */
export const must = async (what, bin, args, options) => {
  const child = begin(bin, args, options);
  const end = () => child.kill();
  process.once('exit', end);
  const code = await ended(child);
  process.off('exit', end);
  if (code !== 0) giveUp(`${what} failed: its own words are above.`);
};

const installStamp = inRoot('node_modules', '.tokri-installed');

const lockFile = inRoot('dist', '.lock');

/** Installs the packages of the lock file, unless exactly these are installed. */
export const install = async () => {
  const wanted = hashOf(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const isInstalled = () => readOr(installStamp, '') === wanted;
  if (isInstalled()) return;
  const work = async () => {
    if (isInstalled()) return;
    console.error('Installing packages from the npm registry (once, about a minute) …');
    await must('Installing packages', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      stdio: ['inherit', 2, 2], // standard output belongs to the command itself
    });
    writeFileSync(installStamp, wanted);
  };
  await withLock(lockFile, work, () => console.error('Waiting for another command that installs …'));
};

const sourceFiles = function* (folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(file);
    else if (!/\.(test|stories)\.tsx?$/.test(entry.name)) yield file;
  }
};

/** Returns what changes with a file: its hash, or the time of an image, because hashing the demo's takes long. */
const versionOf = (file) => (file.endsWith('.webp') ? statSync(file).mtimeMs : hashOf(readFileSync(file)));

const stateOf = (parts) => {
  const files = parts
    .map((part) => inRoot(part))
    .filter(existsSync)
    .flatMap((part) => (statSync(part).isDirectory() ? [...sourceFiles(part)] : [part]))
    .sort();
  return hashOf(files.map((file) => `${path.relative(root, file)} ${versionOf(file)}`).join('\n'));
};

/**
 * Returns a path below dist/. There each built part has a folder that never changes, named by the hash of its
 * sources; a link points to the newest one.
 */
const dist = (...parts) => inRoot('dist', ...parts);

const sharedWithTests = [
  'search/quality',
  'support/builtShop.ts',
  'support/client.ts',
  'support/customer.ts',
].map((file) => `tests/${file}`);

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
    links: ['contract', 'api', 'cli', 'vendor'],
    build: async (folder) => {
      const config = JSON.parse(readFileSync(inRoot('nest-cli.json'), 'utf8'));
      const { assets, builder } = config.compilerOptions;
      builder.options.outDir = assets[0].outDir = path.relative(root, folder);
      const file = path.join(folder, 'nest-cli.json');
      writeFileSync(file, JSON.stringify(config));
      await must('Building the server', 'nest', ['build', '--config', path.relative(root, file)], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const { makeVendor, useVendor } = await import('./vendor.mjs'); // its packages exist only after the installation
      await makeVendor(folder);
      useVendor(folder, path.join(folder, 'vendor'));
    },
  },
  web: {
    sources: [
      'contract',
      'ui',
      'web',
      'vite.config.ts',
      'vite.server.config.ts',
      'scripts/compress.mjs',
      'package-lock.json',
    ],
    links: ['web', 'renderer'],
    build: async (folder) => {
      const out = path.join(folder, 'web');
      await must('Building the storefront', 'vite', ['build', '--logLevel', 'warn', '--outDir', out], {
        env: { NODE_ENV: 'production' },
      });
      const server = ['--config', 'vite.server.config.ts', '--outDir', path.join(folder, 'renderer')];
      await Promise.all([
        must('Building the page renderer', 'vite', ['build', '--logLevel', 'warn', ...server], {
          env: { NODE_ENV: 'production' },
        }),
        must('Compressing the storefront', process.execPath, [inRoot('scripts', 'compress.mjs'), out]),
      ]);
    },
  },
  bench: {
    // built on the server's build, with what it shares with the tests
    sources: ['bench', ...sharedWithTests, 'swc.json', 'scripts/vendor.mjs', 'package-lock.json'],
    build: async () => {
      for (const room of ['bench', 'tests']) rmSync(dist(room), { recursive: true, force: true });
      const options = ['--out-dir', 'dist', '--config-file', 'swc.json', '--extensions', '.ts', '--quiet'];
      await must('Building the measurements', 'swc', ['bench', ...sharedWithTests, ...options]);
      const { useVendor } = await import('./vendor.mjs');
      for (const room of ['bench', 'tests']) useVendor(dist(room), dist('vendor'));
    },
  },
};

const stampOf = (name) => dist(`.${name}-built`);
const nameOf = (name, state) => `${name}-${state.slice(0, 16)}`;

/** Points a link to a folder beside it, atomically. */
const pointTo = (link, target) => {
  const made = `${link}-${process.pid}`;
  symlinkSync(target, made, 'junction');
  try {
    renameSync(made, link);
  } catch {
    rmSync(link, { recursive: true, force: true }); // a folder of an earlier version, or Windows
    renameSync(made, link);
  }
};

const day = 86_400_000;

/**
 * Tells whether the folder of an older build is still in use. A shop that runs from it loads more of it
 * later, so it stays while that process lives, and for a day in any case.
 */
const isInUse = (folder) =>
  Date.now() - statSync(folder).mtimeMs < day ||
  readdirSync(folder).some((name) => name.startsWith('.used-by-') && isAlive(Number(name.slice(9))));

/**
 * Removes folders of dist/ that no process uses: older builds of a part, and what a killed build left behind.
 */
const removeUnused = (part, current) => {
  for (const name of readdirSync(dist())) {
    const [, builder] = /^\.new-(\d+)-/.exec(name) ?? [];
    const isOlder = name.startsWith(`${part}-`) && /-[0-9a-f]{16}$/.test(name) && name !== current;
    if (builder ? !isAlive(Number(builder)) : isOlder && !isInUse(dist(name)))
      rmSync(dist(name), { recursive: true, force: true });
  }
};

/**
 * Builds a part into a new folder, which replaces the current one when it is complete.
 * @returns the hash of the sources that were built
 */
const buildWhole = async (name) => {
  const { sources, links, build: make } = parts[name];
  const state = stateOf(sources);
  if (!links) {
    await make();
    return state;
  }
  const [whole, folder] = [nameOf(name, state), dist(`.new-${process.pid}-${name}`)];
  if (!existsSync(dist(whole))) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await make(folder);
    if (stateOf(sources) !== state) return buildWhole(name); // the sources changed during the build
    renameSync(folder, dist(whole));
  }
  const former = builtFolder(name);
  if (former) utimesSync(former, new Date(), new Date());
  for (const link of links) pointTo(dist(link), path.join(whole, link));
  removeUnused(name, whole);
  return state;
};

/** Returns the folder to which the links of a part point; undefined when the part was never built. */
const builtFolder = (name) => {
  const [link] = parts[name].links;
  return existsSync(dist(link)) ? path.dirname(realpathSync(dist(link))) : undefined;
};

/** Marks the current build as used by this process until the process ends, so that later builds keep it. */
export const useBuild = () => {
  for (const name of ['server', 'web']) {
    const folder = builtFolder(name);
    if (!folder || folder === dist()) continue;
    const mark = path.join(folder, `.used-by-${process.pid}`);
    try {
      writeFileSync(mark, '');
    } catch (error) {
      if (!['EROFS', 'EACCES', 'EPERM'].includes(error.code)) throw error;
      return; // where nothing can be written, nothing is built either
    }
    process.once('exit', () => rmSync(mark, { force: true }));
  }
};

const isBuilt = (name) => {
  const { links = [], sources } = parts[name];
  return links.every((link) => existsSync(dist(link))) && readOr(stampOf(name), '') === stateOf(sources);
};

/**
 * Builds the parts (`server`, `web`, `bench`) whose sources have changed since their last build. When several
 * commands start at once, one builds and the others wait.
 */
export const build = async (names = ['server', 'web']) => {
  if (names.every(isBuilt)) return;
  const work = async () => {
    const make = async (name) => {
      if (isBuilt(name)) return;
      console.error(`Building the ${name} …`);
      writeFileSync(stampOf(name), await buildWhole(name));
    };
    await Promise.all(names.filter((name) => name !== 'bench').map(make));
    if (names.includes('bench')) await make('bench'); // on the server's build
  };
  await withLock(lockFile, work, () => console.error('Waiting for another command that builds …'));
};

/** Tells whether this is a development checkout: only there the command line builds stale parts. */
export const isCheckout = () => existsSync(inRoot('.git')) && process.env.NODE_ENV !== 'production';

/** Ends the process when the command line was never built. */
export const needBuild = () => {
  if (!builtFolder('server')) giveUp('Tokri is not built here yet. Build it with: npm run build');
};

const browsers = [
  process.env.CHROMIUM,
  // the same engine without a desktop
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * Returns the path of a Chromium; on Debian-based systems it installs one if needed. Undefined when there is
 * none.
 */
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
  // not every release has the first package
  if (!apt('install', '-y', 'chromium-headless-shell')) apt('install', '-y', 'chromium');
  return found();
};
