import { z } from 'zod';
import { time } from '../../contract/wire.js';

/** Raised by one with each change that an older program could not read (docs/adr/0026-backups.md). */
export const formatVersion = 1;

/** The first entry of a backup and its last. */
export const headName = 'tokri.json';
export const manifestName = 'manifest.json';

/** What a backup is of. */
export const head = z.object({
  format: z.int(),
  tokri: z.string(),
  schema: z.int(),
  database: z.string(),
  at: time,
});
export type Head = z.output<typeof head>;

const kept = z.object({ count: z.int(), bytes: z.int(), sha256: z.string() });
/** How much there is of a thing; the hash is that of all bytes in their order. */
export type Kept = z.output<typeof kept>;

/** What has to be in a backup. */
export const manifest = z.object({
  collections: z.array(kept.extend({ name: z.string() })),
  pictures: kept,
  /** Pictures that were removed from the shop while it was taken. */
  vanished: z.array(z.string()),
});
export type Manifest = z.output<typeof manifest>;

/** What is in a backup. */
export interface Contents extends Manifest {
  from: Head;
}

const pictures = 'pictures/';
const collections = 'collections/';
const collectionEntry = /^collections\/([^/]+)\/\d{6}\.bson$/;

export const entryOfPicture = (name: string): string => pictures + name;
/** @param piece counted from 1 */
export const entryOfPiece = (collection: string, piece: number): string =>
  `${collections}${encodeURIComponent(collection)}/${String(piece).padStart(6, '0')}.bson`;

const isInside = (name: string): boolean =>
  name.split('/').every((part) => part && part !== '.' && part !== '..' && !/[\\:\p{Cc}]/u.test(part));

/** Which picture an entry is; undefined for another thing, or for a name that leads elsewhere. */
export const pictureOf = (entry: string): string | undefined => {
  const name = entry.startsWith(pictures) ? entry.slice(pictures.length) : '';
  return isInside(name) ? name : undefined;
};

/** Of which collection an entry holds documents. */
export const collectionOf = (entry: string): string | undefined => {
  const [, name] = collectionEntry.exec(entry) ?? [];
  return name && decodeURIComponent(name);
};
