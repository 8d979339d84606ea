import { z } from 'zod';
import { backupSource, extent, manifest } from '../../contract/operator/upkeep.js';

/** Rises by one with each change that an older version could not read (docs/adr/0026-backups.md). */
export const formatVersion = 1;

/** The first and the last entry of a backup. */
export const headName = 'tokri.json';
export const manifestName = 'manifest.json';

/** Names the source of a backup and the version of its format. */
export const head = z.object({ format: z.int(), ...backupSource.shape });
export type Head = z.output<typeof head>;

export type Extent = z.output<typeof extent>;

/** What a backup must contain. */
export type Manifest = z.output<typeof manifest>;

/** A manifest with the keys under which a backup stores it. */
const storedManifest = manifest.omit({ images: true }).extend({ pictures: extent });

export const toStored = ({ images, ...rest }: Manifest): z.output<typeof storedManifest> => ({
  ...rest,
  pictures: images,
});

/** Reads a stored manifest; undefined for anything else. */
export const fromStored = (stored: unknown): Manifest | undefined => {
  const { data } = storedManifest.safeParse(stored);
  if (!data) return undefined;
  const { pictures: images, ...rest } = data;
  return { ...rest, images };
};

/** The verified content of a backup. */
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

/** Returns the image's name of an entry; undefined for another entry, or for a name with an unsafe path. */
export const imageOf = (entry: string): string | undefined => {
  const name = entry.startsWith(images) ? entry.slice(images.length) : '';
  return isInside(name) ? name : undefined;
};

/** Returns the collection whose documents an entry holds. */
export const collectionOf = (entry: string): string | undefined => {
  const [, name] = collectionEntry.exec(entry) ?? [];
  return name && decodeURIComponent(name);
};
