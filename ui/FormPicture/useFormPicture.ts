import { useState } from 'react';
import { useChosenPicture } from '../AvatarEditor/useChosenPicture.js';
import { useUpload } from '../AvatarEditor/useUpload.js';
import { useTexts } from '../theme/texts.js';

/** A picture that is sent as soon as it is chosen; its path goes to `onDone`. */
export const useFormPicture = (
  onUpload: (file: File) => Promise<string>,
  onDone: (path: string) => void,
  onPendingChange: (pending: boolean) => void = () => undefined,
) => {
  const { profile } = useTexts().ui;
  const { chosen, fault, choose, forget } = useChosenPicture();
  const [done, setDone] = useState(false);
  const sending = async (file: File) => {
    onPendingChange(true);
    try {
      onDone(await onUpload(file));
      setDone(true);
    } finally {
      onPendingChange(false);
      forget();
    }
  };
  const { upload, pending, problem, forgetProblem } = useUpload(sending, () => undefined);
  const send = (file: File) => {
    forgetProblem();
    setDone(false);
    if (choose(file)) void upload(file);
  };
  return { send, pending, done, preview: chosen?.preview, fault: fault ? profile[fault] : problem };
};
