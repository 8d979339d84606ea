import type { OnUpload } from '../../../ui/form/onUpload.js';
import { adminApi } from './adminApi.js';

/** Takes a picture to the shop and says how much has gone out; resolves with its address there, rejects with the refusal. */
export const useImageUpload = (): OnUpload => {
  const [upload] = adminApi.useUploadImageMutation();
  return async (file, onSent) => (await upload({ file, onSent }).unwrap()).data.url;
};
