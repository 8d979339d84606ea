// npm test: installs what is missing (also a browser), runs every check and test, and ends with "N passed, N
// failed".
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import { build } from './build.mjs';
import { isAlive } from './lock.mjs';
import { checkNode, findBrowser, install, overhear, root, run } from './steps.mjs';
import { buildInto } from './storybook.mjs';

checkNode();

// Loading modules makes many short-lived objects: a larger young generation saves a seventh of the CPU time.
const roomy = '--max-semi-space-size';
if (process.allowedNodeEnvironmentFlags.has(roomy))
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, `${roomy}=64`].filter(Boolean).join(' ');

/** A file system in memory, and the bytes that must be free there and in memory: the tests write about a sixth. */
const [memory, enough] = ['/dev/shm', 6e9];
const takesPrograms = () =>
  readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .some((mount) => mount.split(' ')[1] === memory && !/\bnoexec\b/.test(mount));
/** Only the folders of this user can be removed. */
const isOwn = (folder) => statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid();
const isRoomy = () => {
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > enough && freemem() > enough;
};
if (existsSync(memory) && takesPrograms() && isRoomy()) {
  for (const name of readdirSync(memory)) {
    const [, pid] = /^tokri-(\d+)-/.exec(name) ?? [];
    if (pid && isOwn(path.join(memory, name)) && !isAlive(Number(pid)))
      rmSync(path.join(memory, name), { recursive: true, force: true });
  }
  // the databases of the tests would wait for the disk at each write
  const folder = mkdtempSync(path.join(memory, `tokri-${process.pid}-`));
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}

await install();
const browser = findBrowser();
const results = mkdtempSync(path.join(tmpdir(), 'tokri-results-'));
const tally = { passed: 0, failed: 0 };
const skipped = [];

/**
 * Adds a test runner's report to the total. A runner that failed although no test did counts as one failure.
 */
const count = (name, code, read) => {
  const file = path.join(results, `${name}.json`);
  const {
    passed = 0,
    failed = 0,
    skips = 0,
  } = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : {};
  const silent = code !== 0 && failed === 0 ? 1 : 0;
  if (passed + failed + silent === 0) skipped.push(`${name}: no test ran`);
  if (skips) skipped.push(`${name}: ${skips} tests said why they were skipped`);
  tally.passed += passed;
  tally.failed += failed + silent;
  console.log(`\n── ${name}: ${passed} passed, ${failed + silent} failed\n`);
};

await build();
// these run beside the unit tests, which often wait for a database
const linting = overhear('node', [path.join(root, 'scripts', 'lint.mjs')]);
const { STORYBOOK_BUILT: given } = process.env;
const storybook = path.join(results, 'storybook');
const building = linting
  .then(() => browser && !given && overhear('storybook', buildInto(storybook)))
  .catch(() => undefined);

const report = (name) => path.join(results, `${name}.json`);
const jestCounts = ({
  numPassedTests,
  numFailedTests,
  numPendingTests,
  numFailedTestSuites,
  numRuntimeErrorTestSuites,
}) => ({
  passed: numPassedTests,
  failed: numFailedTests + (numFailedTests === 0 ? numFailedTestSuites : 0) + numRuntimeErrorTestSuites,
  skips: numPendingTests,
});

const playwrightCounts = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skips: stats.skipped,
});

// the tests' database keeps running between test files; otherwise it would stop and start for each file
const { openEmbeddedMongo } = await import('../dist/cli/embeddedMongo.js');
const database = process.env.MONGODB_URI
  ? undefined
  : await openEmbeddedMongo({
      dataDir: path.join(tmpdir(), 'tokri-tests'), // the same as in tests/support/database.ts
      mongod: process.env.MONGOD,
      log: () => {},
    }).catch(() => undefined); // the tests themselves report the error
const units = await run('jest', [
  '--json',
  `--outputFile=${report('jest')}`,
  '--maxWorkers=3',
  '--forceExit',
]);
await database?.release();
count('jest', units, jestCounts);

const lint = await linting;
console.log(lint.words);
tally[lint.code === 0 ? 'passed' : 'failed'] += 1;

if (browser) {
  const journeys = await run('playwright', ['test', '--reporter=list,json'], {
    env: { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report('journeys') },
  });
  count('journeys', journeys, playwrightCounts);
  // if the build failed, stories.mjs builds again and prints the error
  const isBuilt = (await building)?.code === 0;
  const stories = await run(
    'node',
    [path.join(root, 'scripts', 'stories.mjs'), '--report', report('stories')],
    { env: { CHROMIUM: browser, ...(isBuilt && { STORYBOOK_BUILT: storybook }) } },
  );
  count('stories', stories, playwrightCounts);
} else {
  skipped.push(
    'journeys and stories: no Chromium, and none could be installed: install one, or set CHROMIUM to its path',
  );
  tally.failed += 1;
}

rmSync(results, { recursive: true, force: true });
for (const line of skipped) console.log(`skipped: ${line}`);
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed || !tally.passed ? 1 : 0;
