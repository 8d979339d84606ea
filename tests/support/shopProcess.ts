import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CallShop, clientOf } from './client.js';
import { openTestDatabase } from './database.js';

/** A shop in a process of its own, for what shows only from outside: its output, its signals, its death. */
export interface ShopProcess {
  url: string;
  call: CallShop;
  dataDir: string;
  child: ChildProcess;
  /** All that it has written so far, to either stream. */
  output(): string;
  /** Ends it with SIGTERM and throws its data away. */
  stop(): Promise<void>;
}

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const start = (env: NodeJS.ProcessEnv) => {
  // Only what a process needs to run: a developer's own settings stay outside.
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['--import', here('fromSource.mjs'), here('serveShop.ts')], {
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listening = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /^listening at (\S+)$/m.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`the shop did not start:\n${output}`)));
  });
  return { child, listening, output: () => output };
};

/** Starts one on a database and a folder of its own. */
export const startShopProcess = async (overrides: NodeJS.ProcessEnv = {}): Promise<ShopProcess> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tokri-process-'));
  const database = await openTestDatabase();
  const settings = { NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', SEED: 'none', RATE_LIMIT_FACTOR: '1000' };
  const { child, listening, output } = start({
    ...settings,
    DATA_DIR: dataDir,
    MONGODB_URI: database.uri,
    ...overrides,
  });
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const url = await listening;
    return { url, call: clientOf(url), dataDir, child, output, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
