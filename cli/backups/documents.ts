import mongoose from 'mongoose';

const { BSON } = mongoose.mongo;
const { deserialize, onDemand } = BSON;

/** The BSON codes of the types that contain other values. */
const nested = { document: 3, array: 4 };

const smallest = 5;

/** The error for a backup whose bytes are damaged or incomplete. */
export class Torn extends Error {}

/**
 * Splits bytes into the BSON documents that stand in them one after the other.
 * @throws Torn
 */
export function* documentsIn(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length;) {
    const size = bytes.length - at >= smallest ? bytes.readInt32LE(at) : 0;
    if (size < smallest || at + size > bytes.length || bytes[at + size - 1] !== 0)
      throw new Torn('a document is cut off');
    yield bytes.subarray(at, at + size);
    at += size;
  }
}

/** Options for reading BSON that keep its types: a long stays a long, and a double of 1 stays a double. */
const exactly = {
  promoteValues: false,
  promoteLongs: false,
  promoteBuffers: false,
  bsonRegExp: true,
} as const;

const nameIn = (bytes: Uint8Array, at: number, length: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset + at, length).toString('utf8');

/**
 * Parses a BSON document into a map with the same types and the same order of fields, so that MongoDB writes
 * the same bytes again. An object would put field names that look like numbers first.
 */
export const exactDocument = (bytes: Uint8Array): Map<string, unknown> => {
  const plain = deserialize(bytes, exactly);
  const fields = new Map<string, unknown>();
  for (const [type, nameAt, nameLength, at, length] of onDemand.parseToElements(bytes)) {
    const name = nameIn(bytes, nameAt, nameLength);
    const inner = () => exactDocument(bytes.subarray(at, at + length));
    if (type === nested.document) fields.set(name, inner());
    else if (type === nested.array) fields.set(name, [...inner().values()]);
    else fields.set(name, plain[name]);
  }
  return fields;
};
