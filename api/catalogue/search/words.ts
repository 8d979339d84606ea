import { limits } from '../../../contract/limits.js';

/** Units as people write them → one way of writing. */
// prettier-ignore
const units: Readonly<Record<string, string>> = {
  g: 'g', gm: 'g', gms: 'g', gram: 'g', grams: 'g', ग्राम: 'g',
  kg: 'kg', kgs: 'kg', kilo: 'kg', kilogram: 'kg', kilograms: 'kg', किलो: 'kg',
  ml: 'ml', mls: 'ml', मिली: 'ml', एमएल: 'ml',
  l: 'l', lt: 'l', ltr: 'l', ltrs: 'l', litre: 'l', litres: 'l', liter: 'l', liters: 'l', लीटर: 'l',
  pc: 'pc', pcs: 'pc', piece: 'pc', pieces: 'pc', nos: 'pc',
};

/** The same amount has the same name: "1 kg" and "1000 g". */
const smaller: Readonly<Record<string, string>> = { kg: 'g', l: 'ml' };

const halves = new Set(['half', 'aadha', 'adha', 'aadhi', 'आधा', 'आधी']);
/** The digits of Devanagari stand in a row. */
const devanagariDigit = /[०-९]/g;
const latinDigit = (digit: string) => String(digit.charCodeAt(0) - 0x0966);

const latinAccents = /[\u0300-\u036f]/g;
const apostrophes = /['’`]/g;
const word = /\d+\.\d+\p{L}*|[\p{L}\p{M}\p{N}]+/gu;
const amount = /^(\d+(?:\.\d+)?)([a-z]+)$/;
const number = /^\d+(?:\.\d+)?$/;

/** "500gm" is 500 and g; other words with digits stay whole. */
const apart = (token: string): string[] => {
  const [, figure, unit = ''] = amount.exec(token) ?? [];
  return figure && units[unit] ? [figure, unit] : [token];
};

/** Small, without Latin accents and apostrophes; marks of other scripts stay. Some signs become eighteen letters. */
const normalized = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(latinAccents, '')
    .replace(apostrophes, '')
    .replace(devanagariDigit, latinDigit)
    .normalize('NFC')
    .toLowerCase();

const wordsIn = (text: string): string[] => (text.match(word) ?? []).flatMap(apart);

/** The words of a text, normalized. */
export const wordsOf = (text: string): string[] => wordsIn(normalized(text));

/** What of a search is read, so that no text costs much more than another. `ended`: its last word does not go on. */
const read = (search: string): { words: string[]; ended: boolean } => {
  const text = normalized(search);
  const ended = text.length > limits.search || /[\s,.;]$/.test(search);
  return { words: wordsIn(text.slice(0, limits.search)), ended };
};

/** The words of a search, normalized. */
export const searchedWords = (search: string): string[] => read(search).words;

/** One form for "egg" and "eggs", "gm" and "gram". */
export const stem = (token: string): string => {
  const unit = units[token];
  if (unit) return unit;
  if (token.length < 4 || /(ss|us|is)$/.test(token)) return token;
  if (token.endsWith('ies')) return `${token.slice(0, -3)}y`;
  if (token.endsWith('oes')) return token.slice(0, -2);
  return token.endsWith('s') ? token.slice(0, -1) : token;
};

/** What "500" and "gm" come to together: "500g"; undefined for what is no amount. */
const amountOf = (figure: string, unit = ''): string | undefined => {
  const known = units[unit];
  const count = number.test(figure) ? Number(figure) : halves.has(figure) ? 0.5 : undefined;
  if (!known || count === undefined) return undefined;
  const lesser = smaller[known];
  return lesser ? `${Math.round(count * 1_000)}${lesser}` : `${count}${known}`;
};

/** A word of what is searched for. */
export interface Token {
  /** As it was typed. */
  raw: string;
  term: string;
  /** It may still go on: the last word, without a space behind it. */
  begun: boolean;
  /** A number, or an amount. */
  figure: boolean;
  /** A number with its unit: "500g". */
  amount: boolean;
}

/** Words that say nothing of what is meant. */
// prettier-ignore
const fillers = new Set(['and', 'or', 'of', 'for', 'the', 'with', 'in', 'to', 'ka', 'ki', 'ke', 'aur', 'wala', 'wali', 'का', 'की', 'के', 'और']);

/** The words of a text that tell what is meant; all where none does. */
export const tellingWords = (words: readonly string[]): readonly string[] => {
  const telling = words.filter((one) => !fillers.has(one));
  return telling.length ? telling : words;
};

/** Words of a search that are looked for; of 100 names of real products 98 have no more. */
const maxWords = 12;

/** What is searched for, word by word; a figure and its unit are one. */
export const tokensOf = (search: string): Token[] => {
  const { words: all, ended } = read(search);
  const words = all.slice(0, maxWords);
  const tokens: Token[] = [];
  for (let at = 0; at < words.length; at++) {
    const raw = words[at] ?? '';
    const whole = amountOf(raw, words[at + 1]);
    if (whole) at += 1;
    const begun = at === all.length - 1 && !ended;
    tokens.push({
      raw,
      term: whole ?? stem(raw),
      begun,
      figure: whole !== undefined || number.test(raw),
      amount: whole !== undefined,
    });
  }
  const telling = tokens.filter(({ raw, begun }) => begun || !fillers.has(raw));
  return telling.length ? telling : tokens;
};

/** Texts that are searched alike are alike: in case, accents and spaces, but for the one that ends the last word. */
export const asRead = (search: string): string => {
  const { words, ended } = read(search);
  if (!words.length) return search.trim() ? '…' : '';
  return ended ? `${words.join(' ')} ` : words.join(' ');
};

/** The terms by which a text is found; each amount also as one. */
export const termsOf = (text: string): string[] => {
  const words = wordsOf(text);
  const amounts = words.flatMap((figure, at) => amountOf(figure, words[at + 1]) ?? []);
  return [...words.map(stem), ...amounts];
};
