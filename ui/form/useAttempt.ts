import { useState } from 'react';
import { readApiError } from './apiError.js';

/**
 * Runs work, tells whether it runs, and holds the API's error message, unless it was shown elsewhere.
 * @param failed shown for an error without a message
 */
export const useAttempt = (failed: string) => {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (work: () => Promise<unknown>) => {
    setPending(true);
    setProblem(undefined);
    try {
      await work();
    } catch (reason) {
      const { message, notified } = readApiError(reason);
      if (!notified) setProblem(message ?? failed);
    } finally {
      setPending(false);
    }
  };
  return { run, pending, problem, setProblem };
};
