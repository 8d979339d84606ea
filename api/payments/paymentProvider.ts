import type { PaymentRecord } from './payment.schema.js';

/**
 * The provider status of a payment. `processing`: the customer has finished the page, but the bank has not
 * answered. Amounts are in paise.
 */
export type ProviderStatus =
  | { state: 'open' | 'processing' | 'failed' | 'expired' | 'refunded' }
  | { state: 'paid'; amount: number; currency: string; intent: string | undefined };

/** The id by which an event names its payment. */
export type PaymentName = { session: string } | { _id: string };

export interface PaymentEvent {
  id: string;
  payment: PaymentName;
  providerStatus: ProviderStatus;
}

/** Holds what the payment page shows. */
export interface PaymentPage {
  payment: PaymentRecord;
  /** The readable order number. */
  orderId: string;
  /** `amount` is the price of one piece, in paise. */
  lines: readonly { name: string; unit: string; quantity: number; amount: number }[];
  /** In paise. */
  delivery: number;
  email: string;
  /** The addresses to return to after payment and after leaving. */
  success: string;
  cancel: string;
}

/** A payment provider. Every call may throw DomainError `paymentsUnavailable` within 9 seconds. */
export interface PaymentProvider {
  readonly name: string;
  /** Opens the payment page. A repeated call for the same payment returns the same page. */
  open(page: PaymentPage): Promise<{ session: string; url: string }>;
  /** Closes the page if it is not paid yet. @returns the status afterwards */
  close(session: string): Promise<ProviderStatus>;
  ask(session: string): Promise<ProviderStatus>;
  /** Refunds the whole amount. A repeated call refunds only once. */
  refund(payment: PaymentRecord): Promise<void>;
  /**
   * @param body the raw request body
   * @param signature the `Stripe-Signature` header
   * @returns undefined for an event that is not for this shop
   * @throws DomainError `badSignature`
   */
  readEvent(body: string, signature: string): Promise<PaymentEvent | undefined>;
}

/** The injection token of the provider; `undefined` is injected if the shop takes no online payments. */
export const PAYMENT_PROVIDER = Symbol('PAYMENT_PROVIDER');
