// npm run release -- --check: proves that the archive serves by itself, and that a second build is the same.
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadedOutside } from './build.mjs';
import { inRoot, run } from './steps.mjs';

/** ms within which the shop of a release has to serve. */
const timeout = 5_000;

/** The user who runs the shop: root could write into a folder that is read-only for others. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const must = (what, holds) => {
  if (!holds) throw new Error(`FAIL ${what}`);
  console.log(`ok   ${what}`);
};

/** Unpacks an archive into a folder that its user can read and not write; returns that folder. */
const unpack = ({ name, archive }, temporary) => {
  chmodSync(temporary, 0o755);
  execFileSync('tar', ['-xzf', inRoot('release', archive), '-C', temporary]);
  execFileSync('chmod', ['-R', 'a-w', path.join(temporary, name)]);
  return path.join(temporary, name);
};

/** Starts the shop of an unpacked release; resolves with its address and the ms until it served. */
const serve = async (installed, env) => {
  const started = performance.now();
  const child = spawn(path.join(installed, 'bin', 'tokri'), ['serve'], {
    cwd: installed,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...nobody,
  });
  process.once('exit', () => child.kill('SIGKILL'));
  let words = '';
  const url = await new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (said) => {
        words += said;
        const [, address] = /Tokri is open:\s+(http:[^\s"]+)/.exec(words) ?? [];
        if (address) resolve(address);
      });
    child.once('exit', (code) => reject(new Error(`The shop ended with ${code}:\n${words}`)));
  });
  must('GET /health answers 200', (await fetch(`${url}/health`)).status === 200);
  return { child, url, ms: performance.now() - started };
};

const checkServing = async (release) => {
  const temporary = mkdtempSync(path.join(tmpdir(), 'tokri-release-'));
  const dataDir = path.join(temporary, 'data');
  mkdirSync(dataDir);
  if (nobody.uid) chownSync(dataDir, nobody.uid, nobody.gid);
  const { openEmbeddedMongo } = await import('../dist/cli/embeddedMongo.js');
  const database = await openEmbeddedMongo({ dataDir: path.join(temporary, 'mongo'), log: console.log });
  try {
    const installed = unpack(release, temporary);
    const env = {
      PATH: path.dirname(process.execPath),
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      MONGODB_URI: database.uri,
      TOKEN_SECRET: randomBytes(32).toString('hex'),
    };
    const options = { cwd: installed, env, encoding: 'utf8', ...nobody };
    const imports = loadedOutside.map((name) => `await import('${name}');`).join('\n');
    execFileSync(process.execPath, ['--input-type=module', '--eval', imports], options);
    must(`${loadedOutside.length} packages outside the bundle load`, true);

    const { child, url, ms } = await serve(installed, env);
    must(`serves after ${(ms / 1_000).toFixed(1)} s from a read-only folder`, ms < timeout);
    const tokri = (...args) => execFileSync(path.join(installed, 'bin', 'tokri'), args, options);
    must('tokri seed stocks it', JSON.parse(tokri('seed', '--allow-production', '--json')));
    must('tokri doctor finds nothing wrong', JSON.parse(tokri('doctor', '--json')));
    const home = await (await fetch(url)).text();
    must('the home page is rendered by the server', home.includes('/product/'));
    const [image] = /\/media\/[\w./-]+\.webp/.exec(home) ?? [];
    must('an image is served in another size', (await fetch(`${url}${image}?w=320`)).status === 200);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    must('a signal ends it with 0', (await ended)[0] === 0);
  } finally {
    await database.release();
    execFileSync('chmod', ['-R', 'u+w', temporary]);
    rmSync(temporary, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
};

/** Builds the release again from a copy of the sources in another folder; returns its checksums. */
const sumsOfSecondBuild = async (copy, time) => {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  for (const file of execFileSync('git', args, { cwd: inRoot(), encoding: 'utf8' }).split('\0'))
    if (file && existsSync(inRoot(file))) cpSync(inRoot(file), path.join(copy, file));
  // files, hard links where there are any: a link to the folder would place the packages outside of the copy
  const options = process.platform === 'linux' ? '-al' : '-a';
  execFileSync('cp', [options, inRoot('node_modules'), path.join(copy, 'node_modules')]);
  const code = await run(process.execPath, [path.join(copy, 'scripts', 'release.mjs')], {
    env: { SOURCE_DATE_EPOCH: String(time) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return code === 0 && readFileSync(path.join(copy, 'release', 'SHA256SUMS'), 'utf8');
};

const checkSecondBuild = async ({ sums, time }) => {
  const copy = inRoot('release', '.again');
  rmSync(copy, { recursive: true, force: true });
  try {
    const again = await sumsOfSecondBuild(copy, time);
    must('a second build in another folder has the same checksums', again === sums);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

/** @throws Error that says what does not hold, or what went wrong */
export const checkRelease = async (release) => {
  await checkServing(release);
  await checkSecondBuild(release);
};
