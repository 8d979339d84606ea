import DataLoader from 'dataloader';
import { DomainError } from '../common/domainError.js';
import { within } from './embedded/within.js';
import { transact } from './transact.js';

/** ms for which a batch waits for the former one, which may hang because the database is away. */
const formerTimeout = 20;
const maxBatchSize = 50;
/** A transaction of more calls would hold the event loop and its locks for longer, and fail more often. */
const maxInTransaction = 20;

/**
 * Joins calls into one command, because most of the time of a small command does not go into
 * its documents. A batch holds the calls that arrive while the former batch is answered. A call alone is sent at
 * once, and no call joins a command that was sent before it.
 * @param send makes the command, and returns the results in the order of the calls; when it fails, each of them
 * fails with its error
 * @param timeout ms for which a batch waits for the former one
 * @param size the largest number of calls of a batch
 */
export const batched = <Call, Result>(
  send: (calls: readonly Call[]) => Promise<Result[]>,
  timeout = formerTimeout,
  size = maxBatchSize,
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
      maxBatchSize: size,
      batchScheduleFn: (begin) => {
        // the requests that have arrived by now come in the same turn of the event loop
        if (former) void within(timeout, former).then(() => setImmediate(begin));
        else setImmediate(begin);
      },
    },
  );
  return (call) => loader.load(call);
};

/** Thrown in the transaction of several calls when one of them cannot be written: none of them is then. */
class NothingWrittenError extends Error {
  constructor(cause: unknown) {
    super('one of several calls cannot be written', { cause });
    this.name = 'NothingWrittenError';
  }
}

/** Runs a transaction once; any error of its work is a NothingWrittenError, because it comes before the commit. */
const transactOrNothing: typeof transact = (connection, work, timeoutMS) =>
  transact(
    connection,
    async (session) => {
      try {
        return await work(session);
      } catch (error) {
        throw new NothingWrittenError(error);
      }
    },
    timeoutMS,
  );

/**
 * Joins the transactions of several calls into one, as `batched` joins commands. When one of the calls cannot be
 * written, nothing of the batch is stored, and each of its calls is written alone, with an error of its own. After
 * an error of the commit the batch may be stored: then no call is written again, and each gets that error.
 * @param write writes the calls in one transaction by `run`
 */
export const transactedTogether = <Call>(
  write: (calls: readonly Call[], run: typeof transact) => Promise<void>,
): ((call: Call) => Promise<void>) => {
  /** @returns false when nothing was stored */
  const tryTogether = async (calls: readonly Call[]): Promise<boolean> => {
    const isAlone = calls.length === 1;
    try {
      await write(calls, isAlone ? transact : transactOrNothing);
      return true;
    } catch (error) {
      // a DomainError says that the batch has waited for too long to begin
      const isNothingWritten = error instanceof NothingWrittenError || error instanceof DomainError;
      if (isAlone || !isNothingWritten) throw error;
      return false;
    }
  };
  const together = batched(
    async (calls: readonly Call[]) => {
      const isWritten = await tryTogether(calls);
      return calls.map(() => isWritten);
    },
    formerTimeout,
    maxInTransaction,
  );
  return async (call) => {
    if (!(await together(call))) await write([call], transact);
  };
};
