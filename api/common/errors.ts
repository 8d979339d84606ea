// checks the value instead of `instanceof`: errors may come from another realm, as they do under jest
const read = (error: unknown, property: 'message' | 'code'): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, property) : undefined;

/** Returns the message of an error, and what else was thrown as text. */
export const messageOf = (error: unknown): string => {
  const message = read(error, 'message');
  return typeof message === 'string' ? message : String(error);
};

/** Returns Node's error code, such as "ENOENT"; an empty text for other errors. */
export const codeOf = (error: unknown): string => String(read(error, 'code') ?? '');

/** Tells whether the disk or the user's quota is full. */
export const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(codeOf(error));

/** Tells whether a file or folder does not exist. */
export const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/** Returns the result of a file operation; undefined if the file does not exist. */
export const ifThere = <Result>(work: Promise<Result>): Promise<Result | undefined> =>
  work.catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
