const minute = 60;
const hour = 60 * minute;

/** How many tries in how many seconds, before `RATE_LIMIT_FACTOR` (decisions, "Rates"). */
export const rateLimits = {
  /** For an account from one address: whoever guesses from elsewhere cannot lock its owner out. */
  failedLogins: { points: 10, seconds: 15 * minute },
  failedLoginsFromAddress: { points: 300, seconds: 15 * minute },
  registrationsFromAddress: { points: 120, seconds: hour },
  codeMails: { points: 5, seconds: hour },
  codeMailsFromAddress: { points: 120, seconds: hour },
  codesFromAddress: { points: 300, seconds: 15 * minute },
  /** For an account: each writes a mail, and keeps an address for its former owner. */
  emailChanges: { points: 5, seconds: hour },
  emailChangesFromAddress: { points: 60, seconds: hour },
  /** For an account. */
  exports: { points: 10, seconds: hour },
  /** For an account: each draws a PDF. */
  invoices: { points: 30, seconds: minute },
  /** From an address: each may write one line that the admin reads. */
  searchesWithoutResultsFromAddress: { points: 60, seconds: hour },
  /** For a session. */
  refreshes: { points: 60, seconds: minute },
  /** For an account. */
  uploads: { points: 120, seconds: minute },
} as const;

export type RateLimit = keyof typeof rateLimits;
