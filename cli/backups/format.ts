import { z } from 'zod';
import { backupSource, type extent, type manifest } from '../../contract/operator/upkeep.js';

/** Raised by one with each change that an older program could not read (docs/adr/0026-backups.md). */
export const formatVersion = 1;

/** The first entry of a backup and its last. */
export const headName = 'tokri.json';
export const manifestName = 'manifest.json';

/** What a backup is of, and by which format. */
export const head = z.object({ format: z.int(), ...backupSource.shape });
export type Head = z.output<typeof head>;

export type Extent = z.output<typeof extent>;

/** What has to be in a backup. */
export type Manifest = z.output<typeof manifest>;

/** What is in a backup. */
export interface Contents extends Manifest {
  from: Head;
}

const images = 'pictures/';
const collections = 'collections/';
const collectionEntry = /^collections\/([^/]+)\/\d{6}\.bson$/;

export const entryOfImage = (name: string): string => images + name;
/** @param piece counted from 1 */
export const entryOfPiece = (collection: string, piece: number): string =>
  `${collections}${encodeURIComponent(collection)}/${String(piece).padStart(6, '0')}.bson`;

const isInside = (name: string): boolean =>
  name.split('/').every((part) => part && part !== '.' && part !== '..' && !/[\\:\p{Cc}]/u.test(part));

/** Which picture an entry is; undefined for another thing, or for a name that leads elsewhere. */
export const imageOf = (entry: string): string | undefined => {
  const name = entry.startsWith(images) ? entry.slice(images.length) : '';
  return isInside(name) ? name : undefined;
};

/** Of which collection an entry holds documents. */
export const collectionOf = (entry: string): string | undefined => {
  const [, name] = collectionEntry.exec(entry) ?? [];
  return name && decodeURIComponent(name);
};
