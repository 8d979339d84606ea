import { calls } from '../../contract/calls.js';
import type { ShopSettings } from '../../contract/shop.js';
import { api } from './api.js';
import { dataOf, provides } from './net/call.js';

export const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query({ ...dataOf(calls.shop.settings), extraOptions: { failure: 'log' } }),
    /** Loads the text of a page such as Help or Terms. */
    getShopPage: build.query({ ...dataOf(calls.shop.page), ...provides('quiet', 'ShopPages') }),
  }),
});

/** The settings that are used until the merchant's own have loaded. */
const usual: ShopSettings = {
  deliveryMinutes: 10,
  etaMinutes: 10,
  onlinePayment: false,
  legalName: '',
  address: '',
  gstin: '',
  grievanceContact: '',
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'X', url: 'https://x.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
  ],
};

/** In seconds: a delivery time younger than this is not loaded again where it is shown. */
const freshFor = 30;

/** Returns whether the merchant's settings are loading for the first time; they are the usual ones until then. */
export const useShopSettingsLoading = (): boolean => settingsApi.useGetSettingsQuery().isLoading;

/** Returns how many minutes an order placed now would take to arrive. */
export const useArrivalMinutes = (): number =>
  settingsApi.useGetSettingsQuery(undefined, { refetchOnMountOrArgChange: freshFor }).data?.etaMinutes ??
  usual.etaMinutes;

/**
 * Returns the merchant's settings. Default links replace the social links that the merchant has not set, so
 * the footer always has four.
 */
export const useShopSettings = (): ShopSettings => {
  const { data = usual } = settingsApi.useGetSettingsQuery();
  const social = usual.social.map((link) => data.social.find(({ name }) => name === link.name) ?? link);
  return { ...data, social };
};
