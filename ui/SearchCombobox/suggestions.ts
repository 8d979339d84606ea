/** What kinds there are, in the order that they stand in. */
export const suggestionKinds = ['recent', 'term', 'category', 'product'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** Something that the typed text may mean. */
export interface Suggestion {
  /** One of a kind. */
  key: string;
  /** `recent`: searched before on this device; `term`: other words to search for. */
  kind: SuggestionKind;
  label: string;
  /** Beneath the name of a product: its unit. */
  unit?: string | undefined;
  /** Of a category or product; empty shows a drawing. */
  image?: string | undefined;
  /** What a product costs now, in rupees. */
  price?: number | undefined;
}

/** Those of one kind together; within a kind in the order they came. */
export const grouped = (suggestions: readonly Suggestion[]): Suggestion[] =>
  suggestionKinds.flatMap((kind) => suggestions.filter((one) => one.kind === kind));

/** A piece of a name, and whether it was typed. */
export interface Piece {
  text: string;
  typed: boolean;
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Cuts a name where typed words stand in it, whatever their case. The pieces together are the name. */
export const piecesOf = (name: string, typed: string): Piece[] => {
  const words = typed.trim().split(/\s+/).filter(Boolean).map(escaped);
  if (!words.length) return [{ text: name, typed: false }];
  return name
    .split(new RegExp(`(${words.join('|')})`, 'iu'))
    .map((text, place) => ({ text, typed: place % 2 === 1 }))
    .filter(({ text }) => text);
};
