/** The exit codes of the command line (O-10). They need no zod, because the help text lists them. */
export const exitCodes = {
  /** The command succeeded. */
  done: 0,
  /** An unexpected error of Tokri, with a report. */
  fault: 1,
  /** The command, its options or the settings are invalid; nothing was done. */
  usage: 2,
  /** A file has invalid rows, or `doctor` found problems. */
  validation: 3,
  /** The database or another service that the command needs does not answer. */
  connection: 4,
  /** The current data does not allow the command; nothing was done. */
  conflict: 5,
  /** Ctrl-C stopped the command. The written data is consistent, and the same command continues from there. */
  interrupted: 130,
} as const;

export type ExitName = keyof typeof exitCodes;

/** One line about each exit code, for the help text. */
export const exitMeanings: Readonly<Record<ExitName, string>> = {
  done: 'done',
  fault: 'a fault of Tokri itself',
  usage: 'the command, an option or a setting is not right; nothing was done',
  validation: 'something looked at is not right: rows of a file, or what doctor found',
  connection: 'the database, or another thing the command needs, does not answer',
  conflict: 'what is there stands in the way; nothing was done',
  interrupted: 'stopped with Ctrl-C; what was written is whole, and running it again goes on',
};
