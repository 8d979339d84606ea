import { expect, test } from '@jest/globals';
import { calls } from '../contract/calls.js';
import { granted } from './support/client.js';
import { openTestShop } from './support/shop.js';

test('W-31 S-056 visitors see what the merchant has set, and only what is set', async () => {
  const shop = await openTestShop({
    DELIVERY_MINUTES: '25',
    SHOP_LEGAL_NAME: 'Tokri Foods Pvt. Ltd.',
    SHOP_INSTAGRAM: 'https://instagram.example/tokri/',
  });
  expect(granted(await shop.call(calls.shop.settings)).data).toEqual({
    deliveryMinutes: 25,
    etaMinutes: 25,
    onlinePayment: true,
    legalName: 'Tokri Foods Pvt. Ltd.',
    address: '',
    gstin: '',
    grievanceContact: '',
    social: [{ name: 'Instagram', url: 'https://instagram.example/tokri' }],
  });
  await shop.close();
});
