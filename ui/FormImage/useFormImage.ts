import { useState } from 'react';
import { useChosenImage } from '../AvatarEditor/useChosenImage.js';
import { useUpload } from '../AvatarEditor/useUpload.js';
import type { OnUpload } from '../form/onUpload.js';
import { useMessages } from '../theme/messages.js';

/** Uploads an image as soon as it is chosen, and passes its path to `onDone`. */
export const useFormImage = (
  onUpload: OnUpload,
  onDone: (path: string) => void,
  onPendingChange: (pending: boolean) => void = () => undefined,
) => {
  const { profile } = useMessages().ui;
  const { chosen, error, choose, forget } = useChosenImage();
  const [done, setDone] = useState(false);
  const sending: OnUpload<void> = async (file, onProgress) => {
    onPendingChange(true);
    try {
      onDone(await onUpload(file, onProgress));
      setDone(true);
    } finally {
      onPendingChange(false);
      forget();
    }
  };
  const { upload, pending, progress, problem, forgetProblem } = useUpload(sending, () => undefined);
  const send = (file: File) => {
    forgetProblem();
    setDone(false);
    if (choose(file)) void upload(file);
  };
  return { send, pending, progress, done, preview: chosen?.preview, error: error ? profile[error] : problem };
};
