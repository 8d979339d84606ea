import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { nodeArguments } from '../common/runFromSource.js';
import { loadConfig } from '../config/config.js';
import { tokenSecret } from './tokenSecret.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tokri-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

const config = (env: NodeJS.ProcessEnv = {}) => loadConfig({ DATA_DIR: path.join(folder, 'data'), ...env });

test('is made once, also when several processes ask at once, and leaves nothing else behind', async () => {
  const source = new URL('tokenSecret.ts', import.meta.url).href;
  const [flag = '', loader = ''] = nodeArguments(source, 'tokenSecret');
  const moment = Date.now() + 2_000; // all have loaded their code by then
  const code = `const { tokenSecret } = await import(${JSON.stringify(source)});
while (Date.now() < ${moment});
console.log(tokenSecret({ DATA_DIR: ${JSON.stringify(path.join(folder, 'data'))} }));`;
  const ask = () => promisify(execFile)(process.execPath, [flag, loader, '--input-type=module', '-e', code]);
  const made = await Promise.all(Array.from({ length: 6 }, async () => (await ask()).stdout.trim()));

  expect(new Set(made).size).toBe(1);
  expect(tokenSecret(config())).toBe(made[0]);
  expect(await readdir(path.join(folder, 'data'))).toEqual(['token-secret']);
});

test('is that of the environment where one is set, and none is made', async () => {
  const given = 'x'.repeat(40);

  expect(tokenSecret(config({ TOKEN_SECRET: given }))).toBe(given);
  expect(await readdir(folder)).toEqual([]);
});

test('an empty file is named instead of trusted', async () => {
  await writeFile(path.join(folder, 'token-secret'), '\n');

  expect(() => tokenSecret(loadConfig({ DATA_DIR: folder }))).toThrow(/token-secret is empty: delete it/);
});
