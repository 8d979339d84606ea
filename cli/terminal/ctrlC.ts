import { exitCodes } from '../../contract/operator/exits.js';

type Stop = () => unknown;

const stops: Stop[] = [];

const isListening = () => process.listeners('SIGINT').includes(onSignal);

/** The first time in good order, where the work has one; else, and the second time, at once: what is written is whole at every moment. */
function onSignal(): void {
  const all = stops.splice(0);
  if (!all.length) process.exit(exitCodes.interrupted);
  process.stderr.write('\nStopping … (Ctrl-C again leaves at once)\n');
  for (const stop of all) stop();
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Does some work that Ctrl-C ends with 130, and so do SIGTERM and a terminal that is closed. `stop` brings it to an orderly end, and says itself whether it came to one; it ends at once without. */
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
