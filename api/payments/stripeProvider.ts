import { Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import { DomainError } from '../common/domainError.js';
import type { Config } from '../config/config.js';
import type { PaymentRecord } from './payment.schema.js';
import type { PaymentEvent, PaymentPage, PaymentProvider, ProviderStatus } from './paymentProvider.js';
import { isInvalidRequest, reasonOfStripe, stripeClient } from './stripeClient.js';
import { readStripeEvent, providerStatusOf } from './stripeEvents.js';

const shippingOf = ({ delivery, payment: { currency } }: PaymentPage) =>
  delivery
    ? [
        {
          shipping_rate_data: {
            display_name: 'Delivery',
            type: 'fixed_amount' as const,
            fixed_amount: { amount: delivery, currency },
          },
        },
      ]
    : [];

const sessionOf = (page: PaymentPage): Stripe.Checkout.SessionCreateParams => {
  const { payment, orderId, lines, email, success, cancel } = page;
  const metadata = { order: orderId, payment: payment._id.toHexString() };
  return {
    mode: 'payment',
    line_items: lines.map(({ name, unit, quantity, amount }) => ({
      quantity,
      price_data: {
        currency: payment.currency,
        unit_amount: amount,
        product_data: { name, description: unit },
      },
    })),
    shipping_options: shippingOf(page),
    client_reference_id: payment._id.toHexString(),
    customer_email: email,
    metadata,
    payment_intent_data: { metadata, description: orderId },
    expires_at: Math.floor(payment.until.getTime() / 1_000),
    success_url: success,
    cancel_url: cancel,
  };
};

/** Takes payments through Stripe's hosted Checkout. @see https://docs.stripe.com/payments/checkout */
export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe';
  private readonly log = new Logger('Payments');
  private client?: Stripe;

  constructor(private readonly config: Config) {}

  open(page: PaymentPage): Promise<{ session: string; url: string }> {
    const idempotencyKey = `open-${page.payment._id.toHexString()}`;
    return this.reach('open a payment page', async () => {
      const stripe = await this.stripe();
      const { id, url } = await stripe.checkout.sessions.create(sessionOf(page), { idempotencyKey });
      if (!url) throw new Error('Stripe answered no address');
      return { session: id, url };
    });
  }

  async close(session: string): Promise<ProviderStatus> {
    try {
      const stripe = await this.stripe();
      await stripe.checkout.sessions.expire(session);
      return { state: 'expired' };
    } catch (error) {
      // the session is not open
      if (isInvalidRequest(error)) return this.ask(session);
      throw this.unavailable('close a payment page', error);
    }
  }

  ask(session: string): Promise<ProviderStatus> {
    return this.reach('ask for a payment', async () => {
      const stripe = await this.stripe();
      return providerStatusOf(
        await stripe.checkout.sessions.retrieve(session, { expand: ['payment_intent'] }),
      );
    });
  }

  async refund({ _id, intent }: PaymentRecord): Promise<void> {
    const idempotencyKey = `refund-${_id.toHexString()}`;
    try {
      const stripe = await this.stripe();
      await stripe.refunds.create({ payment_intent: intent ?? '' }, { idempotencyKey });
    } catch (error) {
      const done = isInvalidRequest(error) && error.code === 'charge_already_refunded';
      if (!done) throw this.unavailable('refund a payment', error);
    }
  }

  async readEvent(body: string, signature: string): Promise<PaymentEvent | undefined> {
    try {
      return await readStripeEvent(body, signature, this.config.STRIPE_WEBHOOK_SECRET ?? '');
    } catch (error) {
      this.log.warn('An event was not signed with STRIPE_WEBHOOK_SECRET, or too long ago');
      throw error;
    }
  }

  /** Returns the client, created at first use. */
  private async stripe(): Promise<Stripe> {
    return (this.client ??= await stripeClient(this.config));
  }

  private async reach<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      throw this.unavailable(what, error);
    }
  }

  private unavailable(what: string, error: unknown): DomainError {
    this.log.error(`Stripe did not ${what}: ${reasonOfStripe(error)}`);
    return new DomainError('paymentsUnavailable', { headers: { 'retry-after': '30' } });
  }
}
