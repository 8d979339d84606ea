/** What the command line ends with (O-10). Without zod: the help text is made of it. */
export const exitCodes = {
  /** What was asked for is done. */
  done: 0,
  /** A fault of Tokri itself, with a report of it. */
  fault: 1,
  /** The command, its options or the settings are not right; nothing was done. */
  usage: 2,
  /** Something that was looked at is not right: rows of a file, or what `doctor` found. */
  validation: 3,
  /** The database, or whatever else the command needs, does not answer. */
  connection: 4,
  /** What is there stands in the way; nothing was done. */
  conflict: 5,
  /** Stopped with Ctrl-C: what was written is whole, and the same command goes on from there. */
  interrupted: 130,
} as const;

export type ExitName = keyof typeof exitCodes;

/** One line each, for people. */
export const exitMeanings: Readonly<Record<ExitName, string>> = {
  done: 'done',
  fault: 'a fault of Tokri itself',
  usage: 'the command, an option or a setting is not right; nothing was done',
  validation: 'something looked at is not right: rows of a file, or what doctor found',
  connection: 'the database, or another thing the command needs, does not answer',
  conflict: 'what is there stands in the way; nothing was done',
  interrupted: 'stopped with Ctrl-C; what was written is whole, and running it again goes on',
};
