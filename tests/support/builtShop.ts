import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Runs the built shop in a separate process, as `npm start` does, with the embedded database unless
 * `MONGODB_URI` is given.
 */
export interface BuiltShop {
  url: string;
  dataDir: string;
  child: ChildProcess;
  /** Returns everything that the shop has printed so far. */
  output(): string;
  /** Stops the shop and resolves with its exit code. */
  stop(): Promise<number | null>;
}

const openedAt = /Tokri is open:\s+(http:\/\/[^\s"]+)/;

const opened = (child: ChildProcess, output: () => string) =>
  new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [, url] = openedAt.exec(output()) ?? [];
      if (url) resolve(url);
    });
    child.once('exit', (code) =>
      reject(new Error(`the shop ended with ${code} before it opened:\n${output()}`)),
    );
  });

/** Starts `tokri serve` from dist/ on a free port; without a `dataDir` on a new one, which `stop` removes. */
export const openBuiltShop = async (env: NodeJS.ProcessEnv = {}, dataDir?: string): Promise<BuiltShop> => {
  const folder = dataDir ?? mkdtempSync(path.join(tmpdir(), 'tokri-built-'));
  const child = spawn(process.execPath, ['dist/cli/main.js', 'serve'], {
    env: {
      ...process.env,
      ...{
        NODE_OPTIONS: '',
        PORT: '0',
        DATA_DIR: folder,
        RATE_LIMIT_FACTOR: '1000',
        MAX_IN_PROGRESS: '1000',
      },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const output = () => printed;
  const collect = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  // A failed test leaves no shop running.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  const stop = async () => {
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
    child.kill('SIGTERM');
    await ended;
    if (!dataDir) rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
    return child.exitCode;
  };
  return { url: await opened(child, output), dataDir: folder, child, output, stop };
};
