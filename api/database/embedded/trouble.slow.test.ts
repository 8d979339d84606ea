import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { locateMongod } from './binary.js';
import { EmbeddedMongoError, openEmbeddedMongo } from './embeddedMongo.js';
import { loopback } from './ports.js';
import { writeState } from './folder.js';
import { mongodsOn, noMongodOn, Shop } from './testing/shop.js';

let shop: Shop;
let stranger: Server | undefined;
beforeEach(async () => {
  shop = await Shop.inNewFolder();
});
afterEach(async () => {
  await shop.close();
  stranger?.close();
});

/** Starts another program that listens on the port, reads its input and never answers. */
const occupies = async (port = 0) => {
  stranger = createServer((socket) => socket.on('error', () => socket.destroy()).resume()).listen(
    port,
    loopback,
  );
  await once(stranger, 'listening');
  const address = stranger.address();
  return typeof address === 'object' && address ? address.port : 0;
};

const usedOnce = async () => {
  const user = await shop.process();
  await user.writes();
  await user.releases();
};

/** Returns the one-line message that the operator reads. */
const errorOf = async (options: { dataDir?: string; mongod?: string } = {}): Promise<string> => {
  const refused: unknown = await openEmbeddedMongo({
    dataDir: shop.dataDir,
    log: () => undefined,
    heldTimeout: 1_000,
    ...options,
  }).then(
    () => 'it opened',
    (error: unknown) => error,
  );
  expect(refused).toBeInstanceOf(EmbeddedMongoError);
  const line = refused instanceof Error ? refused.message : '';
  expect(line).not.toMatch(/\n|undefined/);
  return line;
};

test('when the written port is lost or its file torn, the data is not lost; when another program has it, mongod moves with its data', async () => {
  await usedOnce();
  await rm(shop.folder.state);
  const first = await shop.process();
  expect(await first.counts()).toBe(1);
  await first.releases();
  await writeFile(shop.folder.state, '{"version":"6.');
  const next = await shop.process();
  expect(await next.counts()).toBe(1);
  const former = (await shop.port()) ?? 0;
  await next.releases();

  await noMongodOn(shop.dataDir); // a busy machine needs more time to end mongod than a release waits
  await occupies(former);
  const second = await shop.process();
  expect(await second.counts()).toBe(1);
  await second.writes();
  expect(await shop.port()).not.toBe(former);
  await second.releases();
  expect(await (await shop.process()).counts()).toBe(2);
});

test('a copy of a data folder in use gets a database of its own', async () => {
  const original = await shop.process();
  await original.writes();
  await original.releases();
  const again = await shop.process();
  const copy = await Shop.inNewFolder();
  // mongod stands still while its files are copied, as in a snapshot of a disk: it renames and removes journals.
  const { mongod } = await shop.pids();
  process.kill(mongod, 'SIGSTOP');
  try {
    await cp(shop.dataDir, copy.dataDir, { recursive: true });
  } finally {
    process.kill(mongod, 'SIGCONT');
  }
  await rm(path.join(copy.folder.db, 'mongod.lock'));
  const user = await copy.process();
  await user.writes();
  expect(await user.counts()).toBe(2);
  expect(await again.counts()).toBe(1);
  expect(await mongodsOn(copy.dataDir)).toHaveLength(1);
  await copy.close();
});

describe('says in one line what is wrong', () => {
  test('when the data folder is a file', async () => {
    const dataDir = path.join(shop.dataDir, 'file');
    await writeFile(dataDir, '');
    expect(await errorOf({ dataDir })).toMatch(
      /^The data folder .*\/file cannot be written \(E\w+: .+\)\. Set DATA_DIR/,
    );
  });

  test('when the system lets nobody create the data folder', async () => {
    if (process.platform !== 'linux') return; // where /proc exists, not even root may create folders in it
    expect(await errorOf({ dataDir: '/proc/tokri/data' })).toMatch(
      /^The data folder \/proc\/tokri\/data cannot be written/,
    );
  });

  test('when mongod cannot make sense of the files', async () => {
    await mkdir(shop.folder.db, { recursive: true });
    await writeFile(path.join(shop.folder.db, 'storage.bson'), 'torn');
    expect(await errorOf()).toMatch(/^mongod does not start in .*\/db: .+\. More is in .*mongod\.log\.$/);
  });

  test('when the configured mongod is missing', async () => {
    expect(await errorOf({ mongod: '/nowhere/mongod' })).toBe(
      'MONGOD names /nowhere/mongod, which is no working mongod. Correct it, or leave it out.',
    );
  });

  test('when another MongoDB wrote the data and a certain mongod is configured', async () => {
    const mongod = await aMongod();
    await mkdir(shop.folder.db, { recursive: true });
    await writeState(shop.folder, { version: '5.0.9', mongoPort: 27_999 });
    expect(await errorOf({ mongod })).toMatch(
      /^MONGOD names MongoDB \S+, but \S+ needs MongoDB 5\.0\. Name such/,
    );
  });

  test('when somebody unknown holds the folder; a log that had grown was begun anew, and the one before is kept', async () => {
    await mkdir(shop.folder.root, { recursive: true });
    await writeFile(shop.folder.log, 'x'.repeat(9 * 1024 * 1024));
    const user = await shop.process();
    expect((await stat(shop.folder.log)).size).toBeLessThan(1024 * 1024);
    expect((await readFile(`${shop.folder.log}.1`, 'utf8')).startsWith('xxx')).toBe(true);
    const { mongod } = await shop.pids();
    await rm(shop.folder.state);
    expect(await errorOf()).toContain(`is held by process ${mongod}, which cannot be joined. End it`);
    await user.releases();
  });
});

/** Returns the path of the mongod that the tests run on. */
async function aMongod(): Promise<string> {
  return (await locateMongod({ dataDir: path.join(shop.dataDir, 'none'), log: () => undefined })).path;
}
