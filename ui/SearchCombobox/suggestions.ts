/** Lists the kinds of suggestions in display order. */
export const suggestionKinds = ['recent', 'term', 'category', 'product'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** A suggestion for the typed text. */
export interface Suggestion {
  /** Unique among the suggestions. */
  key: string;
  /** `recent`: searched before on this device; `term`: another search term. */
  kind: SuggestionKind;
  label: string;
  /** Unit of a product, shown below its name. */
  unit?: string | undefined;
  /** Image of a category or product; an empty text shows a drawing. */
  image?: string | undefined;
  /** Price of a product after its discount, in rupees. */
  price?: number | undefined;
}

/** Key on the keyboard that removes the highlighted recent search. */
export const forgetKey = 'Delete';

/**
 * Key of the last option of the recent searches, which removes them all. It is an option so that the arrow
 * keys reach it.
 */
export const forgetsAll = 'forget all';

/**
 * Groups suggestions by kind and keeps their order within a kind.
 * @param forgetting label of an option that removes all recent searches; without it the option is missing
 */
export const grouped = (suggestions: readonly Suggestion[], forgetting?: string): Suggestion[] =>
  suggestionKinds.flatMap((kind) => {
    const some = suggestions.filter((one) => one.kind === kind);
    const ends = kind === 'recent' && forgetting !== undefined && some.length > 0;
    return ends ? [...some, { key: forgetsAll, kind, label: forgetting }] : some;
  });
