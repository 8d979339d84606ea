import { calls } from '../../../contract/calls.js';
import { api } from '../../app/api.js';
import { call, dataOf, upload } from '../../app/net/call.js';

const told = { success: 'toast', failure: 'quiet' } as const; // a refusal stands in the form or dialog that asked
const quiet = { failure: 'quiet' } as const; // a list says in place that it could not be loaded

export const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadPicture: build.mutation({ ...upload(calls.file.upload), extraOptions: quiet }),
    createCategory: build.mutation({
      ...call(calls.category.create),
      invalidatesTags: ['Catalogue'],
      extraOptions: told,
    }),
    updateCategory: build.mutation({
      ...call(calls.category.update),
      invalidatesTags: ['Catalogue', 'Product'],
      extraOptions: told,
    }),
    removeCategory: build.mutation({
      ...call(calls.category.remove),
      invalidatesTags: ['Catalogue'],
      extraOptions: told,
    }),
    createSubCategory: build.mutation({
      ...call(calls.subcategory.create),
      invalidatesTags: ['Catalogue'],
      extraOptions: told,
    }),
    updateSubCategory: build.mutation({
      ...call(calls.subcategory.update),
      invalidatesTags: ['Catalogue', 'Product'],
      extraOptions: told,
    }),
    removeSubCategory: build.mutation({
      ...call(calls.subcategory.remove),
      invalidatesTags: ['Catalogue'],
      extraOptions: told,
    }),
    listProducts: build.query({
      ...call(calls.product.list),
      providesTags: ['Product'],
      extraOptions: { ...quiet, newestOnly: true },
    }),
    /** For the palette: it ends no other search. */
    findProducts: build.query({
      ...call(calls.product.list),
      providesTags: ['Product'],
      extraOptions: quiet,
    }),
    /** For its form, which says itself when there is none. */
    openProduct: build.query({
      ...dataOf(calls.product.details),
      providesTags: ['Product'],
      extraOptions: quiet,
    }),
    createProduct: build.mutation({
      ...call(calls.product.create),
      invalidatesTags: ['Product'],
      extraOptions: told,
    }),
    updateProduct: build.mutation({
      ...dataOf(calls.product.update),
      invalidatesTags: ['Product'],
      extraOptions: told,
    }),
    removeProduct: build.mutation({
      ...call(calls.product.remove),
      invalidatesTags: ['Product'],
      extraOptions: told,
    }),
    getBoard: build.query({
      ...call(calls.order.board),
      providesTags: ['Board'],
      extraOptions: { ...quiet, newestOnly: true },
    }),
    inspectOrder: build.query({
      ...dataOf(calls.order.inspect),
      providesTags: ['Board'],
      extraOptions: quiet,
    }),
    advanceOrder: build.mutation({
      ...dataOf(calls.order.advance),
      invalidatesTags: ['Board'],
      extraOptions: { success: 'toast' },
    }),
    getFigures: build.query({
      ...dataOf(calls.figures.home),
      providesTags: ['Board', 'Product'],
      extraOptions: quiet,
    }),
    listChanges: build.query({
      ...call(calls.audit.list),
      providesTags: ['Changes'],
      keepUnusedDataFor: 0,
      extraOptions: { ...quiet, newestOnly: true },
    }),
    uploadImport: build.mutation({ ...upload(calls.import.upload), extraOptions: quiet }),
    previewImport: build.mutation({ ...dataOf(calls.import.preview), extraOptions: quiet }),
    startImport: build.mutation({
      ...dataOf(calls.import.start),
      invalidatesTags: ['Import'],
      extraOptions: quiet,
    }),
    cancelImport: build.mutation({
      ...dataOf(calls.import.cancel),
      invalidatesTags: ['Import', 'Product', 'Catalogue'],
      extraOptions: { success: 'toast' },
    }),
    getImport: build.query({ ...dataOf(calls.import.status), providesTags: ['Import'], extraOptions: quiet }),
    noteOrder: build.mutation({
      ...dataOf(calls.order.note),
      invalidatesTags: ['Board'],
      extraOptions: quiet,
    }),
  }),
});
