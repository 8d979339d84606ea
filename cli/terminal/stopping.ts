import { stoppable } from './ctrlC.js';
import { CommandError } from './commandError.js';

/**
 * Runs some work that Ctrl-C stops by aborting a signal. Work that has ended by then is not reported as
 * stopped.
 * @throws CommandError `interrupted` with the given text when the work was stopped
 */
export const stopping = async <Result>(
  words: () => string,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const stop = new AbortController();
  try {
    return await stoppable(
      () => work(stop.signal),
      () => stop.abort(),
    );
  } catch (error) {
    throw stop.signal.aborted ? new CommandError('interrupted', words(), { cause: error }) : error;
  }
};
