import type { PaymentRecord } from './payment.schema.js';

/**
 * The status of a payment as its provider reports it. `processing`: the customer has finished the page, but
 * the bank has not answered. Amounts are in paise.
 */
export type ProviderStatus =
  | { state: 'open' | 'processing' | 'failed' | 'expired' | 'refunded' }
  | { state: 'paid'; amount: number; currency: string; intent: string | undefined };

/** The id by which a provider's event names a payment: that of the payment page, or that of the payment itself. */
export type PaymentName = { session: string } | { _id: string };

export interface PaymentEvent {
  id: string;
  payment: PaymentName;
  providerStatus: ProviderStatus;
}

/** What a payment provider needs to know to open a payment page. */
export interface PaymentPage {
  payment: PaymentRecord;
  /** The order number that customers read. */
  orderId: string;
  /** The products of the order; `amount` is the price of one piece, in paise. */
  lines: readonly { name: string; unit: string; quantity: number; amount: number }[];
  /** The delivery charge, in paise. */
  delivery: number;
  email: string;
  /** The addresses that the page returns to: `success` after payment, `cancel` if the customer leaves it. */
  success: string;
  cancel: string;
}

/**
 * A payment provider. Every call may throw DomainError `paymentsUnavailable`: within 8 seconds, and at the time `until`
 * (ms since 1970) at the latest, when a client waits for more than this call.
 */
export interface PaymentProvider {
  readonly name: string;
  /**
   * Opens a payment page. A repeated call for the same payment returns the same page.
   * @throws DomainError `notReady` only while another call opens the page: the order must stay then
   */
  open(page: PaymentPage, until: number): Promise<{ session: string; url: string }>;
  /** Closes a payment page if it is not paid yet. @returns the status of the payment afterwards */
  close(session: string, until?: number): Promise<ProviderStatus>;
  ask(session: string): Promise<ProviderStatus>;
  /** Refunds the whole amount of a payment. A repeated call refunds only once. */
  refund(payment: PaymentRecord): Promise<void>;
  /**
   * Verifies and reads an event that the provider sent to the webhook.
   * @param body the raw request body
   * @param signature the `Stripe-Signature` header
   * @returns undefined for an event that is not for this shop
   * @throws DomainError `badSignature`
   */
  readEvent(body: string, signature: string): Promise<PaymentEvent | undefined>;
}

/** The injection token of the payment provider; `undefined` is injected if the shop takes no online payments. */
export const PAYMENT_PROVIDER = Symbol('PAYMENT_PROVIDER');
