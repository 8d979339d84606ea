import { useState } from 'react';
import type { OnUpload } from '../form/UploadBar.js';
import { readApiError } from '../form/apiError.js';
import { useMessages } from '../theme/messages.js';

/** Uploads one file at a time, and holds the progress and the error message. */
export const useUpload = (send: OnUpload<unknown>, onDone: () => void) => {
  const { form } = useMessages().ui;
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
      const { message, notified } = readApiError(reason);
      if (!notified) setProblem(message ?? form.failed);
    } finally {
      setPending(false);
    }
  };
  return { upload, pending, progress, problem, forgetProblem: () => setProblem(undefined) };
};
