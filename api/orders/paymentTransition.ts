import type { PaymentRecord, PaymentState } from '../payments/payment.schema.js';
import type { ProviderStatus } from '../payments/paymentProvider.js';

/**
 * What a word of the provider comes to. `revive`: paid after its goods went back to the shelf; `giveBack`: paid after somebody
 * cancelled the order; `flag`: another amount or currency than the order's.
 */
export type PaymentTransition = 'pay' | 'revive' | 'giveBack' | 'flag' | 'fail' | 'expire' | 'refunded';

type Told = Pick<PaymentRecord, 'state' | 'amount' | 'currency' | 'userId'>;
type Paid = Extract<ProviderStatus, { state: 'paid' }>;

const isLive = (state: PaymentState) => state === 'opening' || state === 'open';
const hasEnded = (state: PaymentState) => state === 'failed' || state === 'expired';
const isMoney = (state: PaymentState) => state === 'paid' || state === 'refunding' || state === 'wrong';

/** Nobody is left to deliver to where the account was deleted. */
const whenPaid = ({ state, amount, currency, userId }: Told, word: Paid): PaymentTransition | undefined => {
  const isExact = word.amount === amount && word.currency === currency;
  if (isLive(state)) return isExact ? 'pay' : 'flag';
  if (hasEnded(state)) return isExact && userId ? 'revive' : 'giveBack';
  return state === 'cancelled' ? 'giveBack' : undefined;
};

/** Told twice, late, or in another order than it happened, it comes to the same: nothing where it is known already (W-13, W-15). */
export const transitionOf = (payment: Told, word: ProviderStatus): PaymentTransition | undefined => {
  const { state } = payment;
  switch (word.state) {
    case 'paid':
      return whenPaid(payment, word);
    case 'failed':
      return isLive(state) ? 'fail' : undefined;
    case 'expired':
      return isLive(state) ? 'expire' : undefined;
    case 'refunded':
      return isMoney(state) ? 'refunded' : undefined;
    default:
      return undefined;
  }
};

/** Money went back of which nobody has said yet that it came: that has to be heard first. */
export const isTooEarly = ({ state }: Pick<PaymentRecord, 'state'>, word: ProviderStatus): boolean =>
  word.state === 'refunded' && !isMoney(state) && state !== 'refunded';
