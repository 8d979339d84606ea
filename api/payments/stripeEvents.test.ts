import { expect, test } from '@jest/globals';
import { handledEvents, readStripeEvent, signStripeEvent } from './stripeEvents.js';

test('every event of the list of those that are handled is read', async () => {
  const object = {
    id: 'cs_1',
    status: 'complete',
    payment_status: 'paid',
    refunded: true,
    metadata: { payment: 'a'.repeat(24) },
  };
  for (const type of handledEvents) {
    const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
    expect(await readStripeEvent(body, await signStripeEvent(body, 'whsec_x'), 'whsec_x')).toMatchObject({
      id: 'evt_1',
    });
  }
});
