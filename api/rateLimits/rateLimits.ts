const minute = 60;
const hour = 60 * minute;

/**
 * Lists the rate limits: `points` tries in a number of seconds. `RATE_LIMIT_FACTOR` multiplies the tries, except those
 * of a `fixed` one.
 */
export const rateLimits = {
  /** Failed logins per account and network address, so that an attacker elsewhere cannot lock out the owner. */
  failedLogins: { points: 10, seconds: 15 * minute },
  failedLoginsFromAddress: { points: 300, seconds: 15 * minute },
  registrationsFromAddress: { points: 120, seconds: hour },
  codeMails: { points: 5, seconds: hour },
  codeMailsFromAddress: { points: 120, seconds: hour },
  codesFromAddress: { points: 300, seconds: 15 * minute },
  /** Changes of the email per account: each sends a mail and reserves the former email for its owner. */
  emailChanges: { points: 5, seconds: hour },
  emailChangesFromAddress: { points: 60, seconds: hour },
  /** Exports of personal data per account. */
  exports: { points: 10, seconds: hour },
  /** Invoices per account: each call draws a PDF. */
  invoices: { points: 30, seconds: minute },
  /** Reported searches without results per network address: each may add a line that admins read. */
  searchesWithoutResultsFromAddress: { points: 60, seconds: hour },
  /** Requests for a mail when a product is back in stock, per network address, and per account or guest's email. */
  backInStockFromAddress: { points: 60, seconds: hour },
  backInStockOfAsker: { points: 30, seconds: 24 * hour },
  /** Saved ratings per account: each text is one that an admin reads. */
  ratings: { points: 60, seconds: hour },
  /** Reported searches with results per network address: they decide which searches are popular. */
  foundSearchesFromAddress: { points: 60, seconds: hour },
  /** Reports of one search that count, per network address. */
  sameFoundSearchFromAddress: { points: 1, seconds: 24 * hour, fixed: true },
  /** Refreshes of the tokens per session. */
  refreshes: { points: 60, seconds: minute },
  /** Image uploads per account. */
  uploads: { points: 120, seconds: minute },
} as const;

export type RateLimit = keyof typeof rateLimits;
