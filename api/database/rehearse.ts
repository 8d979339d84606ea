import type { ClientSession, Connection } from 'mongoose';
import { transact } from './transact.js';

/**
 * Runs work as a dry run. Its transaction calls `stop` at its end, which rolls everything back after all
 * checks have run.
 * @returns the value that `stop` was given
 */
export const rehearse = async <Result>(
  work: (stop: (result: Result) => never) => Promise<unknown>,
): Promise<Result> => {
  const undone = new Error('a rehearsal ends here'); // rolls the transaction back
  const shown: Result[] = [];
  try {
    await work((result) => {
      shown.push(result);
      throw undone;
    });
  } catch (error) {
    if (error !== undone) throw error;
  }
  if (!shown.length) throw new Error('a rehearsal was not stopped');
  return shown.at(-1) as Result; // the array has a value, as checked above
};

/**
 * Runs `work` like `transact`. With `dryRun` everything is rolled back, and the result is what would have
 * been written.
 */
export const transactOrRehearse = <Result>(
  connection: Connection,
  dryRun: boolean,
  work: (session: ClientSession) => Promise<Result>,
): Promise<Result> =>
  dryRun
    ? rehearse<Result>((stop) => transact(connection, async (session) => stop(await work(session))))
    : transact(connection, work);
