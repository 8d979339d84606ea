import { expect, test } from '@jest/globals';
import { calls } from '../../contract/calls.js';
import { openTestShop } from '../support/shop.js';

test('an admin who uploads faster than allowed is asked to wait', async () => {
  const shop = await openTestShop({ RATE_LIMIT_FACTOR: '0.02' }); // 120 a minute become 2
  const admin = await shop.admin();
  const form = () => {
    const sent = new FormData();
    sent.append('image', new Blob(['no picture']), 'a.png');
    return sent;
  };
  const statuses: number[] = [];
  for (let n = 0; n < 2; n++) statuses.push((await admin.call(calls.file.upload, { form: form() })).status);
  expect(statuses).toEqual([400, 400]);
  const refused = await admin.call(calls.file.upload, { form: form() });
  expect(refused).toMatchObject({ status: 429, json: { code: 'rateLimited' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await shop.close();
});
