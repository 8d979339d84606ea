import { exitCodes } from '../../contract/operator/exits.js';

type Stop = () => unknown;

const stops: Stop[] = [];

const isListening = () => process.listeners('SIGINT').includes(onSignal);

/**
 * Stops the work gracefully at the first signal, if it can be stopped. Otherwise, and at the second signal,
 * it exits at once: the written data is consistent at every moment.
 */
function onSignal(): void {
  const all = stops.splice(0);
  if (!all.length) process.exit(exitCodes.interrupted);
  process.stderr.write('\nStopping … (Ctrl-C again leaves at once)\n');
  for (const stop of all) stop();
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs some work that Ctrl-C, SIGTERM and a closed terminal end with exit code 130. `stop` ends the work
 * gracefully, and the work itself reports that; without `stop` the process exits at once.
 */
export const stoppable = async <Result>(work: () => Promise<Result>, stop?: Stop): Promise<Result> => {
  const first = !isListening();
  if (first) for (const signal of signals) process.on(signal, onSignal);
  if (stop) stops.push(stop);
  try {
    return await work();
  } finally {
    const at = stop ? stops.indexOf(stop) : -1;
    if (at >= 0) stops.splice(at, 1);
    if (first) for (const signal of signals) process.off(signal, onSignal);
  }
};
