/** Uploads a file to the shop and reports its progress in percent (0–100). Rejects with the API's error. */
export type OnUpload<Result = string> = (
  file: File,
  onProgress: (percent: number) => void,
) => Promise<Result>;
