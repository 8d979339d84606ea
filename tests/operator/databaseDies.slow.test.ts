import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { type MongodAlone, openMongodAlone } from '../support/mongodAlone.js';
import { startTokri } from '../support/ranTokri.js';

let mongod: MongodAlone;
let folder: string;
beforeEach(async () => {
  mongod = await openMongodAlone({ replicates: true });
  folder = await mkdtemp(path.join(tmpdir(), 'tokri-dies-'));
});
afterEach(async () => {
  await mongod.close();
  await rm(folder, { recursive: true, force: true });
});

/** Waits until a command has written a document. */
const written = async (collection: string): Promise<void> => {
  const client = await new mongoose.mongo.MongoClient(mongod.uri).connect();
  while (!(await client.db().collection(collection).findOne())) await pause(5);
  await client.close();
};

const csv = async (): Promise<string> => {
  const file = path.join(folder, 'goods.csv');
  const rows = Array.from({ length: 8_000 }, (_, at) => `k${at},Thing ${at},12`);
  await writeFile(file, ['key,name,price', ...rows].join('\n'));
  return file;
};

// the command repeats a transaction for up to 40 s, because another server may take over
test.each([
  ['import', async () => ['import', await csv()], 'products'],
  ['making up of a catalogue', async () => ['seed', '--scale', '8000'], 'products'],
] as const)(
  'a database that dies is told in one line under the %s (4)',
  async (_which, argsOf, collection) => {
    const env = { ...process.env, MONGODB_URI: mongod.uri, DATA_DIR: folder, NODE_ENV: 'test' };
    const { ended } = startTokri(env, ...(await argsOf()), '--quiet');
    const early = ended.then((ran) => Promise.reject(new Error(`It ended before it wrote: ${ran.said}`)));
    await Promise.race([written(collection), early]);
    early.catch(() => undefined);
    await mongod.dies();
    const { printed, said, code } = await ended;
    expect([printed, code]).toEqual(['', 4]);
    expect(said).toMatch(/^The database went away \([^\n]+\): run it again\.\n$/);
  },
);
