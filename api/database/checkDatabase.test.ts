import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database.js';
import { checkDatabase } from './checkDatabase.js';
import { locateMongod } from './embedded/binary.js';
import { freePort } from './embedded/ports.js';

let database: TestDatabase;
let folder: string;
let port: number;
let alone: ChildProcess;

/** Databases of the mongod that stands alone. */
const databases = async (): Promise<string[]> => {
  const client = new mongoose.mongo.MongoClient(`mongodb://127.0.0.1:${port}`, {
    serverSelectionTimeoutMS: 500,
  });
  try {
    const listed = await client.db('admin').admin().listDatabases();
    return listed.databases.map(({ name }) => name);
  } finally {
    await client.close();
  }
};

const answers = async (): Promise<void> => {
  for (;;) {
    try {
      return void (await databases());
    } catch {
      await pause(100);
    }
  }
};

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'tokri-alone-'));
  port = await freePort();
  const binary = await locateMongod({ dataDir: folder, mongod: process.env.MONGOD, log: () => undefined });
  const where = ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1'];
  alone = spawn(binary.path, where, { stdio: 'ignore', env: { ...process.env, LC_ALL: 'C' } });
  await answers();
});
afterAll(async () => {
  const gone = once(alone, 'exit');
  alone.kill('SIGTERM');
  await gone;
  await rm(folder, { recursive: true, force: true });
  await database.drop();
});

const refusal = async (uri: string): Promise<string> =>
  checkDatabase(uri).then(
    () => 'accepted',
    (error: unknown) => String(error),
  );

test('a replica set is accepted', async () => {
  expect(await refusal(database.uri)).toBe('accepted');
});

test('a mongod that stands alone is refused with what to do, before anything is written', async () => {
  const said = await refusal(`mongodb://127.0.0.1:${port}/tokri`);
  expect(said).toContain('--replSet');
  expect(said).not.toContain('\n');
  expect(await databases()).not.toContain('tokri');
});

test('nobody at the address: one line that names the setting and hides name and password', async () => {
  const said = await refusal(`mongodb://shop:hunter2@127.0.0.1:${await freePort()}/tokri?replicaSet=rs0`);
  expect(said).toMatch(/MONGODB_URI \(mongodb:\/\/…@127\.0\.0\.1:\d+\/tokri\): .*ECONNREFUSED/);
  expect(said).not.toMatch(/hunter2|shop:|\n/);
});
