import { setTimeout as pause } from 'node:timers/promises';
import { DomainError } from '../../api/common/domainError.js';
import type { Terminal } from '../terminal/terminal.js';

/**
 * Milliseconds without progress after which the command gives up. They are longer than MongoDB keeps the open
 * transaction of a killed process.
 */
const timeout = 90_000;
const between = 500;

const isBusy = (error: unknown) => error instanceof DomainError && error.code === 'notReady';

/**
 * Retries some work while the database is busy, for example with the open transaction of a killed command.
 * `moved` tells whether there was progress since the last try; progress restarts the timeout.
 * @throws the abort reason of `stopping`, at once, when it aborts between two tries; errors of the work
 */
export const retryUntilCommitted = async <Result>(
  work: () => Promise<Result>,
  terminal: Terminal,
  stopping: AbortSignal,
  moved: () => boolean = () => false,
): Promise<Result> => {
  let since = Date.now();
  for (let noted = false; ; noted = true) {
    try {
      return await work();
    } catch (error) {
      if (moved()) since = Date.now();
      if (!isBusy(error) || Date.now() - since > timeout) throw error;
      if (!noted) terminal.notes('The database is busy with other work: waiting …');
      await pause(between, undefined, { signal: stopping }).catch(() => stopping.throwIfAborted());
    }
  }
};
