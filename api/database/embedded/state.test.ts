import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mongoFolder } from './folder.js';
import { readState, writeState } from './state.js';

let folder: ReturnType<typeof mongoFolder>;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tokri-state-'));
  folder = { ...mongoFolder(dataDir), state: path.join(dataDir, 'state.json') };
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const supervisor = { port: 27_017, pid: 7, ask: 'who', answer: 'me' };

test('processes of the first version find the supervisor, and theirs is found', async () => {
  await writeState(folder, { version: '6.0.5', supervisor });
  expect(JSON.parse(await readFile(folder.state, 'utf8'))).toEqual({ version: '6.0.5', keeper: supervisor });
  await writeFile(folder.state, JSON.stringify({ version: '6.0.5', keeper: supervisor }));
  expect(await readState(folder)).toEqual({ version: '6.0.5', supervisor });
});
