import { execFile, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { cacheFolders, writableCache } from '../../api/database/embedded/cache.js';
import { freePort } from '../../api/database/embedded/ports.js';

/** Stripe's own mock of its API, which checks every request against Stripe's API description. */
export interface StripeMock {
  /** Starts it at its given address. */
  start(): Promise<void>;
  url: string;
  close(): void;
}

const version = 'v0.203.0';
const dataDir = path.join(tmpdir(), 'tokri-tests');
const binIn = (cache: string) => path.join(cache, `stripe-mock-${version}`);

const folders = [
  ...(process.env.PATH ?? '').split(path.delimiter),
  path.join(homedir(), 'go', 'bin'),
  ...cacheFolders(dataDir).map(binIn),
];
const found = folders.map((folder) => path.join(folder, 'stripe-mock')).find(existsSync);
const hasGo = !found && spawnSync('go', ['version']).status === 0;

/** The reason why tests cannot have the mock; undefined if they can. */
export const whyNoStripeMock: string | undefined =
  found || hasGo ? undefined : 'no stripe-mock on PATH, and no Go to build it with';

const findStripeMock = async (): Promise<string> => {
  if (found) return found;
  const GOBIN = binIn(await writableCache(dataDir));
  await promisify(execFile)('go', ['install', `github.com/stripe/stripe-mock@${version}`], {
    env: { ...process.env, GOBIN },
  });
  return path.join(GOBIN, 'stripe-mock');
};

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** Returns a separate mock, which answers nothing before it is started. */
export const newStripeMock = async (): Promise<StripeMock> => {
  const [program, port] = [await findStripeMock(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  let end = () => {};
  return {
    url,
    start: async () => {
      const child = spawn(program, ['-http-port', String(port)], { stdio: 'ignore' });
      end = () => void child.kill('SIGKILL');
      process.once('exit', end);
      while (child.exitCode === null && !(await answers(url))) await pause(50);
    },
    close: () => end(),
  };
};
