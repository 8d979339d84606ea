import { z } from 'zod';
import { backupSource, extent, manifest } from '../../contract/operator/upkeep.js';

/**
 * The version of the backup format. It rises by one with each change that an older version of the program
 * could not read (docs/adr/0026-backups.md).
 */
export const formatVersion = 1;

/** The name of the first entry of a backup archive; `manifestName` is the name of the last one. */
export const headName = 'tokri.json';
export const manifestName = 'manifest.json';

/** The first entry of a backup: where it comes from, and the version of its format. */
export const head = z.object({ format: z.int(), ...backupSource.shape });
export type Head = z.output<typeof head>;

export type Extent = z.output<typeof extent>;

/** The list of the collections and images that a backup must contain. */
export type Manifest = z.output<typeof manifest>;

/** A manifest as a backup stores it: with the key `pictures` in place of `images`. */
const storedManifest = manifest.omit({ images: true }).extend({ pictures: extent });

export const toStored = ({ images, ...rest }: Manifest): z.output<typeof storedManifest> => ({
  ...rest,
  pictures: images,
});

/** Reads the manifest that a backup stores; returns undefined when it is invalid. */
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
/**
 * Returns the archive's entry for a piece of a collection, because a large collection is split into pieces.
 * @param piece counted from 1
 */
export const entryOfPiece = (collection: string, piece: number): string =>
  `${collections}${encodeURIComponent(collection)}/${String(piece).padStart(6, '0')}.bson`;

const isInside = (name: string): boolean =>
  name.split('/').every((part) => part && part !== '.' && part !== '..' && !/[\\:\p{Cc}]/u.test(part));

/** Returns the name of the image that an archive entry holds; undefined for another entry, and for an unsafe path. */
export const imageOf = (entry: string): string | undefined => {
  const name = entry.startsWith(images) ? entry.slice(images.length) : '';
  return isInside(name) ? name : undefined;
};

/** Returns the collection whose documents an archive entry holds; undefined for another entry. */
export const collectionOf = (entry: string): string | undefined => {
  const [, name] = collectionEntry.exec(entry) ?? [];
  return name && decodeURIComponent(name);
};
