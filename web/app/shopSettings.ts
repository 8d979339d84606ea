import { calls } from '../../contract/calls.js';
import type { ShopSettings } from '../../contract/shop.js';
import { api } from './api.js';
import { dataOf } from './net/call.js';

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query({ ...dataOf(calls.shop.settings), extraOptions: { failure: 'log' } }),
  }),
});

/** What holds until the shop has said otherwise. */
const usual: ShopSettings = {
  deliveryMinutes: 10,
  onlinePayment: true,
  legalName: '',
  address: '',
  gstin: '',
  grievanceContact: '',
  social: [],
};

/** What the merchant has set. */
export const useShopSettings = (): ShopSettings => settingsApi.useGetSettingsQuery().data ?? usual;
