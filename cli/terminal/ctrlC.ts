import { exitCodes } from '../../contract/operator/exits.js';

type Stop = () => unknown;

const stops: Stop[] = [];

const isListening = () => process.listeners('SIGINT').includes(onSignal);

/**
 * Handles Ctrl-C and similar signals. The first signal stops the work gracefully, if the work allows it.
 * Otherwise, and at the second signal, the process exits at once; written data is consistent at every moment.
 */
function onSignal(): void {
  const all = stops.splice(0);
  if (!all.length) process.exit(exitCodes.interrupted);
  process.stderr.write('\nStopping … (Ctrl-C again leaves at once)\n');
  for (const stop of all) stop();
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs some work that Ctrl-C, SIGTERM and a closed terminal end.
 * With `stop`, such a signal calls `stop`, which ends the work gracefully, and the work reports that itself;
 * without `stop`, the process exits at once with code 130.
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
