import type { Readable } from 'node:stream';

export interface StoredFile {
  name: string;
  bytes: number;
  /** The time when the file was last written. */
  since: Date;
}

/** An open file of the image store; the caller must read `stream` or destroy it. */
export interface OpenFile {
  /** The size of the file; undefined if the store does not say. */
  bytes?: number | undefined;
  stream: Readable;
}

/**
 * Stores images under names like `0a…f.webp` or `demo/milk.webp`; the caller checks the names.
 * @throws DomainError `notReady` from every call while the store is not available
 */
export interface ImageStore {
  /** Writes a file completely or not at all, and replaces the one of the same name. */
  put(name: string, bytes: Buffer): Promise<void>;
  read(name: string): Promise<OpenFile | undefined>;
  has(name: string): Promise<boolean>;
  /** Lists all files in no order; a folder store also lists the drafts that a crash left behind. */
  list(): AsyncIterable<StoredFile>;
  /** Deletes a file; safe if it does not exist. */
  remove(name: string): Promise<void>;
}

/** Returns the media type of a stored file by its name. */
export const mediaTypeOf = (name: string): string => (name.endsWith('.avif') ? 'image/avif' : 'image/webp');

/** The injection token of the image store. */
export const IMAGE_STORE = Symbol('IMAGE_STORE');
