/**
 * Waits for a promise with a timeout in ms. @returns whether the promise resolved in time; rejects if the promise does
 */
export const within = (milliseconds: number, promise: Promise<unknown>): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(false), milliseconds);
    void promise.then(() => resolve(true), reject).finally(() => clearTimeout(timer));
  });
