import { limits } from '../../contract/limits.js';

/** A synonym group during an edit. Its key stays the same when its words change. */
export interface SynonymGroup {
  key: number;
  words: readonly string[];
}

let keys = 0;

export const newGroup = (words: readonly string[]): SynonymGroup => ({ key: (keys += 1), words });

/** Trims a word and reduces spaces inside it to single ones. */
export const tidy = (word: string): string => word.trim().replace(/\s+/g, ' ');

const folded = (word: string) => tidy(word).normalize('NFC').toLowerCase();

const isSame = (one: string, other: string): boolean => folded(one) === folded(other);

export const has = ({ words }: SynonymGroup, word: string): boolean => words.some((one) => isSame(one, word));

/** Returns the synonym groups with a word that contains the text. An empty text returns all groups. */
export const finding = (groups: readonly SynonymGroup[], text: string): readonly SynonymGroup[] => {
  const wanted = folded(text);
  return wanted ? groups.filter(({ words }) => words.some((word) => folded(word).includes(wanted))) : groups;
};

/** Returns the words of each synonym group in the API's format. Groups without words are left out. */
export const wordsIn = (groups: readonly SynonymGroup[]): string[][] =>
  groups.map(({ words }) => [...words]).filter((words) => words.length > 0);

/** Finds the words that several synonym groups contain, and maps each of them to its groups. */
export const shared = (groups: readonly SynonymGroup[]): ReadonlyMap<string, readonly SynonymGroup[]> => {
  const places = new Map<string, SynonymGroup[]>();
  for (const group of groups)
    for (const word of new Set(group.words.map(folded)))
      places.set(word, [...(places.get(word) ?? []), group]);
  return new Map([...places].filter(([, found]) => found.length > 1));
};

/** Returns the first word of a synonym group that another group contains too, and that other group. */
export const elsewhere = (
  group: SynonymGroup,
  places: ReturnType<typeof shared>,
): { word: string; other: SynonymGroup } | undefined => {
  for (const word of group.words) {
    const other = places.get(folded(word))?.find(({ key }) => key !== group.key);
    if (other) return { word, other };
  }
  return undefined;
};

const wordsOfBoth = (one: SynonymGroup, other: SynonymGroup): string[] => [
  ...one.words,
  ...other.words.filter((word) => !has(one, word)),
];

/** Tells whether two synonym groups together have few enough words to be merged into one. */
export const fitTogether = (one: SynonymGroup, other: SynonymGroup): boolean =>
  wordsOfBoth(one, other).length <= limits.wordsOfGroup;

/** Merges two synonym groups into one, at the position of the first of the two. */
export const joined = (
  groups: readonly SynonymGroup[],
  one: SynonymGroup,
  other: SynonymGroup,
): SynonymGroup[] => {
  const words = wordsOfBoth(one, other);
  return groups
    .filter(({ key }) => key !== other.key)
    .map((group) => (group.key === one.key ? { ...group, words } : group));
};

/**
 * Compares two versions of the synonym groups. Returns the groups that only one version has, each by its
 * first word.
 */
export const differing = (mine: readonly string[][], theirs: readonly string[][]): string[] => {
  const asTexts = (groups: readonly string[][]) => new Set(groups.map((words) => JSON.stringify(words)));
  const [own, others] = [asTexts(mine), asTexts(theirs)];
  const odd = [
    ...theirs.filter((words) => !own.has(JSON.stringify(words))),
    ...mine.filter((words) => !others.has(JSON.stringify(words))),
  ];
  return [...new Set(odd.map(([first = '']) => first))];
};
