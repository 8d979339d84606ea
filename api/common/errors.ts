// checks the value instead of `instanceof`: errors may come from another realm, as they do under jest
const read = (error: unknown, property: 'message' | 'code'): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, property) : undefined;

/** Returns the message of an error, and what else was thrown as text. */
export const messageOf = (error: unknown): string => {
  const message = read(error, 'message');
  return typeof message === 'string' ? message : String(error);
};

/** Returns an error's code as text, such as "ENOENT"; an empty text without one. */
export const errorCode = (error: unknown): string => String(read(error, 'code') ?? '');

/** Tells whether the disk or the user's quota is full. */
export const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(errorCode(error));

/** Tells whether a file or folder does not exist. */
export const isMissing = (error: unknown): boolean => errorCode(error) === 'ENOENT';

/** Returns the result of a file operation; undefined if the file does not exist. */
export const ifThere = <Result>(work: Promise<Result>): Promise<Result | undefined> =>
  work.catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
