import { stoppable } from './ctrlC.js';
import { CommandError } from './commandError.js';

/** Does some work that Ctrl-C asks to end by a signal. Where it had ended already, it is not said to be stopped. @throws Refusal `interrupted` with the given words where it did */
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
