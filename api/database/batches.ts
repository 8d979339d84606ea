import DataLoader from 'dataloader';
import { within } from './embedded/within.js';

/** ms for which a batch waits for the former one, which may hang because the database is away. */
const formerTimeout = 20;
const usualSize = 50;

interface Options {
  /** ms for which a batch waits for the former one. */
  timeout?: number;
  maxBatchSize?: number;
}

/**
 * Joins calls into one command, because most of the time of a small command does not go into
 * its documents. A batch holds the calls that arrive while the former batch is answered. A call alone is sent at
 * once, and no call joins a command that was sent before it.
 * @param send makes the command, and returns the results in the order of the calls; when it fails, each of them
 * fails with its error
 * @param timeout ms for which a batch waits for the former one
 */
export const batched = <Call, Result>(
  send: (calls: readonly Call[]) => Promise<Result[]>,
  { timeout = formerTimeout, maxBatchSize = usualSize }: Options = {},
): ((call: Call) => Promise<Result>) => {
  let former: Promise<unknown> | undefined;
  const loader = new DataLoader<Call, Result>(
    (calls) => {
      const sent = send(calls);
      const settled = sent
        .catch(() => undefined) // each call gets the error
        .then(() => {
          if (former === settled) former = undefined;
        });
      former = settled;
      return sent;
    },
    {
      cache: false,
      maxBatchSize,
      batchScheduleFn: (begin) => {
        // the requests that have arrived by now come in the same turn of the event loop
        if (former) void within(timeout, former).then(() => setImmediate(begin));
        else setImmediate(begin);
      },
    },
  );
  return (call) => loader.load(call);
};
