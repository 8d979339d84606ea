import { limits } from '../../../contract/limits.js';

/** Maps the spellings of units to one spelling. */
// prettier-ignore
const units: ReadonlyMap<string, string> = new Map(Object.entries({
  g: 'g', gm: 'g', gms: 'g', gram: 'g', grams: 'g', ग्राम: 'g',
  kg: 'kg', kgs: 'kg', kilo: 'kg', kilogram: 'kg', kilograms: 'kg', किलो: 'kg',
  ml: 'ml', mls: 'ml', मिली: 'ml', एमएल: 'ml',
  l: 'l', lt: 'l', ltr: 'l', ltrs: 'l', litre: 'l', litres: 'l', liter: 'l', liters: 'l', लीटर: 'l',
  pc: 'pc', pcs: 'pc', piece: 'pc', pieces: 'pc', nos: 'pc',
}));

/** Converts to the smaller unit, so that "1 kg" and "1000 g" are the same term. */
const smaller: Readonly<Record<string, string>> = { kg: 'g', l: 'ml' };

/** Words for the number before a unit. */
// prettier-ignore
const counts: ReadonlyMap<string, number> = new Map(Object.entries({
  half: 0.5, aadha: 0.5, adha: 0.5, aadhi: 0.5, आधा: 0.5, आधी: 0.5, paav: 0.25, pav: 0.25, pau: 0.25, पाव: 0.25,
  one: 1, ek: 1, एक: 1, dedh: 1.5, डेढ़: 1.5, two: 2, do: 2, दो: 2, dhai: 2.5, ढाई: 2.5, three: 3, teen: 3, तीन: 3, four: 4, char: 4,
  chaar: 4, चार: 4, five: 5, paanch: 5, panch: 5, पाँच: 5, पांच: 5, ten: 10, das: 10, दस: 10,
}));
/** The ten digits of Devanagari are consecutive in Unicode. */
const devanagariDigit = /[०-९]/g;
const latinDigit = (digit: string) => String(digit.charCodeAt(0) - 0x0966);

