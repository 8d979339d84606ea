import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './net/baseQuery.js';

/** In seconds: data is cached this long after its screen has closed, so that Back finds it. */
const cacheSeconds = 600;

/** The RTK Query API of the web app; features inject their endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'User',
    'Cart',
    'Delivery',
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
  ],
  keepUnusedDataFor: cacheSeconds,
  endpoints: () => ({}),
});
