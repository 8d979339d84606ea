/**
 * The token of a boolean: whether this process does the shop's background work, such as jobs, change streams
 * and the connection to Redis. The API does. A command (ADR 40) and the thread of an import (ADR 83) do not.
 */
export const BACKGROUND = Symbol('BACKGROUND');
