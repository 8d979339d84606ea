import mongoose from 'mongoose';

const {
  MongoBulkWriteError,
  MongoClientClosedError,
  MongoError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoServerClosedError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
} = mongoose.mongo;

/** Error classes which mean that the driver has no connection to the database, or did not get one in time. */
const classes = [
  MongoClientClosedError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoServerClosedError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
  mongoose.Error.MongooseServerSelectionError,
];

/** Names of error classes which also mean that no connection is available. The driver does not export these classes. */
const names = new Set(['MongoPoolClosedError', 'MongoWaitQueueTimeoutError']);

const labels = [
  'TransientTransactionError',
  'UnknownTransactionCommitResult',
  'RetryableWriteError',
  'SystemOverloadedError',
];

/**
 * Error codes with which the database server reports that it has no primary, shuts down, was interrupted or
 * timed out (from MongoDB's `error_codes.yml`).
 */
const codes = new Set<unknown>([
  6, // HostUnreachable
  7, // HostNotFound
  43, // CursorNotFound: the server that had it was started again
  50, // MaxTimeMSExpired
  64, // WriteConcernTimeout
  89, // NetworkTimeout
  91, // ShutdownInProgress
  133, // FailedToSatisfyReadPreference
  134, // ReadConcernMajorityNotAvailableYet
  189, // PrimarySteppedDown
  237, // CursorKilled
  262, // ExceededTimeLimit
  9_001, // SocketException
  10_107, // NotWritablePrimary
  11_600, // InterruptedAtShutdown
  11_601, // Interrupted
  11_602, // InterruptedDueToReplStateChange
  13_435, // NotPrimaryNoSecondaryOk
  13_436, // NotPrimaryOrSecondary
]);

/** Error codes of the system's sockets. They appear when a connection ends while the driver writes to it. */
const torn = new Set<unknown>([
  'ECONNABORTED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * Returns the cause of a failed bulk write: the driver's wrapper has neither the class nor always the labels
 * of its cause.
 */
const causeOf = (error: unknown): unknown =>
  error instanceof MongoBulkWriteError && error.errorResponse instanceof Error ? error.errorResponse : error;

const isTorn = (error: unknown): boolean => torn.has((error as { code?: unknown } | null | undefined)?.code);

/** Tells whether the connection broke during an operation. */
export const isConnectionLost = (error: unknown): boolean => {
  const cause = causeOf(error);
  return cause instanceof MongoNetworkError || isTorn(cause);
};

/** Tells whether the driver lost the connection to the database, or did not get one in time. */
export const isUnreachable = (error: unknown): boolean => {
  const cause = causeOf(error);
  if (isTorn(cause) || classes.some((known) => cause instanceof known)) return true;
  return cause instanceof MongoError && names.has(cause.name);
};

/** Tells whether the database is away or busy. That is no bug of the shop, and the client may retry. */
export const isOutage = (error: unknown): boolean => {
  const cause = causeOf(error);
  if (isUnreachable(cause)) return true;
  return (
    cause instanceof MongoError &&
    (codes.has(cause.code) || labels.some((label) => cause.hasErrorLabel(label)))
  );
};
