/** Checks whether a value has the format of a database id (24 hex digits). If not, the shop need not be asked for it. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value);
