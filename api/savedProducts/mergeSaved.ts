import { limits } from '../../contract/limits.js';

export interface Saved {
  productId: string;
  favourite: boolean;
  quantity: number;
}

export interface SavedMerge {
  /** The products that change, as they are saved then. */
  changes: Saved[];
  /** The number of favourites and lines of the weekly list for which there is no room. */
  left: number;
}

/**
 * Merges a guest's saved products into the account's: a product that either has as a favourite is one, and of
 * two quantities on the weekly list the greater counts. So a repeat changes nothing.
 */
export const mergeSaved = (there: readonly Saved[], guest: readonly Saved[]): SavedMerge => {
  const merged = new Map(there.map((saved) => [saved.productId, saved]));
  const changed = new Map<string, Saved>();
  let favourites = there.filter(({ favourite }) => favourite).length;
  let lines = there.filter(({ quantity }) => quantity > 0).length;
  let left = 0;
  for (const { productId, favourite, quantity } of guest) {
    const before = merged.get(productId) ?? { productId, favourite: false, quantity: 0 };
    const after = { ...before };
    if (favourite && !before.favourite) {
      if (favourites < limits.favourites) after.favourite = true;
      else left += 1;
    }
    if (quantity > before.quantity) {
      if (before.quantity > 0 || lines < limits.weeklyList) after.quantity = quantity;
      else left += 1;
    }
    if (after.favourite === before.favourite && after.quantity === before.quantity) continue;
    favourites += Number(after.favourite) - Number(before.favourite);
    lines += Number(after.quantity > 0) - Number(before.quantity > 0);
    merged.set(productId, after);
    changed.set(productId, after);
  }
  return { changes: [...changed.values()], left };
};
