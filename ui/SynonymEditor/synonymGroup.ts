import { limits } from '../../contract/limits.js';

/** Words for one thing, while they are edited; the key stays with the group whatever becomes of its words. */
export interface SynonymGroup {
  key: number;
  words: readonly string[];
}

let keys = 0;

export const newGroup = (words: readonly string[]): SynonymGroup => ({ key: (keys += 1), words });

/** A word as it is kept: without spaces around it, and single ones inside. */
export const tidy = (word: string): string => word.trim().replace(/\s+/g, ' ');

const folded = (word: string) => tidy(word).normalize('NFC').toLowerCase();

const isSame = (one: string, other: string): boolean => folded(one) === folded(other);

export const has = ({ words }: SynonymGroup, word: string): boolean => words.some((one) => isSame(one, word));

/** Those with a word that holds the text. */
export const finding = (groups: readonly SynonymGroup[], text: string): readonly SynonymGroup[] => {
  const wanted = folded(text);
  return wanted ? groups.filter(({ words }) => words.some((word) => folded(word).includes(wanted))) : groups;
};

/** What is sent: groups that were emptied are gone. */
export const wordsIn = (groups: readonly SynonymGroup[]): string[][] =>
  groups.map(({ words }) => [...words]).filter((words) => words.length > 0);

/** Of each word that stands in several groups, those groups. */
export const shared = (groups: readonly SynonymGroup[]): ReadonlyMap<string, readonly SynonymGroup[]> => {
  const places = new Map<string, SynonymGroup[]>();
  for (const group of groups)
    for (const word of new Set(group.words.map(folded)))
      places.set(word, [...(places.get(word) ?? []), group]);
  return new Map([...places].filter(([, found]) => found.length > 1));
};

/** The first word of a group that stands in another one too, and that other one. */
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

/** Whether one group can hold the words of both. */
export const fitTogether = (one: SynonymGroup, other: SynonymGroup): boolean =>
  wordsOfBoth(one, other).length <= limits.wordsOfGroup;

/** Both as one, where the first of them stands. */
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

/** First words of the groups that only one of two versions has. */
export const differing = (mine: readonly string[][], theirs: readonly string[][]): string[] => {
  const asTexts = (groups: readonly string[][]) => new Set(groups.map((words) => JSON.stringify(words)));
  const [own, others] = [asTexts(mine), asTexts(theirs)];
  const odd = [
    ...theirs.filter((words) => !own.has(JSON.stringify(words))),
    ...mine.filter((words) => !others.has(JSON.stringify(words))),
  ];
  return [...new Set(odd.map(([first = '']) => first))];
};
