import { z } from 'zod';
import { sandboxActs, sandboxStates } from './codes.js';
import { rupees, time, type Wire } from './wire.js';

const session = z.string().trim().min(1).max(200);
export const sandboxReference = z.object({ session });
export const sandboxAct = z.object({ session, act: z.enum(sandboxActs) });

/**
 * The content of the sandbox's pay page. `until`: when the page expires. `back`: the address in the shop for
 * leaving without paying.
 */
export const sandboxPage = z.object({
  orderId: z.string(),
  amount: rupees,
  until: time,
  state: z.enum(sandboxStates),
  back: z.string(),
});
export type SandboxPage = Wire<typeof sandboxPage>;
