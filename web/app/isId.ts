/** Checks whether a text has the format of a database id (24 hex digits). If not, the shop need not be asked for it. */
export const isId = (text: string): boolean => /^[0-9a-f]{24}$/i.test(text);
