/**
 * The token of a boolean: whether this process does the shop's background work, such as jobs, change streams
 * and the connection to Redis. The API does; a command does not (ADR 40).
 */
export const BACKGROUND = Symbol('BACKGROUND');
