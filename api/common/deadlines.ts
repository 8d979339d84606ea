import { limits } from '../../contract/limits.js';

/**
 * Times in ms for which the server waits: for a call as a whole, and for MongoDB. A time is shorter than that of
 * the call that waits for it, so that the caller gets an answer (`deadlines.test.ts`).
 */
export const deadlines = {
  /**
   * For a call whose row names no other time. After it the client is told to retry, while the call may still
   * finish in the background.
   */
  call: 9_000,
  /** For placing an order. */
  placing: 8_500,
  /** For all tries of a transaction together. */
  transaction: 8_000,
  /** For other orders of the same customer or products. */
  otherOrders: 6_000,
  /** For other work on thousands of products. */
  otherLongWork: 6_000,
  /** For all tries of an account deletion together. */
  accountDeletion: limits.accountDeletionTimeout - 5_000,
  /** Options of MongoDB's driver. */
  database: {
    serverSelectionTimeoutMS: 4_000,
    connectTimeoutMS: 4_000,
    /** For a free connection of the pool. */
    waitQueueTimeoutMS: 4_000,
    /**
     * How often the driver asks whether the server is there. When it hangs, that is known after this time and
     * `connectTimeoutMS`, and the driver ends what waits for it.
     */
    heartbeatFrequencyMS: 3_000,
    /** For one command on a server that is there: migrations, imports and new indexes take long. */
    socketTimeoutMS: 20_000,
  },
  /** For a transaction, or a write of a restore, whose answer never comes: longer than any of them takes. */
  lostAnswer: 40_000,
} as const;

/** When a circuit opens, and for how long (ms) before one call may try again. */
interface CircuitTimes {
  /** How many failures in a row open the circuit. */
  failures: number;
  pause: number;
}

const defaults: CircuitTimes = { failures: 5, pause: 10_000 };

/**
 * Times in ms for the services that a shop may use, each with a circuit (ADR 52). `total` is that of a call
 * with all its tries.
 */
export const dependencies = {
  mail: {
    connect: 10_000,
    greeting: 10_000,
    /** Without a byte of the server: it may check a mail before it accepts it. */
    inactivity: 60_000,
    /** Shorter than the lease of a mail. */
    total: 120_000,
    ...defaults,
  },
  /** There are two tries. */
  stripe: { request: 4_000, total: 8_000, ...defaults },
  s3: {
    connect: 2_000,
    /** Without a byte of an image while it is sent on; as long as a client may take. */
    inactivity: 30_000,
    /** There are two tries. */
    read: { request: 3_500, total: 8_000 },
    write: { request: 9_000, total: 20_000 },
    ...defaults,
  },
  /** A login waits for Redis only briefly: MongoDB counts its try after the first failure. */
  redis: {
    connect: 2_000,
    command: 500,
    /** For one count, which may be two commands. */
    total: 1_100,
    inactivity: 1_000,
    maxBetweenTries: 5_000,
    failures: 1,
    pause: 2_000,
  },
};

export type Dependencies = typeof dependencies;
export type Dependency = keyof Dependencies;

/** The injection token of `Dependencies`. */
export const DEPENDENCIES = Symbol('DEPENDENCIES');
