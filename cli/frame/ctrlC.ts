import { exitCodes } from '../../contract/operator/exits.js';

type Stop = () => unknown;

const stops: Stop[] = [];

const isListening = () => process.listeners('SIGINT').includes(onSignal);

/** The first time in good order, where the work has one; else, and the second time, at once: what is written is whole at every moment. */
function onSignal(): void {
  process.exitCode = exitCodes.interrupted;
  const all = stops.splice(0);
  if (!all.length) process.exit(exitCodes.interrupted);
  process.stderr.write('\nStopping … (Ctrl-C again leaves at once)\n');
  for (const stop of all) stop();
}

/** Does some work that Ctrl-C or SIGTERM ends with 130. `stop` brings it to an orderly end; it ends at once without. */
export const stoppable = async <Result>(work: () => Promise<Result>, stop?: Stop): Promise<Result> => {
  const first = !isListening();
  if (first) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);
  if (stop) stops.push(stop);
  try {
    return await work();
  } finally {
    const at = stop ? stops.indexOf(stop) : -1;
    if (at >= 0) stops.splice(at, 1);
    if (first) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, onSignal);
  }
};
