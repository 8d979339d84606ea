import { personalDocuments } from '../accounts/personalData.service.js';
import { CatalogueProjectionService } from '../catalogue/catalogueProjection.service.js';
import { eachOf } from '../database/eachOf.js';
import type { SavedProductRecord } from './savedProduct.schema.js';

/** Exports and erases a customer's favourites and weekly list. */
export const savedPersonalData = personalDocuments<SavedProductRecord, CatalogueProjectionService>(
  'SavedProduct',
  {
    uses: CatalogueProjectionService,
    tells: (documents, catalogue) => ({
      savedProducts: async function* (userId) {
        const saved = documents.find({ userId }).sort({ _id: 1 }).lean<SavedProductRecord>().cursor();
        for await (const { productId, favourite, quantity } of eachOf<SavedProductRecord>(saved)) {
          const product = catalogue.state.product(productId.toHexString())?.name ?? '';
          yield { productId, product, favourite, quantity };
        }
      },
    }),
  },
);
