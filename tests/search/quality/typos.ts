/** Makes random typos, the same for the same seed. */
import { seeded } from '../../../cli/random.js';

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const;

/** Returns the neighbour keys of a letter: left, right, above and below. */
const beside = (letter: string): string => {
  const row = rows.findIndex((keys) => keys.includes(letter));
  const at = rows[row]?.indexOf(letter) ?? -1;
  const around = [rows[row]?.[at - 1], rows[row]?.[at + 1], rows[row - 1]?.[at], rows[row + 1]?.[at]];
  return around.join('');
};

const chosenOf =
  (random: () => number) =>
  <Thing>(things: ArrayLike<Thing>): Thing | undefined =>
    things[Math.floor(random() * things.length)];

const slipKinds = ['neighbour', 'exchanged', 'missing', 'doubled'] as const;
type SlipKind = (typeof slipKinds)[number];

const slipped = (word: string, kind: SlipKind, random: () => number): string => {
  const at = Math.floor(random() * (word.length - (kind === 'exchanged' ? 1 : 0)));
  const [before, letter = '', next = ''] = [word.slice(0, at), word[at], word[at + 1]];
  const after = word.slice(at + 1);
  if (kind === 'missing') return before + after;
  if (kind === 'doubled') return before + letter + letter + after;
  if (kind === 'exchanged') return before + next + letter + after.slice(1);
  return before + (chosenOf(random)(beside(letter)) ?? '') + after;
};

export interface Typo {
  word: string;
  typed: string;
  kind: SlipKind;
}

/** Makes one typo each in this many words; a typed word is never itself in the list. */
export const typosIn = (words: readonly string[], count: number, seed: string): Typo[] => {
  const random = seeded(seed);
  const known = new Set(words);
  const left = words.filter((word) => /^[a-z]{5,}$/.test(word));
  const typos: Typo[] = [];
  while (typos.length < count && left.length) {
    const [word = ''] = left.splice(Math.floor(random() * left.length), 1);
    const kind = chosenOf(random)(slipKinds) ?? 'missing';
    const typed = slipped(word, kind, random);
    if (!known.has(typed)) typos.push({ word, typed, kind });
  }
  return typos;
};

/** Returns this many different items, chosen by the seed. */
export const sampleOf = <Thing>(things: readonly Thing[], count: number, seed: string): Thing[] => {
  const random = seeded(seed);
  const left = [...things];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
};
