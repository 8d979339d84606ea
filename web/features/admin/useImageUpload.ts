import type { OnUpload } from '../../../ui/form/onUpload.js';
import { adminApi } from './adminApi.js';

/**
 * Uploads an image and reports the progress; resolves with its address.
 * @throws Failure
 */
export const useImageUpload = (): OnUpload => {
  const [upload] = adminApi.useUploadImageMutation();
  return async (file, onSent) => (await upload({ file, onSent }).unwrap()).data.url;
};
