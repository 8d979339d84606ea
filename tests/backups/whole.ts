import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import mongoose from 'mongoose';
import type { ImageStore } from '../../api/media/imageStore.js';

const { Binary, BSONRegExp, Code, Decimal128, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } =
  mongoose.mongo;

/**
 * Returns a hash of every collection that has documents, by the collection's name; documents in order of
 * `_id`.
 */
export const hashesOf = async (db: mongoose.mongo.Db): Promise<Record<string, string>> => {
  const hashes: Record<string, string> = {};
  const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name).sort();
  for (const name of names.filter((one) => !one.startsWith('system.'))) {
    const hash = createHash('sha256');
    let count = 0;
    for await (const bytes of db.collection(name).find({}, { raw: true, sort: { _id: 1 } })) {
      hash.update(bytes as unknown as Uint8Array); // with `raw` the driver returns buffers
      count += 1;
    }
    if (count) hashes[name] = hash.digest('hex');
  }
  return hashes;
};

/** Returns a hash of every image, by the image's name. */
export const imagesOf = async (store: ImageStore): Promise<Record<string, string>> => {
  const hashes: Record<string, string> = {};
  for await (const { name } of store.list()) {
    const file = await store.read(name);
    if (file)
      hashes[name] = createHash('sha256')
        .update(await buffer(file.stream))
        .digest('hex');
  }
  return hashes;
};

/**
 * Returns documents with a value of every BSON type, with ids of several types, and with a field order that
 * JavaScript objects would lose.
 */
export const odds = (): Map<string, unknown>[] => [
  new Map<string, unknown>([
    ['_id', 'text'],
    ['b', new Int32(1)],
    ['10', new Double(1)],
    ['2', new Long('9007199254740993')],
    [
      'a',
      new Map<string, unknown>([
        ['z', null],
        [
          '1',
          [
            new Double(2),
            new Map([
              ['9', 1],
              ['3', 2],
            ]),
          ],
        ],
      ]),
    ],
    ['', 'an empty name'],
  ]),
  new Map<string, unknown>([
    ['_id', new ObjectId()],
    ['decimal', Decimal128.fromString('0.10')],
    ['date', new Date('2026-02-28T00:00:00.123Z')],
    ['bytes', new Binary(Buffer.from([0, 1, 255]))],
    ['uuid', new mongoose.mongo.UUID()],
    ['pattern', new BSONRegExp('^m.*k$', 'im')],
    ['stamp', new Timestamp({ t: 7, i: 3 })],
    ['least', new MinKey()],
    ['most', new MaxKey()],
    ['code', new Code('return 1')],
    ['no', false],
    ['negative zero', new Double(-0)],
    ['nothing', new Double(NaN)],
    ['empty', {}],
    ['none', []],
  ]),
  new Map<string, unknown>([
    ['_id', new Long('5')],
    ['टोकरी', 'दूध'],
  ]),
];

/** Inserts documents unchanged. */
export const keep = async (db: mongoose.mongo.Db, name: string, documents: object[]): Promise<void> => {
  await db.command({ insert: name, documents });
};
