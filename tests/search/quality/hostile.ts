import { limits } from '../../../contract/limits.js';

const letters = 'bcdfghklmnprstvw';
/** Returns different words of this length that no shop has. */
const strange = (length: number): string[] =>
  Array.from({ length: limits.search }, (_, at) =>
    Array.from({ length }, (__, place) => letters[(at * (place + 3) + place * 7) % letters.length]).join(''),
  );
const filled = (words: readonly string[]): string => words.join(' ').slice(0, limits.search);

const common = [
  'milk',
  'rice',
  'oil',
  'tea',
  'fresh',
  'organic',
  'powder',
  'masala',
  'soap',
  'sugar',
  'salt',
  'dal',
];
const misspelled = common.map((word) => `${word.slice(0, 2)}x${word.slice(2)}`);

/** Search texts, within the limits, that cost as much time as possible. */
export const hostileTexts: readonly string[] = [
  '\uFDFA'.repeat(limits.search), // each character expands to four words, eighteen letters together
  '\uFDFA'.repeat(limits.search - 1),
  '\u33AF'.repeat(limits.search),
  '\uFB03'.repeat(limits.search),
  ...[1, 2, 3, 4, 5, 7, 12, 40].map((length) => filled(strange(length))),
  strange(limits.search)[0] ?? '',
  'ae'.repeat(limits.search / 2),
  filled([...common, ...common, ...common]),
  filled([...misspelled, ...misspelled, ...misspelled]),
  filled(common.flatMap((word, at) => [word, misspelled[at] ?? ''])),
  filled(common.map((word) => word.slice(0, 2))),
  filled('abcdefghijklmnopqrstuvwxyz'.split('').flatMap((letter) => [letter, `${letter}a`])),
  filled(Array.from({ length: limits.search }, (_, at) => `${at}g`)),
  filled(Array.from({ length: limits.search }, (_, at) => String.fromCharCode(0x915 + (at % 35)).repeat(3))),
  filled(Array.from({ length: limits.search }, (_, at) => String.fromCharCode(0xac00 + at * 50).repeat(2))),
  '\u0301'.repeat(limits.search),
  `${'a'.repeat(limits.search / 2)}${'\u0323\u0301'.repeat(limits.search / 4)}`,
];