const isAscii = /^[\x20-\x7e]*$/;
const latinAccents = /[\u0300-\u036f]/g;
const apostrophes = /['’`]/g;
const word = /\d+\.\d+\p{L}*|[\p{L}\p{M}\p{N}]+/gu;
const asciiWord = /\d+\.\d+[a-z]*|[a-z0-9]+/g;
const amount = /^(\d+(?:\.\d+)?)([a-z]+)$/;
const number = /^\d+(?:\.\d+)?$/;

const startsWithDigit = (token: string): boolean => token >= '0' && token < ':';

/** Splits "500gm" into 500 and gm; other words with digits stay whole. */
const apart = (token: string): string[] => {
  const [, digits, unit = ''] = amount.exec(token) ?? [];
  return digits && units.has(unit) ? [digits, unit] : [token];
};

/**
 * Lower-cases a text and removes Latin accents and apostrophes; marks of other scripts stay. It can grow: a
 * single character may become eighteen.
 */
const normalized = (text: string): string =>
  isAscii.test(text) ? text.replace(apostrophes, '').toLowerCase() : normalizedUnicode(text);

const normalizedUnicode = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(latinAccents, '')
    .replace(apostrophes, '')
    .replace(devanagariDigit, latinDigit)
    .normalize('NFC')
    .toLowerCase();

/**
 * Returns the words of a normalized text. A shop's start spends most of its time on words, so ASCII texts are split
 * without Unicode classes, and without an array for each word.
 */
const wordsIn = (text: string): string[] => {
  const words: string[] = [];
  for (const token of text.match(isAscii.test(text) ? asciiWord : word) ?? [])
    if (startsWithDigit(token)) words.push(...apart(token));
    else words.push(token);
  return words;
};

/** Returns the words of a text, normalized. */
export const wordsOf = (text: string): string[] => wordsIn(normalized(text));

/** Returns the words of a text without amounts such as "500 g", normalized. */
export const withoutSizes = (text: string): string[] => {
  const words = wordsOf(text);
  const isSize = (at: number) => units.has(words[at + 1] ?? '') && number.test(words[at] ?? '');
  return words.filter((_, at) => !isSize(at) && !isSize(at - 1));
};

/**
 * Reads a search up to a length limit, so that no text costs much more than another.
 * @returns `ended`: whether the last word is complete
 */
const read = (search: string): { words: string[]; ended: boolean } => {
  const text = normalized(search);
  const ended = text.length > limits.search || /[\s,.;]$/.test(search);
  return { words: wordsIn(text.slice(0, limits.search)), ended };
};

/** Returns the words of a search, normalized. */
export const searchedWords = (search: string): string[] => read(search).words;

/** Plurals that the rules of `stem` do not undo, with their singular. */
// prettier-ignore
const irregular: ReadonlyMap<string, string> = new Map(Object.entries({
  leaves: 'leaf', loaves: 'loaf', halves: 'half', knives: 'knife', cookies: 'cookie', brownies: 'brownie', smoothies: 'smoothie',
  veggies: 'veggie', calories: 'calorie', pies: 'pie', shoes: 'shoe',
}));
/** Endings after which the plural adds "es": "peaches", "radishes", "boxes". */
const hissing = /(?:ss|x|ch|sh)es$/;

/** Reduces a word to one form: "eggs" to "egg", "leaves" to "leaf", "gram" to "g". */
export const stem = (token: string): string => {
  const unit = units.get(token);
  if (unit) return unit;
  if (token.length < 4 || !token.endsWith('s')) return token;
  const singular = irregular.get(token);
  if (singular) return singular;
  if (token.endsWith('ss') || token.endsWith('us') || token.endsWith('is')) return token;
  if (token.endsWith('ies')) return `${token.slice(0, -3)}y`;
  if (token.endsWith('oes') || hissing.test(token)) return token.slice(0, -2);
  return token.slice(0, -1);
};

/**
 * Returns the word that a typed beginning of an English plural stands for: "leave" begins "leaves", and "berri" begins
 * "berries". Only whole words are indexed, each in its one form.
 * @returns undefined when no other word can end like this
 */
export const pluralBegun = (token: string): string | undefined => {
  if (token.length < 4) return undefined;
  const irregularWord = irregularBegun(token);
  if (irregularWord) return irregularWord;
  if (token.endsWith('oe') || hissingBegun.test(token)) return token.slice(0, -1);
  const stemmed = /[^aeiou]ie?$/.exec(token);
  return stemmed ? `${token.slice(0, stemmed.index + 1)}y` : undefined;
};

const hissingBegun = /(?:ss|x|ch|sh)e$/;

const irregularBegun = (token: string): string | undefined => {
  for (const [plural, singular] of irregular)
    if (plural.startsWith(token) && !singular.startsWith(token)) return singular;
  return undefined;
};

/** Joins a number and its unit: "500" and "gm" become "500g". @returns undefined when they are no amount */
const amountOf = (digits: string, unit = ''): string | undefined => {
  const known = units.get(unit);
  if (!known) return undefined; // most words: they are not looked at further
  const count = number.test(digits) ? Number(digits) : counts.get(digits);
  if (count === undefined) return undefined;
  const lesser = smaller[known];
  return lesser ? `${Math.round(count * 1_000)}${lesser}` : `${count}${known}`;
};

/** A word of a search, or an amount. */
export interface Token {
  /** The normalized word before stemming; for an amount, its number alone. */
  raw: string;
  term: string;
  /** Whether the word may continue: it is the last word, and no space follows it. */
  begun: boolean;
  /** Whether the token is a number or an amount. */
  numeric: boolean;
  /** Whether the token is a number with its unit, such as "500g". */
  amount: boolean;
}

/** Stop words, which a search ignores. */
// prettier-ignore
const fillers = new Set(['and', 'or', 'of', 'for', 'the', 'with', 'in', 'to', 'ka', 'ki', 'ke', 'aur', 'wala', 'wali', 'का', 'की', 'के', 'और']);

/** Returns the words without stop words; all of them if there is nothing else. */
export const tellingWords = (words: readonly string[]): readonly string[] => {
  const telling = words.filter((one) => !fillers.has(one));
  return telling.length ? telling : words;
};

/** The maximum number of words of a search that are used: 98 of 100 names of real products have no more. */
const maxWords = 12;

/** Splits a search into tokens; a number and its unit become one token. */
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
      numeric: whole !== undefined || number.test(raw),
      amount: whole !== undefined,
    });
  }
  const telling = tokens.filter(({ raw, begun }) => begun || !fillers.has(raw));
  return telling.length ? telling : tokens;
};

/**
 * Returns the cache key of a search. Searches that differ only in case, accents or spaces have the same key,
 * except that a final space ends the last word.
 */
export const asRead = (search: string): string => {
  const { words, ended } = read(search);
  if (!words.length) return search.trim() ? '…' : '';
  return ended ? `${words.join(' ')} ` : words.join(' ');
};

/** Returns the terms by which a text is found: the stem of each word, and each amount as one term. */
export const termsOf = (text: string): string[] => {
  const words = wordsOf(text);
  const terms = words.map(stem);
  for (const [at, one] of words.entries()) {
    const whole = amountOf(one, words[at + 1]);
    if (whole) terms.push(whole);
  }
  return terms;
};
