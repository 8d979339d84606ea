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

/**
 * Returns the result of a check that was skipped.
 * @param says why it was skipped, in a sentence
 */
export const skipped = (check: CheckName, says: string): CheckResult => ({
  check,
  state: 'skipped',
  says,
  names: [],
});

/**
 * Returns the result of a check that found a problem with which the shop still works.
 * @param fix how to fix the problem, in a sentence
 */
export const warning = (
  check: CheckName,
  says: string,
  fix: string,
  names: readonly string[] = [],
): CheckResult => ({ check, state: 'warning', says, fix, names: [...names] });

/**
 * Returns the result of a check that found a problem with which the shop, or a part of it, does not work.
 * @param fix how to fix the problem, in a sentence
 */
export const fault = (
  check: CheckName,
  says: string,
  fix: string,
  names: readonly string[] = [],
): CheckResult => ({ check, state: 'fault', says, fix, names: [...names] });
