import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { openEmbeddedMongo } from '../../../../dist/cli/embeddedMongo.js';

/**
 * A process that uses the embedded database of the built shop, for tests that kill it: `node shopProcess.mjs
 * <data folder> [mongod]`. It says when it has loaded its modules, and opens the database at the first message, "open".
 * Then it receives "write", "count" or "release" and answers each with one message.
 */
const tell = (message) => process.send?.(message);
process.on('disconnect', () => process.exit());

/** Retries while the database is away, as a client of the shop does. */
async function retried(ask) {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      tell({ log: String(error) });
      await sleep(100);
    }
  }
}

const [dataDir = '', mongod] = process.argv.slice(2);
const log = (line) => void tell({ log: line });
tell({ loaded: true });
await once(process, 'message');
try {
  const mongo = await openEmbeddedMongo({ dataDir, log, ...(mongod ? { mongod } : {}) });
  const client = new mongoose.mongo.MongoClient(mongo.uri, { serverSelectionTimeoutMS: 20_000 });
  const notes = client.db().collection('notes', { writeConcern: { w: 'majority', journal: true } });
  let written = 0;
  const write = () =>
    notes.updateOne({ by: process.pid, number: written }, { $set: { kept: true } }, { upsert: true });
  process.on('message', (order) => {
    void (async () => {
      if (order === 'write') {
        written += 1;
        await retried(write);
        tell({ answer: written });
      } else if (order === 'count') {
        tell({ answer: await retried(() => notes.countDocuments()) });
      } else {
        await client.close();
        await mongo.release();
        process.send?.({ answer: 0 }, undefined, undefined, () => process.exit());
      }
    })();
  });
  tell({ uri: mongo.uri });
} catch (error) {
  process.send?.({ failure: String(error) }, undefined, undefined, () => process.exit(1));
}
