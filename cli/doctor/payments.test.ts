import { expect, test } from '@jest/globals';
import { handledEvents } from '../../api/payments/stripeEvents.js';
import { endpointFault } from './payments.js';

const url = 'https://shop.example/api/order/webhook';
const endpoint = { url, status: 'enabled', enabled_events: [...handledEvents] };

test('the endpoint at Stripe has to be there, enabled, and for exactly the events that the shop handles', () => {
  const [first = '', ...rest] = handledEvents;
  expect(endpointFault([{ ...endpoint, url: 'https://other.example' }, endpoint], url)).toBeUndefined();
  expect(endpointFault([], url)?.reason).toContain('no webhook endpoint');
  expect(endpointFault([{ ...endpoint, status: 'disabled' }], url)?.reason).toContain('is disabled');
  expect(endpointFault([{ ...endpoint, enabled_events: rest }], url)?.reason).toContain(
    `is not sent ${first}`,
  );
  expect(endpointFault([{ ...endpoint, enabled_events: ['*'] }], url)?.reason).toContain('every event');
  const more = { ...endpoint, enabled_events: [...handledEvents, 'payout.paid'] };
  expect(endpointFault([more], url)).toMatchObject({
    grave: false,
    reason: expect.stringContaining(': payout.paid'),
  });
});
