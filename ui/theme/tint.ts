import { tileTints, type TileTint } from './tokens.js';

/** A tint that belongs to a name: the same at every showing. */
export const tintOf = (name: string): TileTint => {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return tileTints[sum % tileTints.length] ?? 'leaf';
};
