import { useState } from 'react';

/** Runs work and tells whether it runs. Its error is the caller's, who shows it as a toast. */
export const usePending = () => {
  const [isPending, setPending] = useState(false);
  const run = (work: () => Promise<unknown>) => {
    setPending(true);
    void work()
      .catch(() => undefined)
      .finally(() => setPending(false));
  };
  return { isPending, run };
};
