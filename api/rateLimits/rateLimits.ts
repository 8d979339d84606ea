const minute = 60;
const hour = 60 * minute;

/** Holds the number of tries (`points`) in a number of seconds, before `RATE_LIMIT_FACTOR`. */
export const rateLimits = {
  /** Per account and address, so that an attacker elsewhere cannot lock out the owner. */
  failedLogins: { points: 10, seconds: 15 * minute },
  failedLoginsFromAddress: { points: 300, seconds: 15 * minute },
  registrationsFromAddress: { points: 120, seconds: hour },
  codeMails: { points: 5, seconds: hour },
  codeMailsFromAddress: { points: 120, seconds: hour },
  codesFromAddress: { points: 300, seconds: 15 * minute },
  /** Per account: each change sends a mail and reserves an address for its former owner. */
  emailChanges: { points: 5, seconds: hour },
  emailChangesFromAddress: { points: 60, seconds: hour },
  /** Per account. */
  exports: { points: 10, seconds: hour },
  /** Per account: each call draws a PDF. */
  invoices: { points: 30, seconds: minute },
  /** Per address: each report may add a line that admins read. */
  searchesWithoutResultsFromAddress: { points: 60, seconds: hour },
  /** Per session. */
  refreshes: { points: 60, seconds: minute },
  /** Per account. */
  uploads: { points: 120, seconds: minute },
} as const;

export type RateLimit = keyof typeof rateLimits;
