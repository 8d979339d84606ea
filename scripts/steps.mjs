// Steps that the scripts share: running commands, installing missing packages, finding a browser.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { withLock } from './lock.mjs';

export const root = path.resolve(import.meta.dirname, '..');
export const inRoot = (...parts) => path.join(root, ...parts);

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

export const hashOf = (text) => createHash('sha256').update(text).digest('hex');

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

/** Runs a TypeScript file of the project, which is compiled while it loads; resolves with its exit code. */
export const runSource = (file, args, options) => {
  const hooks = pathToFileURL(inRoot('tests/support/jest/hooks.js')).href;
  const register = `import { register } from 'node:module'; register('${hooks}');`;
  const loader = `data:text/javascript,${encodeURIComponent(register)}`;
  return run(process.execPath, ['--import', loader, inRoot(file), ...args], options);
};

/**
 * Runs a command without printing its output, so that the output of others does not mix with it. Resolves
 * with its exit code and its whole output.
 */
export const overhear = async (bin, args, env = {}) => {
  const child = begin(bin, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (said) => (words += said));
  const end = () => child.kill();
  process.once('exit', end);
  const code = await ended(child, 'close');
  process.off('exit', end);
  return { code, words };
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

/** The lock of whoever builds or installs. */
export const lockFile = inRoot('dist', '.lock');

/** Installs the packages of the lock file, unless exactly these are installed. */
export const install = async () => {
  const stamp = inRoot('node_modules', '.tokri-installed');
  const wanted = hashOf(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (isInstalled()) return;
  const work = async () => {
    if (isInstalled()) return;
    console.error('Installing packages from the npm registry (once, about a minute) …');
    await must('Installing packages', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      stdio: ['inherit', 2, 2], // standard output belongs to the command itself
    });
    writeFileSync(stamp, wanted);
  };
  await withLock(lockFile, work, () => console.error('Waiting for another command that installs …'));
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
