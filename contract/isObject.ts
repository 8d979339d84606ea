/** Checks whether a value is an object, so that its fields can be checked. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
