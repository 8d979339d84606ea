import { isObject } from '../../../contract/isObject.js';
import { limits } from '../../../contract/limits.js';
import type { SavedProduct } from '../../../contract/savedProduct.js';
import { isId } from '../../app/isId.js';
import { readJson, removeItem, writeJson } from '../../app/session/storage.js';
import type { SavedChange } from './savedSlice.js';

/** The local storage key of a guest's saved products. */
export const guestSavedKey = 'saved';

const isSaved = (value: unknown): value is SavedProduct =>
  isObject(value) &&
  isId(value.productId) &&
  typeof value.favourite === 'boolean' &&
  Number.isInteger(value.quantity) &&
  Number(value.quantity) >= 0 &&
  Number(value.quantity) <= limits.quantity;

/** Returns the saved products with a change; a product with nothing left is removed. */
export const withChange = (saved: readonly SavedProduct[], change: SavedChange): SavedProduct[] => {
  const { productId } = change;
  const isThere = saved.some((product) => product.productId === productId);
  const all = isThere ? saved : [...saved, { productId, favourite: false, quantity: 0 }];
  return all
    .map((product) => (product.productId === productId ? { ...product, ...change } : product))
    .filter(({ favourite, quantity }) => favourite || quantity > 0);
};

/** Tells whether saved products exceed the limits of favourites or of the weekly list. */
export const isOverLimit = (saved: readonly SavedProduct[]): boolean =>
  saved.filter(({ favourite }) => favourite).length > limits.favourites ||
  saved.filter(({ quantity }) => quantity > 0).length > limits.weeklyList;

/** Reads a guest's saved products from the local storage, without invalid ones and those beyond the limits. */
export const readGuestSaved = (): SavedProduct[] => {
  const stored = readJson(guestSavedKey);
  return (Array.isArray(stored) ? stored : []).filter(isSaved).reduce<SavedProduct[]>((read, product) => {
    const { productId, favourite, quantity } = product;
    const more = withChange(read, { productId, favourite, quantity });
    return isOverLimit(more) ? read : more;
  }, []);
};

export const writeGuestSaved = (saved: readonly SavedProduct[]): void => {
  if (saved.length) writeJson(guestSavedKey, saved);
  else removeItem(guestSavedKey);
};
