import { describe, expect, test } from '@jest/globals';
import { type PaymentState, paymentStates } from '../payments/payment.schema.js';
import type { PaymentWord } from '../payments/paymentProvider.js';
import { Types } from 'mongoose';
import { type Effect, effectOf, isTooEarly } from './effectOf.js';

const price = { amount: 45_000, currency: 'inr' };
const asked = { ...price, userId: new Types.ObjectId() };
const paid = { state: 'paid', ...price, intent: 'pi_1' } as const;

/** The states in which a word has an effect, and which. */
const effects = (word: PaymentWord): Partial<Record<PaymentState, Effect>> =>
  Object.fromEntries(
    paymentStates.flatMap((state) => {
      const effect = effectOf({ state, ...asked }, word);
      return effect ? [[state, effect]] : [];
    }),
  );

describe("a provider's word (W-13, W-15)", () => {
  test('that it is paid pays what is open, wakes what had ended, gives back what was cancelled, and is heard once', () => {
    expect(effects(paid)).toEqual({
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
    expect(effects(word)).toEqual({
      opening: 'flag',
      open: 'flag',
      failed: 'giveBack',
      expired: 'giveBack',
      cancelled: 'giveBack',
    });
  });

  test('that it is paid after all wakes no order of an account that is gone', () => {
    const told = { state: 'expired' as const, ...price, userId: null };
    expect(effectOf(told, paid)).toBe('giveBack');
  });

  test('that it failed or expired ends what is open and nothing else', () => {
    expect(effects({ state: 'failed' })).toEqual({ opening: 'fail', open: 'fail' });
    expect(effects({ state: 'expired' })).toEqual({ opening: 'expire', open: 'expire' });
  });

  test('that it is refunded counts where there was money', () => {
    expect(effects({ state: 'refunded' })).toEqual({
      paid: 'refunded',
      refunding: 'refunded',
      wrong: 'refunded',
    });
    const early = paymentStates.filter((state) => isTooEarly({ state }, { state: 'refunded' }));
    expect(early).toEqual(['opening', 'open', 'failed', 'expired', 'cancelled']);
  });

  test.each(['open', 'processing'] as const)('%s changes nothing', (state) => {
    expect(effects({ state })).toEqual({});
  });
});
