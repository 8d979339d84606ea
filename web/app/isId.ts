/** Checks whether a part of an address can be an id; otherwise there is no need to ask the shop. */
export const isId = (text: string): boolean => /^[0-9a-f]{24}$/i.test(text);
