/** Takes a file to the shop and says how much of it has gone out (0–100); rejects with the API's refusal. */
export type OnUpload<Result = string> = (
  file: File,
  onProgress: (percent: number) => void,
) => Promise<Result>;
