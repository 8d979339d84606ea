import type { ReplyOf } from '../../contract/operator/replies.js';

/** What a look at something came to. */
export type CheckResult = ReplyOf<'doctor'>['findings'][number];
export type CheckName = CheckResult['check'];

export const fine = (check: CheckName, says: string): CheckResult => ({
  check,
  state: 'ok',
  says,
  names: [],
});

/** @param says why it was not looked at, in a sentence */
export const skipped = (check: CheckName, says: string): CheckResult => ({
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
): CheckResult => ({ check, state: 'warning', says, fix, names: [...names] });

/** @param fix what to do about it, in a sentence */
export const fault = (
  check: CheckName,
  says: string,
  fix: string,
  names: readonly string[] = [],
): CheckResult => ({ check, state: 'fault', says, fix, names: [...names] });
