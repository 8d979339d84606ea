import type { Readable } from 'node:stream';

/** Of a file in the store. */
export interface KeptFile {
  name: string;
  bytes: number;
  /** When it was last written. */
  since: Date;
}

/** A file to be sent; whoever asked for it reads `stream`, or destroys it. */
export interface OpenFile {
  /** Left out where the store does not say. */
  bytes?: number | undefined;
  stream: Readable;
}

/**
 * Where pictures lie, each under a name like `0a…f.webp` or `demo/milk.webp`; callers vouch for the names.
 * Every call may be refused. @throws DomainError `notReady` while the store is away
 */
export interface ImageStore {
  /** Whole or not at all; what lay under the name before is replaced. */
  put(name: string, bytes: Buffer): Promise<void>;
  read(name: string): Promise<OpenFile | undefined>;
  has(name: string): Promise<boolean>;
  /** Everything there is, in no order; of a folder also the drafts that a crash left behind. */
  list(): AsyncIterable<KeptFile>;
  /** Gone afterwards, whether it was there or not. */
  remove(name: string): Promise<void>;
}

/** What a file in the store is, which its name says. */
export const mediaTypeOf = (name: string): string => (name.endsWith('.avif') ? 'image/avif' : 'image/webp');

/** The key under which modules inject the store. */
export const IMAGE_STORE = Symbol('PICTURE_STORE');
