import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { StripeProvider } from './stripeProvider.js';

let asked = 0;
/** A Stripe that takes every request and never answers. */
const silent = createServer(() => {
  asked += 1;
});
let provider: StripeProvider;
beforeAll(async () => {
  jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
  await import('stripe'); // so that the provider needs no time for it
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const { port } = silent.address() as AddressInfo;
  const config = { STRIPE_SECRET_KEY: 'sk_test_123', STRIPE_API_BASE: `http://127.0.0.1:${port}` } as Config;
  provider = new StripeProvider(config, { request: 600_000, total: 600_000, failures: 5, pause: 600_000 });
});
afterAll(() => {
  silent.closeAllConnections();
  silent.close();
  jest.restoreAllMocks();
});

test('Stripe has no more time than is left to the call of the customer, and is not asked with almost none', async () => {
  const isRefused = { code: 'paymentsUnavailable' };
  await expect(provider.close('cs_1', Date.now() + 1_200)).rejects.toMatchObject(isRefused);
  expect(asked).toBe(1);
  await expect(provider.close('cs_1', Date.now() + 500)).rejects.toMatchObject(isRefused);
  expect(asked).toBe(1);
});
