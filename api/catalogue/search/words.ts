/** Units as people write them → one way of writing. */
// prettier-ignore
const units: Readonly<Record<string, string>> = {
  g: 'g', gm: 'g', gms: 'g', gram: 'g', grams: 'g',
  kg: 'kg', kgs: 'kg', kilo: 'kg', kilogram: 'kg',
  ml: 'ml', mls: 'ml',
  l: 'l', lt: 'l', ltr: 'l', ltrs: 'l', litre: 'l', litres: 'l', liter: 'l', liters: 'l',
  pc: 'pc', pcs: 'pc', piece: 'pc', pieces: 'pc', nos: 'pc',
};

const latinAccents = /[\u0300-\u036f]/g;
const word = /[\p{L}\p{M}\p{N}]+/gu;
const amount = /^(\d+)([a-z]+)$/;

/** "500gm" is 500 and g; other words with digits stay whole. */
const apart = (token: string): string[] => {
  const [, number, unit = ''] = amount.exec(token) ?? [];
  return number && units[unit] ? [number, unit] : [token];
};

/** The words of a text, small and without Latin accents; marks of other scripts stay. */
export const wordsOf = (text: string): string[] =>
  (text.normalize('NFKD').replace(latinAccents, '').normalize('NFC').toLowerCase().match(word) ?? []).flatMap(
    apart,
  );

/** One form for "egg" and "eggs", "gm" and "gram". */
export const stem = (token: string): string => {
  const unit = units[token];
  if (unit) return unit;
  if (token.length < 4 || /(ss|us|is)$/.test(token)) return token;
  if (token.endsWith('ies')) return `${token.slice(0, -3)}y`;
  if (token.endsWith('oes')) return token.slice(0, -2);
  return token.endsWith('s') ? token.slice(0, -1) : token;
};

export const termsOf = (text: string): string[] => wordsOf(text).map(stem);
