import { useRef, useState } from 'react';
import type { OnUpload } from '../form/UploadBar.js';
import { readApiError } from '../form/apiError.js';
import { useAdminMessages } from '../theme/adminMessages.js';

/** A file whose upload waits, runs or has failed. */
export interface Upload {
  id: string;
  /** Name of the file. */
  name: string;
  /** Upload progress in percent, 0–100; undefined while the file waits, or if the progress is unknown. */
  progress?: number;
  /** Error message of a failed upload. */
  problem?: string;
}

/** Uploads files one after another, so that they arrive in the chosen order. Each path goes to `onArrive`. */
export const useUploads = (onUpload: OnUpload, onArrive: (path: string) => void) => {
  const { failed } = useAdminMessages().catalogue.drop;
  const [uploads, setUploads] = useState<Upload[]>([]);
  const last = useRef<Promise<void>>(Promise.resolve());
  const round = useRef(0);

  const change = (id: string, state: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...state } : upload)));
  const dismiss = ({ id }: Upload) => setUploads((all) => all.filter((upload) => upload.id !== id));

  const send = async (upload: Upload, file: File, current: () => boolean) => {
    if (!current()) return;
    try {
      const path = await onUpload(file, (progress) => change(upload.id, { progress }));
      if (current()) onArrive(path);
      dismiss(upload);
    } catch (reason) {
      change(upload.id, { problem: readApiError(reason).message ?? failed });
    }
  };

  const add = (files: readonly File[]) => {
    const started = round.current;
    const chosen = files.map((file) => ({ file, upload: { id: crypto.randomUUID(), name: file.name } }));
    setUploads((all) => [...all, ...chosen.map(({ upload }) => upload)]);
    for (const { file, upload } of chosen)
      last.current = last.current.then(() => send(upload, file, () => round.current === started));
  };

  /** Drops waiting files and ignores the results of running uploads. */
  const forget = () => {
    round.current += 1;
    setUploads([]);
  };

  const pending = uploads.some(({ problem }) => problem === undefined);
  return { uploads, pending, add, dismiss, forget };
};
