import { describe, expect, test } from '@jest/globals';
import { type PaymentState, paymentStates } from './payment.schema.js';
import type { ProviderStatus } from './paymentProvider.js';
import { Types } from 'mongoose';
import { type PaymentTransition, transitionOf, isTooEarly } from './paymentTransition.js';

const price = { amount: 45_000, currency: 'inr' };
const asked = { ...price, userId: new Types.ObjectId() };
const paid = { state: 'paid', ...price, intent: 'pi_1' } as const;

/** Maps each payment state to the transition that a provider status causes there. */
const transitions = (word: ProviderStatus): Partial<Record<PaymentState, PaymentTransition>> =>
  Object.fromEntries(
    paymentStates.flatMap((state) => {
      const transition = transitionOf({ state, ...asked }, word);
      return transition ? [[state, transition]] : [];
    }),
  );

describe("a provider's word (W-13, W-15)", () => {
  test('that it is paid pays what is open, wakes what had ended, gives back what was cancelled, and is heard once', () => {
    expect(transitions(paid)).toEqual({
      opening: 'pay',
      open: 'pay',
      failed: 'revive',
      expired: 'revive',
      cancelled: 'giveBack',
    });
  });

  test.each([
    ['amount', { ...paid, amount: 44_999 }],
    ['currency', { ...paid, currency: 'usd' }],
  ])('of another %s never pays: while it is open somebody has to look, later it goes back', (_, word) => {
    expect(transitions(word)).toEqual({
      opening: 'flag',
      open: 'flag',
      failed: 'giveBack',
      expired: 'giveBack',
      cancelled: 'giveBack',
    });
  });

  test('that it is paid after all wakes no order of an account that is gone', () => {
    const told = { state: 'expired' as const, ...price, userId: null };
    expect(transitionOf(told, paid)).toBe('giveBack');
  });

  test('that it failed or expired ends what is open and nothing else', () => {
    expect(transitions({ state: 'failed' })).toEqual({ opening: 'fail', open: 'fail' });
    expect(transitions({ state: 'expired' })).toEqual({ opening: 'expire', open: 'expire' });
  });

  test('that it is refunded counts where there was money', () => {
    expect(transitions({ state: 'refunded' })).toEqual({
      paid: 'refunded',
      refunding: 'refunded',
      wrong: 'refunded',
    });
    const early = paymentStates.filter((state) => isTooEarly({ state }, { state: 'refunded' }));
    expect(early).toEqual(['opening', 'open', 'failed', 'expired', 'cancelled']);
  });

  test.each(['open', 'processing'] as const)('%s changes nothing', (state) => {
    expect(transitions({ state })).toEqual({});
  });
});
