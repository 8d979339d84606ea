import mongoose from 'mongoose';

const {
  MongoClientClosedError,
  MongoError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoServerClosedError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
} = mongoose.mongo;

/** The driver has no connection, or none in time. */
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

/** Classes that the driver keeps to itself. */
const names = new Set(['MongoPoolClosedError', 'MongoWaitQueueTimeoutError']);

const labels = [
  'TransientTransactionError',
  'UnknownTransactionCommitResult',
  'RetryableWriteError',
  'SystemOverloadedError',
];

/** The server's codes for: no primary at the moment, shutting down, interrupted, out of time (its `error_codes.yml`). */
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

/** Of the system: when a connection ends just as the driver writes to it, the socket's own error comes through. */
const torn = new Set<unknown>([
  'ECONNABORTED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
]);

/** The database is away or busy, which is no bug of ours: the client may try again. */
export const isOutage = (error: unknown): boolean => {
  if (classes.some((known) => error instanceof known)) return true;
  if (error instanceof MongoError)
    return (
      names.has(error.name) || codes.has(error.code) || labels.some((label) => error.hasErrorLabel(label))
    );
  return torn.has((error as { code?: unknown } | null | undefined)?.code);
};
