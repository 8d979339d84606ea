import type { PaymentRecord } from './payment.schema.js';

/** What the provider says of a payment. `processing`: the page is done with, and the bank has not answered. Amounts in paise. */
export type ProviderStatus =
  | { state: 'open' | 'processing' | 'failed' | 'expired' | 'refunded' }
  | { state: 'paid'; amount: number; currency: string; intent: string | undefined };

/** By what an event names its payment. */
export type PaymentName = { session: string } | { _id: string };

export interface PaymentEvent {
  id: string;
  payment: PaymentName;
  word: ProviderStatus;
}

/** What is paid for, as the page shows it. */
export interface PaymentPage {
  payment: PaymentRecord;
  /** The readable order number. */
  orderId: string;
  /** `amount` of one piece, in paise. */
  lines: readonly { name: string; unit: string; quantity: number; amount: number }[];
  /** Paise. */
  delivery: number;
  email: string;
  /** Where it leads back to, paid or not. */
  success: string;
  cancel: string;
}

/** Who takes the money. Every call may throw DomainError `paymentsUnavailable`, within 9 seconds. */
export interface PaymentProvider {
  readonly name: string;
  /** Opens the page where it is paid; asked again for the same payment it answers the same page. */
  open(page: PaymentPage): Promise<{ session: string; url: string }>;
  /** Closes the page, where nobody has paid on it yet. @returns how it stands then */
  close(session: string): Promise<ProviderStatus>;
  ask(session: string): Promise<ProviderStatus>;
  /** Sends all of the money back; asked again it is sent once. */
  refund(payment: PaymentRecord): Promise<void>;
  /**
   * @param body as it came
   * @param signature its `Stripe-Signature`
   * @returns nothing for an event that is none of ours
   * @throws DomainError `badSignature`
   */
  readEvent(body: string, signature: string): Promise<PaymentEvent | undefined>;
}

/** The key under which modules inject the provider; `undefined` is injected where the shop takes no online payments. */
export const PAYMENT_PROVIDER = Symbol('PAYMENT_PROVIDER');
