import { messageOf } from '../../common/errors.js';

/** The embedded database cannot be used. The message is one line for the operator: what happened and how to fix it. */
export class EmbeddedMongoError extends Error {
  override name = 'EmbeddedMongoError';
}

/** The disk is full, so the database cannot write. */
export class FullDiskError extends EmbeddedMongoError {
  override name = 'FullDiskError';

  constructor(folder: string) {
    super(`The disk of ${folder} is full, so the database cannot start. Make room, then start again.`);
  }
}

/**
 * Returns the start of an error's message, without the call and the paths that Node appends: "EACCES:
 * permission denied".
 */
export const reasonOf = (error: unknown): string => messageOf(error).split(/[\n,]/, 1).join('').trim();
