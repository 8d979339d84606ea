/** The embedded database cannot be had. The message is one line for people: what happened and how to mend it. */
export class EmbeddedMongoError extends Error {
  override name = 'EmbeddedMongoError';
}

/** There is no room for what the database writes. */
export class FullDiskError extends EmbeddedMongoError {
  override name = 'FullDiskError';

  constructor(folder: string) {
    super(`The disk of ${folder} is full, so the database cannot start. Make room, then start again.`);
  }
}

// asked of the value and not by `instanceof`: errors also come from other realms, as they do under jest
const read = (error: unknown, property: 'message' | 'code'): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, property) : undefined;

/** What an error says. */
export const messageOf = (error: unknown): string => {
  const message = read(error, 'message');
  return typeof message === 'string' ? message : String(error);
};

/** Its first words, without the call and the paths that Node appends: "EACCES: permission denied". */
export const reasonOf = (error: unknown): string => messageOf(error).split(/[\n,]/, 1).join('').trim();

/** Whether the system had no room, or its owner may use no more of it. */
export const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(String(codeOf(error)));

/** Node's own short name of a failure ("ENOENT"), where it has one. */
export const codeOf = (error: unknown): unknown => read(error, 'code');
