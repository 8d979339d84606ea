/** Resolves at once, for the submit of a story. */
export const accept = () => Promise.resolve();

/** Rejects like the API, with a message and the path of the field. */
export const refuse =
  (message: string, ...path: string[]) =>
  () =>
    Promise.reject({ message, ...(path.length > 0 && { issues: [{ path, message }] }) });

/** Never settles. */
export const wait = () => new Promise<never>(() => undefined);

/** Uploads up to this percentage and then never settles. */
export const stuckAt =
  (percent: number) =>
  (_file: File, onProgress: (percent: number) => void): Promise<never> => {
    onProgress(percent);
    return wait();
  };
