import { adminApi } from './adminApi.js';

/** Takes a picture to the shop; resolves with its address there, rejects with the refusal. */
export const usePictureUpload = () => {
  const [upload] = adminApi.useUploadPictureMutation();
  return async (file: File): Promise<string> => (await upload(file).unwrap()).data.url;
};
