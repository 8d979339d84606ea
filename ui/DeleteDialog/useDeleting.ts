import { useState } from 'react';
import { readApiError } from '../form/apiError.js';

/** Carries a deletion out and keeps what the shop said against it. */
export const useDeleting = (onDelete: () => Promise<unknown>, failed: string) => {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      await onDelete();
    } catch (reason) {
      setProblem(readApiError(reason).message ?? failed);
    } finally {
      setPending(false);
    }
  };
  return { run, pending, problem, forget: () => setProblem(undefined) };
};
