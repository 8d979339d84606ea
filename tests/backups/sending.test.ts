import { randomBytes } from 'node:crypto';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterEach, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { FolderStore } from '../../api/media/folderStore.js';
import type { Contents } from '../../cli/backups/format.js';
import { sendTo } from '../../cli/backups/takeBackup.js';
import { stopping } from '../../cli/terminal/stopping.js';
import { writeBackup } from '../../cli/backups/writing.js';
import { openTestDatabase } from '../support/database.js';

const nothing = { count: 0, bytes: 0, sha256: '' };
const contents: Contents = {
  from: { format: 1, tokri: 'x', schema: 1, database: 'x', at: new Date() },
  collections: [],
  images: nothing,
  vanished: [],
};

/** Returns a reader that disconnects after this many chunks. */
const leavingAfter = (chunks: number) => {
  let left = chunks;
  const sink = new Writable({
    write: (_chunk, _encoding, done) =>
      setImmediate(() => {
        left -= 1;
        done(left < 0 ? Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }) : null);
      }),
  });
  return sink.on('error', () => undefined);
};

const writing = async (sink: NodeJS.WritableStream, end: boolean) => {
  await pipeline(Readable.from(['one', 'two', 'three']), sink, { end });
  return contents;
};

test.each([0, 1, 2])('a backup whose reader goes away after %i pieces is said to be torn', async (pieces) => {
  await expect(sendTo(leavingAfter(pieces), writing)).rejects.toMatchObject({
    exit: 'fault',
    message: expect.stringContaining('The reader of the backup went away: it is torn'),
  });
});

test('one that is read to its end is whole, and the output stays open', async () => {
  const output = leavingAfter(10);
  expect(await sendTo(output, writing)).toBe(contents);
  expect(output.writable).toBe(true);
});

test('a reader that goes away in the middle of an entry ends the reading of the shop too', async () => {
  const database = await openTestDatabase();
  const connection = await mongoose.createConnection(database.uri).asPromise();
  try {
    for (let piece = 0; piece < 10; piece += 1)
      await connection.collection('odds').insertOne({ bytes: randomBytes(1_000_000) });
    const source = { connection, store: new FolderStore('/nowhere'), from: contents.from };
    const { signal } = new AbortController();
    const write = (sink: NodeJS.WritableStream, end: boolean) =>
      writeBackup(source, sink, { signal, onOne: () => undefined, end });
    await expect(sendTo(leavingAfter(1), write)).rejects.toMatchObject({ exit: 'fault' });
  } finally {
    await connection.close();
    await database.drop();
  }
});

afterEach(() => (process.exitCode = undefined));

test('work that Ctrl-C did not stop any more has not been interrupted', async () => {
  const done = await stopping(
    () => 'Stopped.',
    () => {
      process.emit('SIGINT');
      return Promise.resolve('done');
    },
  );
  expect([done, process.exitCode]).toEqual(['done', undefined]);
  const stopped = stopping(
    () => 'Stopped.',
    (signal) => {
      process.emit('SIGINT');
      return Promise.reject(signal.reason as Error);
    },
  );
  await expect(stopped).rejects.toMatchObject({ exit: 'interrupted' });
});
