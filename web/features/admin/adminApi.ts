import { calls } from '../../../contract/calls.js';
import type { AdminOrder } from '../../../contract/order.js';
import type { CallBody } from '../../../contract/schemas.js';
import type { CategoryValues } from '../../../ui/CategoryDialog/CategoryDialog.js';
import type { DependentCounts } from '../../../ui/DeleteDialog/dependentsText.js';
import { api } from '../../app/api.js';
import { call, dataOf, keyed, upload } from '../../app/net/call.js';
import { isFailure } from '../../app/net/failure.js';

// the form or dialog that asked shows the error
const successToast = { success: 'toast', failure: 'quiet' } as const;
const quiet = { failure: 'quiet' } as const; // a list shows its own loading error
// not cached: dependents are loaded each time
const uncached = { keepUnusedDataFor: 0, extraOptions: quiet } as const;

/** A new product and its idempotency key. */
interface KeyedProduct {
  key: string;
  values: CallBody<'product', 'create'>;
}
const product = call(calls.product.create);

const moderates = {
  invalidatesTags: ['Ratings' as const, 'Product' as const, 'AuditLog' as const],
  extraOptions: { success: 'toast' as const },
};

const categoryCalls = { category: calls.category, subCategory: calls.subcategory } as const;

/** The two kinds of categories; their calls have the same shape. */
export type CategoryKind = keyof typeof categoryCalls;

interface CategoryReference {
  kind: CategoryKind;
  _id: string;
}
/** A category or subcategory to change, or to create if it has no `_id`. */
interface CategoryEdit {
  kind: CategoryKind;
  _id: string | undefined;
  values: CategoryValues;
}

/** Returns the order as it is stored now, from the error of an edit conflict; undefined for any other error. */
const newerOrder = ({ error }: { error: unknown }): AdminOrder | undefined =>
  // already filtered by the shop
  isFailure(error) && error.code === 'noteChanged' ? (error.data as AdminOrder) : undefined;

