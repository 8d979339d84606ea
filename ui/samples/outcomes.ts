/** Resolves at once, for the submit of a story. */
export const accept = () => Promise.resolve();

/** Returns a submit function that rejects like the API, with a message and the path of the field in error. */
export const refuse =
  (message: string, ...path: string[]) =>
  () =>
    Promise.reject({ message, ...(path.length > 0 && { issues: [{ path, message }] }) });

/** Returns a promise that never settles, for a story that shows a pending submit. */
export const wait = () => new Promise<never>(() => undefined);

/** Returns an upload function that reports this percentage as its progress and then never settles. */
export const stuckAt =
  (percent: number) =>
  (_file: File, onProgress: (percent: number) => void): Promise<never> => {
    onProgress(percent);
    return wait();
  };
