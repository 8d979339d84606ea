/** Lists the kinds of suggestions in display order. */
export const suggestionKinds = ['recent', 'popular', 'term', 'category', 'product'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** A suggestion for the typed text. */
export interface Suggestion {
  /** Key of the suggestion, unique among all suggestions. */
  key: string;
  /** Kind of suggestion. `recent` was searched before on this device, `popular` by others; `term` is another search term. */
  kind: SuggestionKind;
  label: string;
  /** Language of the label, if it is not that of the page. */
  lang?: string | undefined;
  /** Unit of a product, or category of a subcategory, shown below its name. */
  unit?: string | undefined;
  /** Language of the unit, if it is not that of the page. */
  unitLang?: string | undefined;
  /** Address of the image of a category or product. An empty text shows a drawing instead. */
  image?: string | undefined;
  /** Price of a product after its discount, in rupees. */
  price?: number | undefined;
}

/** Key on the keyboard that removes the highlighted recent search from the suggestions. */
export const forgetKey = 'Delete';

/**
 * Identifies the last option below the recent searches, which removes all of them. It is an option of the
 * list so that the arrow keys reach it.
 */
export const forgetsAll = 'forget all';

/**
 * Sorts suggestions by kind and keeps their order within a kind.
 * @param forgetting label of an option that removes all recent searches; without it there is no such option
 */
export const grouped = (suggestions: readonly Suggestion[], forgetting?: string): Suggestion[] =>
  suggestionKinds.flatMap((kind) => {
    const some = suggestions.filter((one) => one.kind === kind);
    const ends = kind === 'recent' && forgetting !== undefined && some.length > 0;
    return ends ? [...some, { key: forgetsAll, kind, label: forgetting }] : some;
  });
