import { z } from 'zod';
import { time } from '../wire.js';

const role = z.enum(['admin', 'customer']);
const status = z.enum(['active', 'disabled']);

/**
 * What a command did to an account, or with `dryRun` would do. `sessionsEnded`: the number of logins that the
 * command ended.
 */
const accountChange = z.object({
  email: z.string(),
  outcome: z.enum([
    'created',
    'updated',
    'promoted',
    'demoted',
    'disabled',
    'enabled',
    'passwordReset',
    'unchanged',
  ]),
  role,
  status,
  sessionsEnded: z.int(),
  dryRun: z.boolean(),
});

/**
 * A row of the list of users. `verified`: the customer has used a code that was mailed to the address.
 * `sessions`: the number of current logins.
 */
const listedUser = z.object({
  email: z.string(),
  name: z.string(),
  role,
  status,
  verified: z.boolean(),
  createdAt: time.nullable(),
  lastLoginAt: time.nullable(),
  sessions: z.int(),
});

export const userReplies = {
  'user create-admin': accountChange,
  'user promote': accountChange,
  'user demote': accountChange,
  'user disable': accountChange,
  'user enable': accountChange,
  'user reset-password': accountChange,
  /** `total`: the number of users on all pages. */
  'user list': z.object({ users: z.array(listedUser), total: z.int(), page: z.int(), limit: z.int() }),
};