export const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadImage: build.mutation({ ...upload(calls.file.upload), extraOptions: quiet }),
    getStoredCategories: build.query({
      ...dataOf(calls.category.stored),
      providesTags: ['Catalogue'],
      extraOptions: quiet,
    }),
    getStoredSubCategories: build.query({
      ...dataOf(calls.subcategory.stored),
      providesTags: ['Catalogue'],
      extraOptions: quiet,
    }),
    saveCategory: build.mutation<unknown, CategoryEdit>({
      query: ({ kind, _id, values }) =>
        _id === undefined
          ? { call: categoryCalls[kind].create, body: values }
          : { call: categoryCalls[kind].update, body: { _id, ...values } },
      invalidatesTags: (_reply, _error, { _id }) =>
        _id === undefined ? ['Catalogue'] : ['Catalogue', 'Product'],
      extraOptions: successToast,
    }),
    removeCategory: build.mutation<unknown, CategoryReference>({
      query: ({ kind, _id }) => ({ call: categoryCalls[kind].remove, body: { _id } }),
      invalidatesTags: ['Catalogue'],
      extraOptions: successToast,
    }),
    getCategoryDependents: build.query<DependentCounts, CategoryReference>({
      query: ({ kind, _id }) => ({ call: categoryCalls[kind].dependents, body: { _id } }),
      transformResponse: dataOf(calls.category.dependents).transformResponse,
      ...uncached,
    }),
    getProductDependents: build.query({ ...dataOf(calls.product.dependents), ...uncached }),
    listProducts: build.query({
      ...call(calls.product.list),
      providesTags: ['Product'],
      extraOptions: { ...quiet, newestOnly: true },
    }),
    /**
     * Searches products for the command palette. It is a separate endpoint, so that it does not abort the
     * search of the product list.
     */
    findProducts: build.query({
      ...call(calls.product.list),
      providesTags: ['Product'],
      extraOptions: quiet,
    }),
    /** Loads a product for the edit form. The form itself shows that a product is missing, so there is no toast. */
    openProduct: build.query({
      ...dataOf(calls.product.stored),
      providesTags: ['Product'],
      extraOptions: quiet,
    }),
    createProduct: build.mutation<ReturnType<typeof product.transformResponse>, KeyedProduct>({
      query: ({ key, values }) => ({ ...product.query(values), ...keyed(key) }),
      transformResponse: product.transformResponse,
      invalidatesTags: ['Product'],
      extraOptions: successToast,
    }),
    updateProduct: build.mutation({
      ...dataOf(calls.product.update),
      invalidatesTags: ['Product'],
      extraOptions: successToast,
    }),
    removeProduct: build.mutation({
      ...call(calls.product.remove),
      invalidatesTags: ['Product'],
      extraOptions: successToast,
    }),
    getAdminOrders: build.query({
      ...call(calls.order.adminOrders),
      providesTags: ['AdminOrders'],
      extraOptions: { ...quiet, newestOnly: true },
    }),
    /**
     * Searches orders for the command palette. It is a separate endpoint, so that it does not abort the
     * search of the order table.
     */
    findOrders: build.query({
      ...call(calls.order.adminOrders),
      providesTags: ['AdminOrders'],
      extraOptions: quiet,
    }),
    inspectOrder: build.query({
      ...dataOf(calls.order.inspect),
      providesTags: ['AdminOrders'],
      extraOptions: quiet,
    }),
    advanceOrder: build.mutation({
      ...dataOf(calls.order.advance),
      invalidatesTags: ['AdminOrders'],
      extraOptions: { success: 'toast' },
    }),
    getStatistics: build.query({
      ...dataOf(calls.statistics.home),
      providesTags: ['AdminOrders', 'Product', 'Ratings'],
      extraOptions: quiet,
    }),
    listAuditLog: build.query({
      ...call(calls.audit.list),
      providesTags: ['AuditLog'],
      keepUnusedDataFor: 0,
      extraOptions: { ...quiet, newestOnly: true },
    }),
    /** Loads the delivery rules for their form, each time the form opens. */
    openDelivery: build.query({ ...dataOf(calls.delivery.rules), ...uncached }),
    saveDelivery: build.mutation({
      ...dataOf(calls.delivery.update),
      invalidatesTags: ['Delivery', 'AuditLog'],
      extraOptions: successToast,
    }),
    /** Loads the home page's banner for its form, each time the form opens. */
    openBanner: build.query({ ...dataOf(calls.home.banner), ...uncached }),
    saveBanner: build.mutation({
      ...dataOf(calls.home.updateBanner),
      invalidatesTags: ['Banner', 'AuditLog'],
      extraOptions: successToast,
    }),
    /** Loads the texts of one of the shop's pages for their form, each time the form opens. */
    openShopPage: build.query({ ...dataOf(calls.shop.storedPage), ...uncached }),
    saveShopPage: build.mutation({
      ...dataOf(calls.shop.updatePage),
      invalidatesTags: ['ShopPages', 'AuditLog'],
      extraOptions: successToast,
    }),
    listSearchesWithoutResults: build.query({
      ...call(calls.search.searchesWithoutResults),
      providesTags: ['SearchesWithoutResults'],
      ...uncached,
    }),
    removeSearchWithoutResults: build.mutation({
      ...call(calls.search.forget),
      invalidatesTags: ['SearchesWithoutResults'],
      extraOptions: { success: 'toast' },
    }),
    /** Loads the synonyms for their form, each time the form opens. */
    openWords: build.query({ ...dataOf(calls.search.synonyms), ...uncached }),
    saveWords: build.mutation({
      ...dataOf(calls.search.updateWords),
      invalidatesTags: ['SearchesWithoutResults', 'AuditLog'],
      extraOptions: successToast,
    }),
    uploadImport: build.mutation({ ...upload(calls.import.upload), extraOptions: quiet }),
    previewImport: build.mutation({ ...dataOf(calls.import.preview), extraOptions: quiet }),
    startImport: build.mutation({
      ...dataOf(calls.import.start),
      invalidatesTags: ['Import'],
      extraOptions: quiet,
      /** Replaces the former import by the new one at once: the request for its status may take long or fail. */
      async onQueryStarted(_order, { dispatch, queryFulfilled }) {
        const job = await queryFulfilled.then(
          ({ data }) => data,
          () => undefined,
        );
        if (job) dispatch(adminApi.util.updateQueryData('getImport', {}, () => job));
      },
    }),
    cancelImport: build.mutation({
      ...dataOf(calls.import.cancel),
      invalidatesTags: ['Import', 'Product', 'Catalogue'],
      extraOptions: { success: 'toast' },
    }),
    getImport: build.query({ ...dataOf(calls.import.status), providesTags: ['Import'], extraOptions: quiet }),
    listRatings: build.query({
      ...call(calls.rating.adminRatings),
      providesTags: ['Ratings'],
      extraOptions: { ...quiet, newestOnly: true },
    }),
    // also after a failure, when the customer has changed the rating: the list is loaded again
    approveRating: build.mutation({ ...call(calls.rating.approve), ...moderates }),
    rejectRating: build.mutation({
      ...call(calls.rating.reject),
      ...moderates,
      extraOptions: successToast,
    }),
    answerProblem: build.mutation({
      ...call(calls.order.answerProblem),
      // also after a failure, when somebody else has answered
      invalidatesTags: ['AdminOrders', 'AuditLog'],
      extraOptions: { success: 'toast', failure: 'quiet' },
    }),
    noteOrder: build.mutation({
      ...dataOf(calls.order.note),
      invalidatesTags: ['AdminOrders'],
      extraOptions: quiet,
      /**
       * Updates the cached order after its note was saved or met an edit conflict, since both replies contain
       * the order.
       */
      async onQueryStarted({ orderId }, { dispatch, queryFulfilled }) {
        const order = await queryFulfilled.then(({ data }) => data, newerOrder);
        if (order) await dispatch(adminApi.util.upsertQueryData('inspectOrder', { orderId }, order));
      },
    }),
  }),
});
