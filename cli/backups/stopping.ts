import { stoppable } from '../frame/ctrlC.js';
import { Refusal } from '../frame/refusal.js';

/** Does some work that Ctrl-C asks to end by a signal. @throws Refusal `interrupted` with the given words where it did */
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
    throw stop.signal.aborted ? new Refusal('interrupted', words(), { cause: error }) : error;
  }
};
