import type { ReplyOf } from '../../contract/operator/replies.js';

/** What a look at something came to. */
export type Finding = ReplyOf<'doctor'>['findings'][number];
export type CheckName = Finding['check'];

export const fine = (check: CheckName, says: string): Finding => ({ check, state: 'ok', says, names: [] });

/** @param says why it was not looked at, in a sentence */
export const skipped = (check: CheckName, says: string): Finding => ({
  check,
  state: 'skipped',
  says,
  names: [],
});

/** @param fix what to do about it, in a sentence */
export const warning = (
  check: CheckName,
  says: string,
  fix: string,
  names: readonly string[] = [],
): Finding => ({ check, state: 'warning', says, fix, names: [...names] });

/** @param fix what to do about it, in a sentence */
export const fault = (
  check: CheckName,
  says: string,
  fix: string,
  names: readonly string[] = [],
): Finding => ({ check, state: 'fault', says, fix, names: [...names] });
