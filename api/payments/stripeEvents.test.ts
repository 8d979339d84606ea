import { afterEach, expect, jest, test } from '@jest/globals';
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

afterEach(() => {
  jest.useRealTimers();
});

test('W-13 a signature holds for 300 seconds and no longer', async () => {
  const body = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.expired',
    data: { object: {} },
  });
  const now = Date.parse('2026-11-23T12:00:00Z');
  const signed = (secondsAgo: number) => signStripeEvent(body, 'whsec_x', new Date(now - secondsAgo * 1_000));
  const [fresh, lastOne, old] = [await signed(0), await signed(300), await signed(301)];
  jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  for (const signature of [fresh, lastOne])
    expect(await readStripeEvent(body, signature, 'whsec_x')).toMatchObject({ id: 'evt_1' });
  await expect(readStripeEvent(body, old, 'whsec_x')).rejects.toMatchObject({ code: 'badSignature' });
});
