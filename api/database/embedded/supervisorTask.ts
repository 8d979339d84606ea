import { z } from 'zod';

/** What a new keeper is told, as its one argument. */
export const supervisorTask = z.object({
  /** The data folder, absolute and without symbolic links. */
  dataDir: z.string(),
  /** Path of a working mongod, and its version ("6.0.5"). */
  binary: z.string(),
  version: z.string(),
  /** Processes already talk to the recorded port, so it may not change. */
  stay: z.boolean(),
});
export type SupervisorTask = z.infer<typeof supervisorTask>;

/** What it reports, once, to the process that started it. */
export const supervisorReport = z.union([
  z.strictObject({ up: z.literal(true) }),
  z.strictObject({ contended: z.literal(true) }),
  /** `full`: the disk has no room. */
  z.strictObject({ failed: z.string(), full: z.boolean() }),
]);
export type SupervisorReport = z.infer<typeof supervisorReport>;
