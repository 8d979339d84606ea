import { Writable } from 'node:stream';
import cliProgress from 'cli-progress';

/** Shows the progress of some work until it is disposed. */
export interface Progress extends Disposable {
  /** Shows how much is done so far. `total` replaces the expected total if it has become known meanwhile. */
  reaches(value: number, total?: number): void;
}

interface Showing {
  label: string;
  /** The value at which the work is complete; 0 when unknown. */
  total: number;
  silent: boolean;
}

/** Milliseconds between two printed lines of progress when the output is not a terminal. */
const linePause = 2_000;
/** Milliseconds that work must take before its progress is printed, when the output is not a terminal. */
const silentWork = 1_500;

const bar = '{label} {bar} {percentage}% | {value} of {total} | {rate}/s | {eta_formatted} left';
const line = '{label}: {value} of {total}, {rate}/s, {eta_formatted} left';
const endless = '{label}: {value}, {rate}/s';

const nobody: Progress = { reaches: () => undefined, [Symbol.dispose]: () => undefined };

/**
 * Returns a stream that drops the first lines of progress, and passes on those written after the work has
 * taken long.
 */
const onlyWhenLong = (stream: NodeJS.WriteStream): NodeJS.WritableStream => {
  const began = performance.now();
  let last = '\n';
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      const text = String(chunk);
      const isEmptyLine = text === '\n' && last.endsWith('\n');
      if (performance.now() - began >= silentWork && !isEmptyLine) stream.write((last = text));
      done();
    },
  });
};

/** Shows the progress of some work on a stream, with its rate and the remaining time. */
export const progressOn = (stream: NodeJS.WriteStream, { label, total, silent }: Showing): Progress => {
  if (silent) return nobody;
  const drawn = stream.isTTY ? bar : line;
  const shown = new cliProgress.SingleBar({
    stream: stream.isTTY ? stream : onlyWhenLong(stream),
    format: total ? drawn : endless,
    noTTYOutput: true,
    notTTYSchedule: linePause,
    hideCursor: true,
    gracefulExit: false, // the command handles Ctrl-C itself
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 24,
    etaBuffer: 50,
  });
  const began = performance.now();
  const rate = (value: number) => Math.round((value / (performance.now() - began)) * 1_000) || 0;
  const stop = () => shown.stop(); // this also shows the cursor again
  process.once('exit', stop);
  shown.start(total, 0, { label, rate: 0 });
  return {
    reaches: (value, known) => {
      if (known !== undefined) shown.setTotal(known);
      shown.update(value, { rate: rate(value) });
    },
    [Symbol.dispose]: () => {
      process.off('exit', stop);
      stop();
    },
  };
};
