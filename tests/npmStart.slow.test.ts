import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { mongodsOn, noMongodOn, until } from '../api/database/embedded/testing/shop.js';

/** One folder for all tests: the first makes its database, the others find it. */
let folder: string;
let group: number | undefined;
beforeAll(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'tokri-npm-')));
});
afterEach(async () => {
  endGroup('SIGKILL');
  await noMongodOn(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }));

const endGroup = (signal: NodeJS.Signals): void => {
  try {
    if (group) process.kill(-group, signal);
  } catch {
    // the process group is empty
  }
};

const opened = (starter: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let printed = '';
    starter.stdout?.on('data', (chunk) => {
      printed += String(chunk);
      const [, url] = /Tokri is open:\s+(http:\/\/\S+)/.exec(printed) ?? [];
      if (url) resolve(url);
    });
    const fail = () => reject(new Error(`the shop did not open:\n${printed}`));
    starter.once('exit', fail);
    setTimeout(fail, 90_000).unref(); // less than a test may take, which would not say what was printed
  });

/** Starts a shop by a command and waits until it accepts requests. */
const opens = async ([program = '', ...given]: string[]): Promise<{ starter: ChildProcess; url: string }> => {
  const { npm_lifecycle_event: _, ...passedOn } = process.env; // set by the npm that runs the tests
  const env = { ...passedOn, NODE_OPTIONS: '', PORT: '0', SEED: 'none', DATA_DIR: folder };
  // a new process group, so that a signal to it reaches no other process
  const starter = spawn(program, given, { env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  group = starter.pid;
  return { starter, url: await opened(starter) };
};

const isOpen = (url: string) =>
  fetch(`${url}/health/live`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'npm start that gets %s takes the shop and its database along',
  async (signal) => {
    const { starter, url } = await opens(['npm', 'start']);
    const gone = once(starter, 'exit');
    starter.kill(signal);
    await gone;
    await until(async () => !(await isOpen(url)) && (await mongodsOn(folder)).length === 0);
  },
);

test('Ctrl-C in its terminal ends npm start, the shop and its database', async () => {
  const { starter, url } = await opens(['npm', 'start']);
  const gone = once(starter, 'exit');
  endGroup('SIGINT');
  await gone;
  expect(await isOpen(url)).toBe(false);
  await noMongodOn(folder);
});

test('nest start opens the shop, and takes it and its database along', async () => {
  const { starter, url } = await opens([process.execPath, 'node_modules/@nestjs/cli/bin/nest.js', 'start']);
  expect(await isOpen(url)).toBe(true);
  const gone = once(starter, 'exit');
  starter.kill('SIGTERM');
  await gone;
  await until(async () => !(await isOpen(url)) && (await mongodsOn(folder)).length === 0);
});

test('a shop that a service manager started outlives whoever started it', async () => {
  const { starter, url } = await opens(['sh', '-c', 'nohup node scripts/start.mjs & wait']);
  const gone = once(starter, 'exit');
  starter.kill('SIGKILL');
  await gone;
  await pause(1_000); // longer than a process needs to notice
  expect(await isOpen(url)).toBe(true);
});
