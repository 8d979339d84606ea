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

/** Forgets the marked text that was searched before. */
export const forgetKey = 'Delete';

/** The last line of what was searched before, which forgets all of it: an option too, so that the arrows reach it. */
export const forgetsAll = 'forget all';

/** Those of one kind together; within a kind in the order they came. With `forgetting`, what was searched before ends with it. */
export const grouped = (suggestions: readonly Suggestion[], forgetting?: string): Suggestion[] =>
  suggestionKinds.flatMap((kind) => {
    const some = suggestions.filter((one) => one.kind === kind);
    const ends = kind === 'recent' && forgetting !== undefined && some.length > 0;
    return ends ? [...some, { key: forgetsAll, kind, label: forgetting }] : some;
  });
