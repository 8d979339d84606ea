import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Lets the heap grow by at most a third before a garbage collection, so that a command that reads a long file
 * needs little memory, also on a machine with much memory. The limit applies from the next collection on, so
 * one is run now.
 */
export const stayLean = (): void => {
  setFlagsFromString('--heap-growing-percent=30');
  setFlagsFromString('--expose-gc');
  const tidy = runInNewContext('gc') as () => void; // the flag applies to contexts created from now on
  tidy();
};
