import { setTimeout as pause } from 'node:timers/promises';
import { DomainError } from '../../api/common/domainError.js';
import type { Terminal } from '../terminal/terminal.js';

/** ms: longer than MongoDB keeps what a killed process had begun and not committed. */
const timeout = 90_000;
const between = 500;

const isBusy = (error: unknown) => error instanceof DomainError && error.code === 'notReady';

/**
 * Does something again while others are in the way in the database, such as what a killed command has left open there.
 * `moved` answers whether there was some progress meanwhile, from which the waiting counts anew.
 * @throws the reason of `stopping`, at once, where it waits then
 */
export const patiently = async <Result>(
  work: () => Promise<Result>,
  terminal: Terminal,
  stopping: AbortSignal,
  moved: () => boolean = () => false,
): Promise<Result> => {
  let since = Date.now();
  for (let told = false; ; told = true) {
    try {
      return await work();
    } catch (error) {
      if (moved()) since = Date.now();
      if (!isBusy(error) || Date.now() - since > timeout) throw error;
      if (!told) terminal.notes('The database is busy with what somebody else has begun: waiting …');
      await pause(between, undefined, { signal: stopping }).catch(() => stopping.throwIfAborted());
    }
  }
};
