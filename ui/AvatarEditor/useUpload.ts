import { useState } from 'react';
import { readRefusal } from '../form/refusal.js';
import { useTexts } from '../theme/texts.js';

/** Sends one file at a time and keeps what the shop said against it. */
export const useUpload = (send: (file: File) => Promise<unknown>, onDone: () => void) => {
  const { form } = useTexts().ui;
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  const upload = async (file: File) => {
    setPending(true);
    setProblem(undefined);
    try {
      await send(file);
      onDone();
    } catch (reason) {
      const { message, told } = readRefusal(reason);
      if (!told) setProblem(message ?? form.failed);
    } finally {
      setPending(false);
    }
  };
  return { upload, pending, problem, forgetProblem: () => setProblem(undefined) };
};
