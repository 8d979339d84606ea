import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import mongoose, { type Connection } from 'mongoose';
import { CatalogueFeed } from '../../api/catalogue/catalogueFeed.js';
import { CatalogueLoader } from '../../api/catalogue/catalogueLoader.js';
import { CatalogueProjectionService } from '../../api/catalogue/catalogueProjection.service.js';
import { ReadinessService } from '../../api/common/readiness.service.js';
import { loadConfig } from '../../api/config/config.js';
import { FolderStore } from '../../api/media/folderStore.js';
import { MediaService } from '../../api/media/media.service.js';
import { openTestDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  Logger.overrideLogger(false);
  database = await openTestDatabase();
  const options = { dbName: 'admin', monitorCommands: true, autoCreate: false, autoIndex: false };
  connection = await mongoose.createConnection(database.uri, options).asPromise();
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

/** Records the times (ms) at which the catalogue was loaded. */
const loads = () => {
  const times: number[] = [];
  connection.getClient().on('commandStarted', ({ commandName }) => {
    if (commandName === 'ping') times.push(performance.now());
  });
  return times;
};

/**
 * Returns the feed of a catalogue in the database `admin`, where documents can be loaded but change streams
 * do not work.
 */
const feedOfUnstreamed = () => {
  const projection = new CatalogueProjectionService(new MediaService(loadConfig({}), new FolderStore('')));
  const loader = new CatalogueLoader(connection, projection);
  return new CatalogueFeed(connection, loader, projection, true, new ReadinessService());
};

test('loads less and less often while its stream breaks at once, though each load succeeds', async () => {
  const times = loads();
  const feed = feedOfUnstreamed();
  await feed.onModuleInit();
  while (times.length < 6) await pause(25);
  await feed.onModuleDestroy();

  const rests = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  for (const [at, rest] of rests.entries()) expect(rest).toBeGreaterThan(100 * 2 ** at - 5);
});
