import { z } from 'zod';
import { exitCodes, type ExitName } from './exits.js';

const exits = Object.keys(exitCodes) as [ExitName, ...ExitName[]]; // Object.keys forgets the names

/** What `--json` prints where a command does not come to its end: why, in one line. */
export const failure = z.object({
  error: z.object({ exit: z.enum(exits), code: z.int(), message: z.string() }),
});
export type Failure = z.infer<typeof failure>;
