import { useState } from 'react';
import type { OnUpload } from '../form/UploadBar.js';
import { useAttempt } from '../form/useAttempt.js';
import { useMessages } from '../theme/messages.js';

/** Uploads one file at a time, and holds the progress and the error message. */
export const useUpload = (send: OnUpload<unknown>, onDone: () => void) => {
  const { run, pending, problem, setProblem } = useAttempt(useMessages().ui.form.failed);
  const [progress, setProgress] = useState<number>();
  const upload = (file: File) =>
    run(async () => {
      setProgress(undefined);
      await send(file, setProgress);
      onDone();
    });
  return { upload, pending, progress, problem, forgetProblem: () => setProblem(undefined) };
};
