import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import mongoose, { type Connection } from 'mongoose';
import { type EmbeddedMongo, openEmbeddedMongo } from '../../api/database/embedded/embeddedMongo.js';
import { historyParameter, historySeconds, keepHistory } from '../../api/database/embedded/history.js';
import { startTokri, tokriIn } from '../support/ranTokri.js';

let folder: string;
let env: NodeJS.ProcessEnv;
let mongo: EmbeddedMongo;
let connection: Connection;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tokri-embedded-backup-'));
  const dataDir = path.join(folder, 'data');
  const csv = path.join(folder, 'tea.csv');
  env = { ...process.env, MONGODB_URI: '', DATA_DIR: dataDir, NODE_ENV: 'test', ADMIN_PASSWORD: '' };
  mongo = await openEmbeddedMongo({ dataDir, mongod: env.MONGOD, log: () => undefined });
  await writeFile(csv, 'name,price\nTea,12\n');
  expect(await tokriIn(env)('import', csv)).toMatchObject({ code: 0 });
  connection = await mongoose.createConnection(mongo.uri).asPromise();
});
afterAll(async () => {
  await connection.close();
  await mongo.release();
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});

const historyKept = async () => {
  const found = await connection.db?.admin().command({ getParameter: 1, [historyParameter]: 1 });
  return (found as Record<string, number>)[historyParameter];
};

/** Changes a document for a while. Only writes make mongod forget its history. */
const writeFor = async (seconds: number) => {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await pause(50))
    await connection.collection('afiller').updateOne({}, { $inc: { changes: 1 } });
};

test('a backup may take longer than an embedded database keeps its history otherwise', async () => {
  const filler = Array.from({ length: 16 }, () => ({ bytes: randomBytes(1_000_000) }));
  await connection.collection('afiller').insertMany(filler);
  expect(await historyKept()).toBe(historySeconds.usual);
  const { child, ended } = startTokri(env, 'backup', '-');
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  child.stdout?.pause();
  await writeFor(historySeconds.usual + 3);
  expect(await historyKept()).toBe(historySeconds.usual + historySeconds.backup);

  child.stdout?.resume();
  expect(await ended).toMatchObject({ code: 0 });
  expect(await historyKept()).toBe(historySeconds.usual);
});

test('a backup that ends leaves the history to one that is still taken', async () => {
  const admin = connection.getClient().db('admin');
  await keepHistory(admin, async () => {
    await keepHistory(admin, async () => undefined);
    expect(await historyKept()).toBe(historySeconds.usual + historySeconds.backup);
  });
  expect(await historyKept()).toBe(historySeconds.usual);
});
