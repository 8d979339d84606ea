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

// checks the value instead of `instanceof`: errors may come from another realm, as they do under jest
const read = (error: unknown, property: 'message' | 'code'): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, property) : undefined;

/** Returns the message of an error. */
export const messageOf = (error: unknown): string => {
  const message = read(error, 'message');
  return typeof message === 'string' ? message : String(error);
};

/**
 * Returns the start of an error's message, without the call and the paths that Node appends: "EACCES:
 * permission denied".
 */
export const reasonOf = (error: unknown): string => messageOf(error).split(/[\n,]/, 1).join('').trim();

/** Tells whether the disk or the user's quota is full. */
export const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(String(codeOf(error)));

/** Returns Node's error code, such as "ENOENT"; undefined for other errors. */
export const codeOf = (error: unknown): unknown => read(error, 'code');
