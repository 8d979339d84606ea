import { calls } from '../../../../contract/calls.js';
import { api } from '../../../app/api.js';
import { call, dataOf, provides, providesNewest } from '../../../app/net/call.js';

const quiet = { failure: 'quiet' } as const; // the table, cell or dialog shows the error itself

export const stockApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStockTable: build.query({ ...call(calls.product.table), ...providesNewest('Stock') }),
    /** Counts how many people wait for the sold-out products of a page. */
    getWaitingCounts: build.query({ ...dataOf(calls.backInStock.waiting), ...provides('quiet', 'Stock') }),
    /**
     * Saves an edit of a product. It does not reload the stock table, so that the rows keep their places
     * during edits.
     */
    editStock: build.mutation({
      ...dataOf(calls.product.update),
      invalidatesTags: ['Product'],
      extraOptions: quiet,
    }),
    /** Makes a bulk edit. It reloads the stock table after an error too, since then the shown rows are stale. */
    changeProducts: build.mutation({
      ...dataOf(calls.product.bulk),
      invalidatesTags: ['Product', 'Stock'],
      extraOptions: quiet,
    }),
  }),
});

export type StockQuery = Parameters<typeof stockApi.endpoints.getStockTable.initiate>[0];
