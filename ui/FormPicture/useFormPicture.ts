import { useState } from 'react';
import { useChosenPicture } from '../AvatarEditor/useChosenPicture.js';
import { useUpload } from '../AvatarEditor/useUpload.js';
import type { OnUpload } from '../form/onUpload.js';
import { useTexts } from '../theme/texts.js';

/** A picture that is sent as soon as it is chosen; its path goes to `onDone`. */
export const useFormPicture = (
  onUpload: OnUpload,
  onDone: (path: string) => void,
  onPendingChange: (pending: boolean) => void = () => undefined,
) => {
  const { profile } = useTexts().ui;
  const { chosen, fault, choose, forget } = useChosenPicture();
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
  return { send, pending, progress, done, preview: chosen?.preview, fault: fault ? profile[fault] : problem };
};
