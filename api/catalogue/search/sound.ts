import { isDevanagari, latinOf } from './devanagari.js';

/** Spellings of one sound → one letter, in this order. Hindi in Latin letters has no one way of writing. */
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
  [/iY/g, 'i'],
  [/ea|ae|[aeo]+[iy]|[ie]+y?/g, 'i'],
  [/y/g, 'i'],
  [/a+[uw]|[ou]+/g, 'u'],
  [/a+/g, 'a'],
  [/Y/g, 'y'],
  [/h(?![aiu])/g, ''],
  [/(.)\1+/g, '$1'],
];

const silentEnd = /(?<=[a-z]{2}[^aeiou])e$/;

/** What a word sounds like: alike for "doodh", "dudh" and "दूध", for "panner" and "paneer". Empty for what has figures. */
export const soundOf = (word: string): string => {
  if (/\d/.test(word)) return '';
  const latin = isDevanagari(word) ? latinOf(word) : word.replace(silentEnd, '');
  return spellings.reduce((sound, [spelling, letter]) => sound.replace(spelling, letter), latin);
};
