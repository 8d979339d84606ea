import { expect, test } from '@jest/globals';
import { handledEvents } from '../../api/payments/stripeEvents.js';
import { endpointIssue } from './payments.js';

const url = 'https://shop.example/api/order/webhook';
const endpoint = { url, status: 'enabled', enabled_events: [...handledEvents] };

test('the endpoint at Stripe has to be there, enabled, and for exactly the events that the shop handles', () => {
  const [first = '', ...rest] = handledEvents;
  expect(endpointIssue([{ ...endpoint, url: 'https://other.example' }, endpoint], url)).toBeUndefined();
  expect(endpointIssue([], url)?.reason).toContain('no webhook endpoint');
  expect(endpointIssue([{ ...endpoint, status: 'disabled' }], url)?.reason).toContain('is disabled');
  expect(endpointIssue([{ ...endpoint, enabled_events: rest }], url)?.reason).toContain(
    `is not sent ${first}`,
  );
  expect(endpointIssue([{ ...endpoint, enabled_events: ['*'] }], url)?.reason).toContain('every event');
  const more = { ...endpoint, enabled_events: [...handledEvents, 'payout.paid'] };
  expect(endpointIssue([more], url)).toMatchObject({
    grave: false,
    reason: expect.stringContaining(': payout.paid'),
  });
});
