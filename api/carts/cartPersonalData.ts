import { personalDocuments } from '../accounts/personalData.service.js';
import { eachOf } from '../database/eachOf.js';
import type { CartLineRecord } from './cartLine.schema.js';

/** Exports and erases a customer's cart. */
export const cartPersonalData = personalDocuments<CartLineRecord>('CartLine', {
  tells: (lines) => ({
    cart: async function* (userId) {
      const own = lines.find({ userId }).sort({ _id: 1 }).lean<CartLineRecord>().cursor();
      for await (const { quantity, seen } of eachOf<CartLineRecord>(own))
        yield { product: seen.name, unit: seen.unit, quantity, price: seen.price };
    },
  }),
});
