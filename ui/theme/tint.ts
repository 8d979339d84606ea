import { tileTints, type TileTint } from './tokens.js';

/** Returns the background tint of a name, always the same for the same name. */
export const tintOf = (name: string): TileTint => {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return tileTints[sum % tileTints.length] ?? 'leaf';
};
