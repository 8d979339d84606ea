import type { ReplyOf } from '../../contract/operator/replies.js';

/** The result of one check. */
export type CheckResult = ReplyOf<'doctor'>['findings'][number];
export type CheckName = CheckResult['check'];

export const fine = (check: CheckName, says: string): CheckResult => ({
  check,
  state: 'ok',
  says,
  names: [],
});

/** @param says why the check was skipped, in a sentence */
export const skipped = (check: CheckName, says: string): CheckResult => ({
  check,
  state: 'skipped',
  says,
  names: [],
});

/** @param fix how to fix it, in a sentence */
export const warning = (
  check: CheckName,
  says: string,
  fix: string,
  names: readonly string[] = [],
): CheckResult => ({ check, state: 'warning', says, fix, names: [...names] });

/** @param fix how to fix it, in a sentence */
export const fault = (
  check: CheckName,
  says: string,
  fix: string,
  names: readonly string[] = [],
): CheckResult => ({ check, state: 'fault', says, fix, names: [...names] });
