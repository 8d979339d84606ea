import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { messageOf } from '../../api/common/errors.js';
import { schemaVersion } from '../../api/database/migrations.js';
import { CommandError } from '../terminal/commandError.js';
import { documentsIn, Torn } from './documents.js';
import {
  collectionOf,
  type Contents,
  formatVersion,
  type Head,
  head,
  headName,
  type Extent,
  type Manifest,
  fromStored,
  manifestName,
  imageOf,
} from './format.js';
import { ImageSum, Sum } from './sums.js';

/** Receives the documents and images of a backup, in the order of the file. */
interface Consumer {
  documents(collection: string, documents: readonly Buffer[]): Promise<void>;
  image(name: string, bytes: Buffer): Promise<void>;
}

interface Reading {
  signal: AbortSignal;
  /** Called from time to time with the number of bytes read so far. */
  onRead?: (bytes: number) => void;
  consumer?: Consumer;
  /** The name of the backup file in error messages. */
  name?: string | undefined;
}

interface Entry {
  name: string;
  bytes: Buffer;
}

/**
 * The maximum size in bytes of an entry of a backup. It is larger than any document or image of a shop, so a
 * larger entry is not from this program, and is not read into memory.
 */
const maxBytes = 64_000_000;

const isOfFiles = (error: unknown) => typeof (error as NodeJS.ErrnoException).syscall === 'string';

const bytesOf = async (entry: AsyncIterable<unknown>, size = 0): Promise<Buffer> => {
  if (size > maxBytes) throw new Torn('an entry is too large');
  return buffer(entry);
};

async function* entriesOf(file: string, { signal, onRead }: Reading): AsyncGenerator<Entry> {
  const [source, tar] = [createReadStream(file), extract()];
  const piped = pipeline(source, createGunzip(), tar, { signal });
  piped.catch(() => undefined); // the loop throws the same error, or it comes after the loop
  try {
    for await (const entry of tar) {
      const { name, size } = entry.header;
      yield { name, bytes: await bytesOf(entry, size) };
      onRead?.(source.bytesRead);
    }
    await piped;
  } catch (error) {
    throw error instanceof Torn || isOfFiles(error) ? error : new Torn(messageOf(error));
  } finally {
    source.destroy();
  }
}

const parsed = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Torn('its own description cannot be read');
  }
};

const readHead = (entry: Entry): Head => {
  if (entry.name !== headName) throw new Torn('it is something else');
  const { success, data } = head.safeParse(parsed(entry.bytes));
  if (!success) throw new Torn('its own description cannot be read');
  const { format, schema, tokri } = data;
  if (format > formatVersion || schema > schemaVersion)
    throw new CommandError(
      'conflict',
      `The backup was made by Tokri ${tokri}, which is newer than this one: restore it with that version.`,
    );
  return data;
};

const readManifest = ({ bytes }: Entry): Manifest => {
  const data = fromStored(parsed(bytes));
  if (!data) throw new Torn('its list of contents cannot be read');
  return data;
};

const isSame = (one: Extent, other: Extent) =>
  one.count === other.count && one.bytes === other.bytes && one.sha256 === other.sha256;

/** Counts and hashes the documents and images that were read, to compare them with the manifest. */
class Tally {
  private readonly collections = new Map<string, Sum>();
  private readonly images = new ImageSum();

  async take({ name, bytes }: Entry, consumer?: Consumer): Promise<void> {
    const [collection, image] = [collectionOf(name), imageOf(name)];
    if (collection !== undefined) {
      const documents = [...documentsIn(bytes)];
      this.sumOf(collection).add(bytes, documents.length);
      await consumer?.documents(collection, documents);
    } else if (image !== undefined) {
      this.images.add(image, bytes);
      await consumer?.image(image, bytes);
    } else throw new Torn(`${name} does not belong there`);
  }

  /**
   * Compares what was read with the manifest.
   * @throws Torn when a count or a hash differs
   */
  agrees({ collections, images }: Manifest): void {
    for (const wanted of collections)
      if (!isSame(this.sumOf(wanted.name).total(), wanted)) throw new Torn(`${wanted.name} is damaged`);
    if (this.collections.size !== collections.length) throw new Torn('it has too much in it');
    if (!isSame(this.images.total(), images)) throw new Torn('its images are damaged');
  }

  private sumOf(collection: string): Sum {
    const sum = this.collections.get(collection) ?? new Sum();
    this.collections.set(collection, sum);
    return sum;
  }
}

const walk = async (file: string, reading: Reading): Promise<Contents> => {
  const entries = entriesOf(file, reading);
  const tally = new Tally();
  let [from, contents]: [Head?, Manifest?] = [];
  for await (const entry of entries) {
    if (!from) from = readHead(entry);
    else if (contents) throw new Torn('something stands behind its end');
    else if (entry.name === manifestName) contents = readManifest(entry);
    else await tally.take(entry, reading.consumer);
  }
  if (!from) throw new Torn('it is something else');
  if (!contents) throw new Torn('its end is missing');
  tally.agrees(contents);
  return { from, ...contents };
};

/**
 * Reads a backup and verifies that it is complete and unchanged since it was written.
 * @throws CommandError `validation` for a damaged backup, `conflict` for one of a newer version; errors of
 * the consumer
 */
export const readBackup = async (file: string, reading: Reading): Promise<Contents> => {
  try {
    return await walk(file, reading);
  } catch (error) {
    reading.signal.throwIfAborted();
    if (!(error instanceof Torn)) throw error;
    const message = `${reading.name ?? file} is not a whole backup of Tokri (${error.message}): take another one.`;
    throw new CommandError('validation', message, { cause: error });
  }
};
