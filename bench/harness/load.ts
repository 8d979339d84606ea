// Sends the same requests again and again, and times the answers.
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { type Measurements, statisticsOf } from './measurements.js';

/** The requests that one connection sends in turn; together they are one step, such as adding and ordering. */
export type Requests = readonly autocannon.Request[];

export interface Load {
  url: string;
  /** Returns the requests of a connection. @param connection counted from 0 */
  requestsOf(connection: number): Requests;
  /** How many of the requests in turn make one step. */
  step: number;
}

/** The number of steps, the seconds in which they were made, and durations in ms. */
export interface Sample {
  steps: number;
  seconds: number;
  /** Of all steps but the first of each connection: all connections begin these at once. */
  durations: number[];
}

/** What a target does per second, and how long a step takes in ms. */
export interface Throughput extends Measurements {
  perSecond: number;
}

export const throughputOf = (...samples: readonly Sample[]): Throughput => {
  const durations = samples.flatMap((sample) => sample.durations);
  const seconds = samples.reduce((sum, sample) => sum + sample.seconds, 0);
  const steps = samples.reduce((sum, sample) => sum + sample.steps, 0);
  return { ...statisticsOf(durations), perSecond: steps / seconds };
};

/** Returns the requests in turn, beginning with the one at `start`. */
export const startingAt = <One>(all: readonly One[], start: number): One[] => [
  ...all.slice(start),
  ...all.slice(0, start),
];

/** The pause in ms after each run, in which the server ends the requests that the end of the run has cut off. */
export const pauseAfterRun = 500;

/**
 * Loads a server of this machine.
 * @throws Error when the server is elsewhere, or when an answer is not a success
 */
export const load = async (
  { url, requestsOf, step }: Load,
  connections: number,
  seconds: number,
): Promise<Sample> => {
  if (!url.startsWith('http://127.0.0.1:')) throw new Error('load goes to servers of this machine alone');
  const durations: number[] = [];
  let steps = 0;
  const open = new WeakMap<object, { answers: number; duration: number; isFirst: boolean }>();
  let connection = 0;
  const failed = new Set<number>();
  const sample = await new Promise<Sample>((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        connections,
        duration: seconds,
        maxOverallRequests: 1_000_000,
        setupClient: (client) => client.setRequests([...requestsOf(connection++)]),
      },
      (error: Error | null, { non2xx, errors, duration }) => {
        if (error ?? (non2xx || errors))
          reject(error ?? new Error(`${url}: ${non2xx + errors} requests failed: ${[...failed].join()}`));
        else resolve({ steps, durations, seconds: duration });
      },
    );
    instance.on('response', (client, status, _bytes, duration) => {
      if (status >= 300) failed.add(status);
      const before = open.get(client) ?? { answers: 0, duration: 0, isFirst: true };
      const now = { ...before, answers: before.answers + 1, duration: before.duration + duration };
      const isWhole = now.answers === step;
      if (isWhole) steps += 1;
      if (isWhole && !now.isFirst) durations.push(now.duration);
      open.set(client, isWhole ? { answers: 0, duration: 0, isFirst: false } : now);
    });
  });
  await pause(pauseAfterRun);
  return sample;
};

/** Steps after which V8 has compiled most of their code. Before, an order takes up to twice the processor time. */
const warmSteps = 5_000;
const maxWarmUpSeconds = 20;

/** Warms a target up: runs it for a second or `warmSteps`, whichever is longer, but not above `maxWarmUpSeconds`. */
export const warmUp = async (run: (seconds: number) => Promise<Sample>): Promise<void> => {
  const { perSecond } = throughputOf(await run(1));
  const remainingSeconds = Math.min(warmSteps / perSecond, maxWarmUpSeconds) - 1;
  if (remainingSeconds > 0) await run(Math.ceil(remainingSeconds));
};

/** Warms a server up, then measures it. */
export const measureLoad = async (
  target: Load,
  connections: number,
  seconds: number,
): Promise<Throughput> => {
  const run = (duration: number) => load(target, connections, duration);
  await warmUp(run);
  return throughputOf(await run(seconds));
};
