import { calls } from '../../../contract/calls.js';
import type { AdminOrder } from '../../../contract/order.js';
import type { CallBody } from '../../../contract/schemas.js';
import type { CategoryValues } from '../../../ui/CategoryDialog/CategoryDialog.js';
import type { DependentCounts } from '../../../ui/DeleteDialog/dependentsText.js';
import { api } from '../../app/api.js';
import { call, dataOf, keyed, provides, providesNewest, invalidates, upload } from '../../app/net/call.js';
import { isFailure } from '../../app/net/failure.js';

const quiet = { failure: 'quiet' } as const; // the form, dialog or list that asked shows the error
// not cached: dependents are loaded each time
const uncached = { keepUnusedDataFor: 0, extraOptions: quiet } as const;

/** A new product and its idempotency key. */
interface KeyedProduct {
  key: string;
  values: CallBody<'product', 'create'>;
}
const product = call(calls.product.create);

const moderated = ['Ratings', 'Product', 'AuditLog'] as const;

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
    getStoredCategories: build.query({ ...dataOf(calls.category.stored), ...provides('quiet', 'Catalogue') }),
    getStoredSubCategories: build.query({
      ...dataOf(calls.subcategory.stored),
      ...provides('quiet', 'Catalogue'),
    }),
    saveCategory: build.mutation<unknown, CategoryEdit>({
      query: ({ kind, _id, values }) =>
        _id === undefined
          ? { call: categoryCalls[kind].create, body: values }
          : { call: categoryCalls[kind].update, body: { _id, ...values } },
      extraOptions: { success: 'toast', failure: 'quiet' },
      invalidatesTags: (_reply, _error, { _id }) =>
        _id === undefined ? ['Catalogue'] : ['Catalogue', 'Product'],
    }),
    removeCategory: build.mutation<unknown, CategoryReference>({
      query: ({ kind, _id }) => ({ call: categoryCalls[kind].remove, body: { _id } }),
      ...invalidates('quiet', 'Catalogue'),
    }),
    getCategoryDependents: build.query<DependentCounts, CategoryReference>({
      query: ({ kind, _id }) => ({ call: categoryCalls[kind].dependents, body: { _id } }),
      transformResponse: dataOf(calls.category.dependents).transformResponse,
      ...uncached,
    }),
    getProductDependents: build.query({ ...dataOf(calls.product.dependents), ...uncached }),
    listProducts: build.query({ ...call(calls.product.list), ...providesNewest('Product') }),
    /**
     * Searches products for the command palette. It is a separate endpoint, so that it does not abort the
     * search of the product list.
     */
    findProducts: build.query({ ...call(calls.product.list), ...provides('quiet', 'Product') }),
    /** Loads a product for the edit form. The form itself shows that a product is missing, so there is no toast. */
    openProduct: build.query({ ...dataOf(calls.product.stored), ...provides('quiet', 'Product') }),
    createProduct: build.mutation<ReturnType<typeof product.transformResponse>, KeyedProduct>({
      query: ({ key, values }) => ({ ...product.query(values), ...keyed(key) }),
      transformResponse: product.transformResponse,
      ...invalidates('quiet', 'Product'),
    }),
    updateProduct: build.mutation({ ...dataOf(calls.product.update), ...invalidates('quiet', 'Product') }),
    removeProduct: build.mutation({ ...call(calls.product.remove), ...invalidates('quiet', 'Product') }),
    getAdminOrders: build.query({ ...call(calls.order.adminOrders), ...providesNewest('AdminOrders') }),
    /**
     * Searches orders for the command palette. It is a separate endpoint, so that it does not abort the
     * search of the order table.
     */
    findOrders: build.query({ ...call(calls.order.adminOrders), ...provides('quiet', 'AdminOrders') }),
    inspectOrder: build.query({ ...dataOf(calls.order.inspect), ...provides('quiet', 'AdminOrders') }),
    advanceOrder: build.mutation({ ...dataOf(calls.order.advance), ...invalidates('toast', 'AdminOrders') }),
    getStatistics: build.query({
      ...dataOf(calls.statistics.home),
      ...provides('quiet', 'AdminOrders', 'Product', 'Ratings'),
    }),
    listAuditLog: build.query({
      ...call(calls.audit.list),
      ...providesNewest('AuditLog'),
      keepUnusedDataFor: 0,
    }),
    /** Loads the delivery rules for their form, each time the form opens. */
    openDelivery: build.query({ ...dataOf(calls.delivery.rules), ...uncached }),
    saveDelivery: build.mutation({
      ...dataOf(calls.delivery.update),
      ...invalidates('quiet', 'Delivery', 'AuditLog'),
    }),
    /** Loads the home page's banner for its form, each time the form opens. */
    openBanner: build.query({ ...dataOf(calls.home.banner), ...uncached }),
    saveBanner: build.mutation({
      ...dataOf(calls.home.updateBanner),
      ...invalidates('quiet', 'Banner', 'AuditLog'),
    }),
    /** Loads the texts of one of the shop's pages for their form, each time the form opens. */
    openShopPage: build.query({ ...dataOf(calls.shop.storedPage), ...uncached }),
    saveShopPage: build.mutation({
      ...dataOf(calls.shop.updatePage),
      ...invalidates('quiet', 'ShopPages', 'AuditLog'),
    }),
    listSearchesWithoutResults: build.query({
      ...call(calls.search.searchesWithoutResults),
      providesTags: ['SearchesWithoutResults'],
      ...uncached,
    }),
    removeSearchWithoutResults: build.mutation({
      ...call(calls.search.forget),
      ...invalidates('toast', 'SearchesWithoutResults'),
    }),
    /** Loads the synonyms for their form, each time the form opens. */
    openWords: build.query({ ...dataOf(calls.search.synonyms), ...uncached }),
    saveWords: build.mutation({
      ...dataOf(calls.search.updateWords),
      ...invalidates('quiet', 'SearchesWithoutResults', 'AuditLog'),
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
      ...invalidates('toast', 'Import', 'Product', 'Catalogue'),
    }),
    getImport: build.query({ ...dataOf(calls.import.status), ...provides('quiet', 'Import') }),
    listRatings: build.query({ ...call(calls.rating.adminRatings), ...providesNewest('Ratings') }),
    // also after a failure, when the customer has changed the rating: the list is loaded again
    approveRating: build.mutation({ ...call(calls.rating.approve), ...invalidates('toast', ...moderated) }),
    rejectRating: build.mutation({ ...call(calls.rating.reject), ...invalidates('quiet', ...moderated) }),
    answerProblem: build.mutation({
      ...call(calls.order.answerProblem),
      // also after a failure, when somebody else has answered
      ...invalidates('quiet', 'AdminOrders', 'AuditLog'),
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
