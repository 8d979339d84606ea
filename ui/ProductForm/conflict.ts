import type { EditedProduct } from '../../contract/product.js';
import { byKey as textsByKey, type PlacedText, withTextOf } from '../OtherLanguages/texts.js';
import type { Choices, Side } from '../ProductConflictDialog/ProductConflictDialog.js';
import { joinLists } from './joinLists.js';
import { fieldsOf, kindOf, type ProductFields } from './productFields.js';

export type FieldName = keyof ProductFields;
/** A field that is compared as a whole. */
type PlainField = Exclude<FieldName, 'more_details' | 'translations'>;
type Detail = ProductFields['more_details'][number];
type Sides = Record<Side, ProductFields>;

/**
 * A product field, one of its extra fields, or one of its texts in other languages, whose value differs between
 * this editor and the saved version.
 */
export interface Clash {
  key: string;
  field: FieldName;
  /** The name of the extra field; undefined for any other field. */
  detail?: string;
  /** The text in another language; undefined for any other field. */
  translated?: PlacedText;
  changed: Side | 'both';
}

/** An edit conflict: another admin saved the product first. */
export interface Conflict {
  /** The product as the other admin saved it. */
  newer: EditedProduct;
  /**
   * This editor's version (`mine`) and the saved version (`theirs`). A list that both edits changed is merged
   * in each version.
   */
  sides: Sides;
  clashes: Clash[];
  /** The list fields whose changes by both editors are merged, so that no choice is needed. */
  joined: FieldName[];
}

type List = 'image' | 'category' | 'subCategory';
const lists: readonly List[] = ['image', 'category', 'subCategory'];

/**
 * Returns a field's value for comparison: without regard to spaces, the format of numbers, and the order of
 * lists other than images.
 */
const stateOf = (fields: ProductFields, name: PlainField): string => {
  const value = fields[name];
  if (typeof value === 'string')
    return kindOf(name) !== 'text' && value.trim() ? String(Number(value)) : value.trim();
  if (name === 'image') return JSON.stringify(value);
  const parts = value.map((part) => JSON.stringify(part));
  return parts.sort().join();
};

type Who = Clash['changed'];
const whoChanged = (was: string | undefined, said: string | undefined, is: string | undefined): Who =>
  is === was ? 'mine' : said === was ? 'theirs' : 'both';

/** Returns the key of an extra field. Case is ignored: "Brand" and "brand" are the same field. */
const keyOf = ({ name }: Detail) => `more_details.${name.trim().toLowerCase()}`;
const byKey = ({ more_details }: ProductFields) =>
  new Map(more_details.map((detail) => [keyOf(detail), detail]));

/** Returns the text of an extra field, or undefined if it does not exist. */
export const detailIn = (fields: ProductFields, key: string): string | undefined =>
  byKey(fields).get(key)?.value;

const detailClashes = (before: ProductFields, { mine, theirs }: Sides): Clash[] => {
  const [was, said, is] = [byKey(before), byKey(mine), byKey(theirs)];
  return [...new Map([...is, ...said])].flatMap(([key, { name }]): Clash[] => {
    const [old, typed, saved] = [was, said, is].map((details) => details.get(key)?.value.trim());
    if (typed === saved) return [];
    return [{ key, field: 'more_details', detail: name, changed: whoChanged(old, typed, saved) }];
  });
};

const translationClashes = (before: ProductFields, { mine, theirs }: Sides): Clash[] => {
  const [was, said, is] = [before, mine, theirs].map(({ translations }) => textsByKey(translations));
  return [...new Map([...(is ?? []), ...(said ?? [])])].flatMap(([key, translated]): Clash[] => {
    const [old, typed, saved] = [was, said, is].map((texts) => texts?.get(key)?.shown);
    if (typed === saved) return [];
    return [{ key, field: 'translations', translated, changed: whoChanged(old, typed, saved) }];
  });
};

const isPlain = (field: string): field is PlainField => field !== 'more_details' && field !== 'translations';

/**
 * Lists the differing fields other than extra fields and translations. The stock counts only if this editor
 * changed it, because sales change it without an edit (W-34).
 */
const plainClashes = (before: ProductFields, sides: Sides, whose: (field: PlainField) => Who): Clash[] => {
  return Object.keys(before)
    .filter(isPlain)
    .flatMap((field): Clash[] => {
      if (stateOf(sides.mine, field) === stateOf(sides.theirs, field)) return [];
      const changed = whose(field);
      return field === 'stock' && changed === 'theirs' ? [] : [{ key: field, field, changed }];
    });
};

const joinedSides = (before: ProductFields, { mine, theirs }: Sides, both: readonly List[]): Sides => {
  const sides = { mine: { ...mine }, theirs: { ...theirs } };
  for (const list of both) {
    const joined =
      list === 'image'
        ? joinLists(before.image, mine.image, theirs.image)
        : joinLists(before[list], mine[list], theirs[list]);
    Object.assign(sides.mine, { [list]: joined.mine });
    Object.assign(sides.theirs, { [list]: joined.theirs });
  }
  return sides;
};

/**
 * Compares the typed values with the version of the product that another admin saved meanwhile.
 * @param base the product that the edit started from
 * @param newer the product as the other admin saved it
 */
export const conflictOf = (typed: ProductFields, base: EditedProduct, newer: EditedProduct): Conflict => {
  const [before, versions] = [fieldsOf(base), { mine: typed, theirs: fieldsOf(newer) }];
  const whose = (field: PlainField) =>
    whoChanged(stateOf(before, field), stateOf(typed, field), stateOf(versions.theirs, field));
  const differs = (field: PlainField) => stateOf(typed, field) !== stateOf(versions.theirs, field);
  const both = lists.filter((field) => differs(field) && whose(field) === 'both');
  const sides = joinedSides(before, versions, both);
  const clashes = [
    ...plainClashes(before, sides, whose),
    ...detailClashes(before, sides),
    ...translationClashes(before, sides),
  ];
  const joined = both.filter((field) => !clashes.some((clash) => clash.field === field));
  return { newer, sides, clashes, joined };
};

const chosenDetails = ({ sides, clashes }: Conflict, choices: Choices): Detail[] => {
  const [mine, kept] = [byKey(sides.mine), byKey(sides.theirs)];
  for (const { key, detail } of clashes) {
    if (detail === undefined || choices[key] !== 'mine') continue;
    const own = mine.get(key);
    if (own) kept.set(key, own);
    else kept.delete(key);
  }
  return [...kept.values()];
};

const chosenTranslations = ({ sides, clashes }: Conflict, choices: Choices) =>
  clashes
    .flatMap(({ key, translated }) => (translated && choices[key] === 'mine' ? [translated] : []))
    .reduce((all, place) => withTextOf(all, sides.mine.translations, place), sides.theirs.translations);

/** Returns the saved version, with this editor's values in the fields where the editor chose `mine`. */
export const merged = (conflict: Conflict, choices: Choices): ProductFields => {
  const { mine, theirs } = conflict.sides;
  const kept = Object.entries(mine).filter(([field]) => choices[field] === 'mine');
  return {
    ...theirs,
    ...Object.fromEntries(kept),
    more_details: chosenDetails(conflict, choices),
    translations: chosenTranslations(conflict, choices),
  };
};
