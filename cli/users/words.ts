import type { ReplyOf } from '../../contract/operator/replies.js';
import { counted } from '../terminal/words.js';

type Changed = ReplyOf<'user promote'>;

const done: Readonly<Record<Changed['outcome'], readonly [past: string, plan: string]>> = {
  created: ['created: they can log in now', 'would be created'],
  updated: ['is an admin, with the new password', 'would get the new password'],
  promoted: ['is an admin now', 'would be an admin'],
  demoted: ['is a customer now', 'would be a customer'],
  disabled: ['is disabled: its owner cannot log in', 'would be disabled'],
  enabled: ['is enabled: its owner can log in again', 'would be enabled'],
  passwordReset: ['has the new password', 'would get the new password'],
  unchanged: ['', ''],
};

/** The outcomes that set a password. A disabled account stays disabled then, and the message has to say so. */
const passwords: ReadonlySet<Changed['outcome']> = new Set(['updated', 'passwordReset']);

/** Describes in one line what happened to an account. `already`: the account's state when nothing had to be done. */
export const inWords = (
  { email, outcome, sessionsEnded, status, dryRun }: Changed,
  already: string,
): string => {
  if (outcome === 'unchanged') {
    const disabled = status === 'disabled' && already !== 'is disabled already' ? ', and is disabled' : '';
    return `${email} ${already}${disabled}; nothing was changed`;
  }
  const [past, plan] = done[outcome];
  const ended = sessionsEnded
    ? `; ${dryRun ? 'would be logged out' : 'logged out'} on ${counted(sessionsEnded, 'device')}`
    : '';
  const still = passwords.has(outcome) && status === 'disabled' ? ', but is disabled still' : '';
  return `${email} ${dryRun ? plan : past}${still}${ended}`;
};
