import { z } from 'zod';
import { exitCodes, type ExitName } from './exits.js';

const exits = Object.keys(exitCodes) as [ExitName, ...ExitName[]]; // Object.keys loses the names

/** What `--json` prints when a command fails: the reason in one line. */
export const failure = z.object({
  error: z.object({ exit: z.enum(exits), code: z.int(), message: z.string() }),
});
export type Failure = z.infer<typeof failure>;
