/** Whether a piece of an address can be an id at all; what cannot is not asked for. */
export const isId = (text: string): boolean => /^[0-9a-f]{24}$/i.test(text);
