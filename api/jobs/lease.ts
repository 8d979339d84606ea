/** ms between two heartbeats of a process that holds a lease for long work. */
export const heartbeat = 5_000;

/** ms without a heartbeat after which a lease is over, so that another process may take it. */
export const heartbeatTimeout = 3 * heartbeat;

/**
 * Returns the time in `ms` from now, for an update by a pipeline. It is by MongoDB's clock, because the clocks
 * of several machines differ.
 */
export const inMs = (ms: number) => ({ $add: ['$$NOW', ms] });
