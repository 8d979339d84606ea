import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import { z } from 'zod';
import type { ImageStore } from '../../api/media/imageStore.js';
import {
  type Contents,
  entryOfImage,
  imageOf,
  entryOfPiece,
  type Head,
  head,
  headName,
  type Extent,
  type Manifest,
  manifestName,
  toStored,
} from './format.js';
import type { Shop } from './shopOf.js';
import { inSnapshot, type Snapshot } from './snapshot.js';
import { ImageSum, Sum } from './sums.js';

/** The shop of which a backup is written, and the head that describes the backup. */
interface BackupSource extends Shop {
  from: Head;
}

interface Watching {
  signal: AbortSignal;
  /** Called after each document and each image that was written. */
  onOne: () => void;
  /** Whether the stream to which the backup is written is closed at the end. */
  end: boolean;
}

/** The size in bytes at which a new entry for the documents of a collection is begun. */
const pieceBytes = 8_000_000;

/** Writes a tar file as a stream. */
class Archive {
  readonly stream: Pack = pack();

  constructor(private readonly mtime: Date) {}

  /** Writes an entry, and waits until the stream has room for more. */
  put(name: string, bytes: Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      const written = (error?: Error | null) => (error ? reject(error) : resolve());
      const entry = this.stream.entry({ name, mode: 0o600, mtime: this.mtime }, bytes, written);
      entry.on('error', reject); // the stream reports the same error
    });
  }
}

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

async function* piecesOf(documents: AsyncIterable<Buffer>): AsyncGenerator<Buffer[]> {
  let [piece, bytes]: [Buffer[], number] = [[], 0];
  for await (const document of documents) {
    if (piece.length && bytes + document.length > pieceBytes) {
      yield piece;
      [piece, bytes] = [[], 0];
    }
    piece.push(document);
    bytes += document.length;
  }
  if (piece.length) yield piece;
}

const putCollection = async (
  archive: Archive,
  name: string,
  documents: AsyncIterable<Buffer>,
  onOne: () => void,
): Promise<Extent & { name: string }> => {
  const sum = new Sum();
  let number = 0;
  for await (const piece of piecesOf(documents)) {
    const bytes = Buffer.concat(piece);
    sum.add(bytes, piece.length);
    await archive.put(entryOfPiece(name, (number += 1)), bytes);
    piece.forEach(onOne);
  }
  return { name, ...sum.total() };
};

/**
 * Lists the images in the store, without the temporary files that a crash left behind, and without other files that no
 * restore would take, such as the folders that a tool makes in a bucket.
 */
const imagesIn = async (store: ImageStore): Promise<string[]> => {
  const names: string[] = [];
  for await (const { name } of store.list())
    if (!name.endsWith('.part') && imageOf(entryOfImage(name)) !== undefined) names.push(name);
  return names;
};

const putImages = async (
  archive: Archive,
  store: ImageStore,
  names: readonly string[],
  onOne: () => void,
) => {
  const sum = new ImageSum();
  const vanished: string[] = [];
  for (const name of names) {
    const file = await store.read(name);
    if (!file) {
      vanished.push(name);
      continue;
    }
    const bytes = await buffer(file.stream);
    sum.add(name, bytes);
    await archive.put(entryOfImage(name), bytes);
    onOne();
  }
  return { images: sum.total(), vanished };
};

const putCollections = async (archive: Archive, { names, documents }: Snapshot, onOne: () => void) => {
  const collections = [];
  for (const name of names) collections.push(await putCollection(archive, name, documents(name), onOne));
  return collections;
};

/**
 * Writes the archive. Images are listed before and after the snapshot of the database, so every image that
 * the documents name is either in the backup or reported as vanished.
 */
const fill = async (
  archive: Archive,
  { connection, store, from }: BackupSource,
  onOne: () => void,
): Promise<Manifest> => {
  await archive.put(headName, json(z.encode(head, from)));
  const before = await imagesIn(store);
  const collections = await inSnapshot(connection, (snapshot) => putCollections(archive, snapshot, onOne));
  const names = [...new Set([...before, ...(await imagesIn(store))])].sort();
  const contents = { collections, ...(await putImages(archive, store, names, onOne)) };
  await archive.put(manifestName, json(toStored(contents)));
  archive.stream.finalize();
  return contents;
};

/** Writes a backup while the shop keeps running. */
export const writeBackup = async (
  source: BackupSource,
  sink: NodeJS.WritableStream,
  { signal, onOne, end }: Watching,
): Promise<Contents> => {
  const archive = new Archive(source.from.at);
  const filled = fill(archive, source, onOne).catch((error: unknown) => {
    archive.stream.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  });
  const written = pipeline(archive.stream, createGzip(), sink, { signal, end });
  const [contents, ending] = await Promise.allSettled([filled, written]);
  signal.throwIfAborted();
  if (ending.status === 'rejected') throw ending.reason;
  if (contents.status === 'rejected') throw contents.reason;
  return { from: source.from, ...contents.value };
};
