/** What may become of a submit, for stories. */
export const accept = () => Promise.resolve();

/** As the API refuses: a sentence, and what is wrong where. */
export const refuse =
  (message: string, ...path: string[]) =>
  () =>
    Promise.reject({ message, ...(path.length > 0 && { issues: [{ path, message }] }) });

/** Never comes back. */
export const wait = () => new Promise<never>(() => undefined);

/** A file of which so much has gone out, and no more comes. */
export const stuckAt =
  (percent: number) =>
  (_file: File, onProgress: (percent: number) => void): Promise<never> => {
    onProgress(percent);
    return wait();
  };
