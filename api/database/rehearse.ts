import type { ClientSession, Connection } from 'mongoose';
import { transact } from './transact.js';

/** Thrown inside a transaction, so that nothing of it stays. */
class Undone extends Error {
  constructor() {
    super('a rehearsal ends here');
    this.name = 'Undone';
  }
}

/**
 * Does something whose transaction calls `stop` at its end: it is tried whole, with all that may refuse it, and nothing of it stays.
 * @returns what `stop` was given
 */
export const rehearse = async <Result>(
  work: (stop: (result: Result) => never) => Promise<unknown>,
): Promise<Result> => {
  const undone = new Undone();
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
  return shown.at(-1) as Result; // one was put in
};

/** As `transact`; with `dryRun` nothing stays, and what comes out is what would have. */
export const transactOrRehearse = <Result>(
  connection: Connection,
  dryRun: boolean,
  work: (session: ClientSession) => Promise<Result>,
): Promise<Result> =>
  dryRun
    ? rehearse<Result>((stop) => transact(connection, async (session) => stop(await work(session))))
    : transact(connection, work);
