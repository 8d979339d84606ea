import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import sharp from 'sharp';
import { FolderStore } from '../../api/media/folderStore.js';
import { openTestDatabase } from '../support/database.js';
import { importingAs } from '../support/importing.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { uploadOf } from '../support/uploading.js';
import { keep, odds } from './whole.js';

/** Holds a running shop with data of every kind, and an empty database beside it. */
export interface Scene {
  shop: TestShop;
  /** Environments of commands: `here` on the shop, the other on the empty database. */
  here: NodeJS.ProcessEnv;
  there: NodeJS.ProcessEnv;
  otherUri: string;
  otherDb: mongoose.mongo.Db;
  /** An empty folder. */
  folder: string;
  /** The store with the shop's images. */
  images: FolderStore;
  close(): Promise<void>;
}

/** Adds documents of a kilobyte each: with 10,000 of them, reading or writing takes a while. */
const fill = async (shop: TestShop, count: number): Promise<void> => {
  const text = 'basket '.repeat(150);
  for (let at = 0; at < count; at += 2_000)
    await keep(
      shop.database(),
      'afiller',
      Array.from({ length: 2_000 }, (_, next) => ({ _id: at + next, text: text + Math.random() })),
    );
};

const stock = async (shop: TestShop, count: number): Promise<void> => {
  const admin = await shop.admin();
  await keep(shop.database(), 'odds', odds());
  await importingAs(admin).imports('name,price\nImported tea,12.50\n');
  const upload = uploadOf(admin);
  for (const background of ['red', 'green', 'blue']) {
    const shape = { width: 40, height: 30, channels: 3, background } as const;
    await upload(await sharp({ create: shape }).png().toBuffer());
  }
  await fill(shop, count);
};

const envOf = (uri: string, dataDir: string) => ({
  ...process.env,
  MONGODB_URI: uri,
  DATA_DIR: dataDir,
  NODE_ENV: 'test',
});

export const openScene = async (count: 2_000 | 10_000): Promise<Scene> => {
  const shop = await openTestShop();
  const other = await openTestDatabase();
  const client = await new mongoose.mongo.MongoClient(other.uri).connect();
  const folder = await mkdtemp(path.join(tmpdir(), 'tokri-backup-'));
  const data = await mkdtemp(path.join(tmpdir(), 'tokri-other-'));
  await stock(shop, count);
  return {
    shop,
    here: envOf(shop.databaseUri, shop.dataDir),
    there: envOf(other.uri, data),
    otherUri: other.uri,
    otherDb: client.db(),
    folder,
    images: new FolderStore(path.join(shop.dataDir, 'media')),
    close: async () => {
      await client.close();
      await other.drop();
      await shop.close();
      for (const one of [folder, data]) await rm(one, { recursive: true, force: true });
    },
  };
};
