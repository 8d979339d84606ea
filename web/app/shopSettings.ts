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

/** Seconds for which it is known how long an order takes. */
const freshFor = 30;

/** How long an order takes that is placed now, in minutes: asked anew where it is shown. */
export const useArrivalMinutes = (): number =>
  settingsApi.useGetSettingsQuery(undefined, { refetchOnMountOrArgChange: freshFor }).data?.etaMinutes ??
  usual.etaMinutes;

/** What the merchant has set. The footer has its four links in any case (S-029). */
export const useShopSettings = (): ShopSettings => {
  const { data = usual } = settingsApi.useGetSettingsQuery();
  const social = usual.social.map((link) => data.social.find(({ name }) => name === link.name) ?? link);
  return { ...data, social };
};
