import type { ReplyOf } from '../../contract/operator/replies.js';

/** The result of one check. */
export type CheckResult = ReplyOf<'doctor'>['findings'][number];
export type CheckName = CheckResult['check'];
/** What a check found. `examine` adds the name of the check. */
export type Finding = Omit<CheckResult, 'check'>;

const withoutFix =
  (state: 'ok' | 'skipped') =>
  (says: string): Finding => ({ state, says, names: [] });

const withFix =
  (state: 'warning' | 'fault') =>
  (says: string, fix: string, names: readonly string[] = []): Finding => ({
    state,
    says,
    fix,
    names: [...names],
  });

export const fine = withoutFix('ok');

/** Returns the result of a check that was skipped: `says` tells why, in a sentence. */
export const skipped = withoutFix('skipped');

/** Returns the result of a problem with which the shop still works. `fix` says how to fix it, in a sentence. */
export const warning = withFix('warning');

/** Returns the result of a problem with which the shop, or a part of it, does not work. `fix` as above. */
export const fault = withFix('fault');
