import { useState } from 'react';
import type { OnUpload } from '../form/onUpload.js';
import { readRefusal } from '../form/refusal.js';
import { useTexts } from '../theme/texts.js';

/** Sends one file at a time, and keeps how far it is and what the shop said against it. */
export const useUpload = (send: OnUpload<unknown>, onDone: () => void) => {
  const { form } = useTexts().ui;
  const [pending, setPending] = useState(false);
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();

  const upload = async (file: File) => {
    setPending(true);
    setProgress(undefined);
    setProblem(undefined);
    try {
      await send(file, setProgress);
      onDone();
    } catch (reason) {
      const { message, told } = readRefusal(reason);
      if (!told) setProblem(message ?? form.failed);
    } finally {
      setPending(false);
    }
  };
  return { upload, pending, progress, problem, forgetProblem: () => setProblem(undefined) };
};
