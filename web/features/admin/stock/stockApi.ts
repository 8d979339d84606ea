import { calls } from '../../../../contract/calls.js';
import { api } from '../../../app/api.js';
import { call, dataOf } from '../../../app/net/call.js';

const quiet = { failure: 'quiet' } as const; // the table, the cell or the dialog that asked says it in place

export const stockApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStockTable: build.query({
      ...call(calls.product.table),
      providesTags: ['Stock'],
      extraOptions: { ...quiet, newestOnly: true },
    }),
    /** Leaves the table as it is: rows stay where they are while one works in them. */
    editStock: build.mutation({
      ...dataOf(calls.product.update),
      invalidatesTags: ['Product'],
      extraOptions: quiet,
    }),
    /** A refusal too means that rows are not as they were seen. */
    changeProducts: build.mutation({
      ...dataOf(calls.product.bulk),
      invalidatesTags: ['Product', 'Stock'],
      extraOptions: quiet,
    }),
  }),
});

export type StockQuery = Parameters<typeof stockApi.endpoints.getStockTable.initiate>[0];
