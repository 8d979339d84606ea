import { isDevanagari, latinOf } from './devanagari.js';

/** Replaces spellings of the same sound by one letter, in this order. Hindi in Latin letters has no fixed spelling. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/g, ''],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/chh|ch/g, 'C'],
  [/ck|q/g, 'k'],
  [/sh/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/([tdkgbjr])h/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/(?<=.)y(?=[aeiou])/g, 'Y'],
  [/(?<=[^aeiou])Y/g, 'i'],
  [/iY/g, 'i'],
  [/ea|ae|[ae]+[iy]|[ie]+y?/g, 'i'],
  [/y/g, 'i'],
  [/a+[uw]|[ou]+/g, 'u'],
  [/a+/g, 'a'],
  [/Y/g, 'y'],
  [/h(?![aiu])/g, ''],
  [/n(?=[bp])/g, 'm'],
  [/(.)\1+/g, '$1'],
];

const silentEnd = /(?<=[a-z]{2}[^aeiou])e$/;

/**
 * Returns a word's phonetic code: the same for "doodh", "dudh" and "दूध", and for "panner" and "paneer".
 * Empty for words with digits.
 */
export const soundOf = (word: string): string => {
  if (/\d/.test(word)) return '';
  const latin = isDevanagari(word) ? latinOf(word) : word.replace(silentEnd, '');
  return spellings.reduce((sound, [spelling, letter]) => sound.replace(spelling, letter), latin);
};
