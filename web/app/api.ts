import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './net/baseQuery.js';

/** How long a screen's data outlives the screen, in seconds: long enough for Back to find it. */
const keptSeconds = 600;

/** The one API of the web; features inject their endpoints. */
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
    'Board',
    'Changes',
    'Import',
    'Misses',
    'SandboxPage',
    'Stock',
  ],
  keepUnusedDataFor: keptSeconds,
  endpoints: () => ({}),
});
