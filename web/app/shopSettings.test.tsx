import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { settingsApi, useShopSettings } from './shopSettings.js';
import { createStore } from './store.js';

test('S-029 there are four social links where the merchant has set one', async () => {
  const store = createStore();
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  const own = { name: 'X', url: 'https://x.com/tokri' };
  await store.dispatch(
    settingsApi.util.upsertQueryData('getSettings', undefined, {
      deliveryMinutes: 10,
      etaMinutes: 10,
      onlinePayment: false,
      legalName: '',
      address: '',
      gstin: '',
      grievanceContact: '',
      social: [own],
    }),
  );
  const { social } = renderHook(useShopSettings, { wrapper }).result.current;
  expect(social.map(({ name }) => name)).toEqual(['Facebook', 'Instagram', 'X', 'YouTube']);
  expect(social[2]).toEqual(own);
});
