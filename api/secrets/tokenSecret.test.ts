import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { loadConfig } from '../config/config.js';
import { tokenSecret } from './tokenSecret.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tokri-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

const config = (env: NodeJS.ProcessEnv = {}) => loadConfig({ DATA_DIR: path.join(folder, 'data'), ...env });

test('is made once, also when several ask at once, and leaves nothing else behind', async () => {
  const made = await Promise.all(Array.from({ length: 10 }, () => tokenSecret(config())));

  expect(new Set(made).size).toBe(1);
  expect(await tokenSecret(config())).toBe(made[0]);
  expect(await readdir(path.join(folder, 'data'))).toEqual(['token-secret']);
});

test('is that of the environment where one is set, and none is made', async () => {
  const given = 'x'.repeat(40);

  expect(await tokenSecret(config({ TOKEN_SECRET: given }))).toBe(given);
  expect(await readdir(folder)).toEqual([]);
});

test('an empty file is named instead of trusted', async () => {
  await writeFile(path.join(folder, 'token-secret'), '\n');

  await expect(tokenSecret(loadConfig({ DATA_DIR: folder }))).rejects.toThrow(
    /token-secret is empty: delete it/,
  );
});
