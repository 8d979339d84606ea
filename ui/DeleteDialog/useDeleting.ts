import { useState } from 'react';
import { readApiError } from '../form/apiError.js';

/** Runs a deletion and holds the API's error message. */
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
