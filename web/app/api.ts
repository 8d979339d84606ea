import { createAction } from '@reduxjs/toolkit';
import { type CombinedState, createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './net/baseQuery.js';

const tagTypes = [
  'User',
  'Cart',
  'Delivery',
  'Banner',
  'ShopPages',
  'Addresses',
  'Orders',
  'Catalogue',
  'Product',
  'AdminOrders',
  'AuditLog',
  'Import',
  'SearchesWithoutResults',
  'SandboxPage',
  'Stock',
  'BackInStock',
  'Ratings',
] as const;

/** The cached replies of a page, as the server hands them over. */
export type PageData = CombinedState<Record<never, never>, (typeof tagTypes)[number], 'api'>;

/** Fills the cache with the data of the page that the server rendered. */
export const pageDataRead = createAction<PageData>('pageDataRead');

/** In seconds: data is cached this long after its screen has closed, so that Back finds it. */
const cacheSeconds = 600;

/** The RTK Query API of the web app; features inject their endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  keepUnusedDataFor: cacheSeconds,
  refetchOnReconnect: true,
  extractRehydrationInfo: (action) => (pageDataRead.match(action) ? action.payload : undefined),
  endpoints: () => ({}),
});

/** Loads again what has texts in the language of the page, after the language has changed. */
export const languageChanged = () => api.util.invalidateTags(['Catalogue', 'Product', 'Cart', 'Orders']);
