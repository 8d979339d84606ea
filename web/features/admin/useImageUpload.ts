import type { OnUpload } from '../../../ui/form/UploadBar.js';
import { adminApi } from './adminApi.js';

/**
 * Returns a function that uploads an image, reports the progress and resolves with the image's address.
 * @throws CallFailure
 */
export const useImageUpload = (): OnUpload => {
  const [upload] = adminApi.useUploadImageMutation();
  return async (file, onSent) => (await upload({ file, onSent }).unwrap()).data.url;
};
