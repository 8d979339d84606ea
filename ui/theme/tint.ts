import { tileTints, type TileTint } from './tokens.js';

/**
 * Returns the background tint for the image of something with this name. The same name always gets the same
 * tint.
 */
export const tintOf = (name: string): TileTint => {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return tileTints[sum % tileTints.length] ?? 'leaf';
};
