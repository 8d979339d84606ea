import { z } from 'zod';

/** The task of a new supervisor, passed as its only argument. */
export const supervisorTask = z.object({
  /** The data folder: absolute and without symbolic links. */
  dataDir: z.string(),
  /** Path of a working mongod, and its version, such as "6.0.5". */
  binary: z.string(),
  version: z.string(),
  /** Whether the port must stay the same, because processes already use the recorded one. */
  stay: z.boolean(),
});
export type SupervisorTask = z.infer<typeof supervisorTask>;

/** The supervisor's only report to the process that started it. */
export const supervisorReport = z.union([
  z.strictObject({ up: z.literal(true) }),
  z.strictObject({ contended: z.literal(true) }),
  /** The start failed; `full` tells whether the reason is a full disk. */
  z.strictObject({ failed: z.string(), full: z.boolean() }),
]);
export type SupervisorReport = z.infer<typeof supervisorReport>;
