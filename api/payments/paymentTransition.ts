import type { PaymentRecord, PaymentState } from './payment.schema.js';
import type { ProviderStatus } from './paymentProvider.js';

/**
 * What a provider status does to a payment. `revive`: paid after its stock was returned; `giveBack`: paid
 * after the order was cancelled; `flag`: another amount or currency than the order's.
 */
export type PaymentTransition = 'pay' | 'revive' | 'giveBack' | 'flag' | 'fail' | 'expire' | 'refunded';

type KnownPayment = Pick<PaymentRecord, 'state' | 'amount' | 'currency' | 'userId'>;
type Paid = Extract<ProviderStatus, { state: 'paid' }>;

const isLive = (state: PaymentState) => state === 'opening' || state === 'open';
const hasEnded = (state: PaymentState) => state === 'failed' || state === 'expired';
const isMoney = (state: PaymentState) => state === 'paid' || state === 'refunding' || state === 'wrong';

/**
 * Returns the transition of a payment that the provider reports as paid. A late payment is refunded if the
 * account was deleted, because there is no address to deliver to.
 */
const whenPaid = (
  { state, amount, currency, userId }: KnownPayment,
  providerStatus: Paid,
): PaymentTransition | undefined => {
  const isExact = providerStatus.amount === amount && providerStatus.currency === currency;
  if (isLive(state)) return isExact ? 'pay' : 'flag';
  if (hasEnded(state)) return isExact && userId ? 'revive' : 'giveBack';
  return state === 'cancelled' ? 'giveBack' : undefined;
};

/**
 * Returns the transition that a provider status causes; undefined if the status changes nothing. Repeated,
 * late or reordered events have the same result (W-13, W-15).
 */
export const transitionOf = (
  payment: KnownPayment,
  providerStatus: ProviderStatus,
): PaymentTransition | undefined => {
  const { state } = payment;
  switch (providerStatus.state) {
    case 'paid':
      return whenPaid(payment, providerStatus);
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

/** Tells whether the provider reports a refund before the payment itself. Then the payment must be handled first. */
export const isTooEarly = (
  { state }: Pick<PaymentRecord, 'state'>,
  providerStatus: ProviderStatus,
): boolean => providerStatus.state === 'refunded' && !isMoney(state) && state !== 'refunded';
