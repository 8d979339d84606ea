import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { loadConfig } from '../../api/config/config.js';
import { mailsPath } from '../../api/mail/mailReader.js';
import { Keys } from '../../api/secrets/keys.js';
import { calls } from '../../contract/calls.js';
import { codeMailedTo } from '../support/mailbox.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({ NODE_ENV: 'production', TOKEN_SECRET: 'x'.repeat(40) });
});
afterAll(() => shop.close());

test('in production nobody reads mails in the browser', async () => {
  const { email } = await shop.customer();
  await shop.call(calls.user.forgotPassword, { body: { email } });
  await codeMailedTo(shop, email);

  const at = mailsPath(loadConfig({}), shop.app.get(Keys, { strict: false })) ?? 'none';
  const page = await (await fetch(shop.url + at)).text();
  expect(page).not.toMatch(/Mails of this shop/);
  expect(page).not.toContain(email);
});
