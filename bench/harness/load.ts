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

/** What a target does per second, and how long a step takes in ms. */
export interface Throughput extends Measurements {
  perSecond: number;
}

/**
 * Loads a server of this machine.
 * @throws Error when the server is elsewhere, or when an answer is not a success
 */
const run = ({ url, requestsOf, step }: Load, connections: number, seconds: number): Promise<Throughput> => {
  if (!url.startsWith('http://127.0.0.1:')) throw new Error('load goes to servers of this machine alone');
  const durations: number[] = [];
  const open = new WeakMap<object, { answers: number; duration: number }>();
  let connection = 0;
  const failed = new Set<number>();
  return new Promise((resolve, reject) => {
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
        else resolve({ ...statisticsOf(durations), perSecond: durations.length / duration });
      },
    );
    instance.on('response', (client, status, _bytes, duration) => {
      if (status >= 300) failed.add(status);
      const before = open.get(client) ?? { answers: 0, duration: 0 };
      const now = { answers: before.answers + 1, duration: before.duration + duration };
      if (now.answers === step) durations.push(now.duration);
      open.set(client, now.answers === step ? { answers: 0, duration: 0 } : now);
    });
  });
};

/** Steps after which V8 has compiled most of their code. Before, an order takes up to twice the processor time. */
const warmSteps = 5_000;
const maxWarmUpSeconds = 20;

/**
 * Warms a server up for a second or `warmSteps`, whichever is longer, then measures it. In between it waits for the
 * requests that the end of the warm-up cut off: the next order of a customer would meet the last one.
 * @param onWarm runs between the two
 */
export const measureLoad = async (
  load: Load,
  connections: number,
  seconds: number,
  onWarm: () => Promise<unknown> = async () => undefined,
): Promise<Throughput> => {
  const { perSecond } = await run(load, connections, 1);
  await pause(500);
  const remainingSeconds = Math.min(warmSteps / perSecond, maxWarmUpSeconds) - 1;
  if (remainingSeconds > 0) {
    await run(load, connections, Math.ceil(remainingSeconds));
    await pause(500);
  }
  await onWarm();
  return run(load, connections, seconds);
};
