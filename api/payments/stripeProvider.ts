import { Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import { Circuit, CircuitOpenError } from '../common/circuit.js';
import type { Dependencies } from '../common/deadlines.js';
import { DomainError } from '../common/domainError.js';
import type { Config } from '../config/config.js';
import { tooBusy } from '../database/transact.js';
import type { PaymentRecord } from './payment.schema.js';
import type { PaymentEvent, PaymentPage, PaymentProvider, ProviderStatus } from './paymentProvider.js';
import { isInvalidRequest, isKeyInUse, isStripeAway, reasonOfStripe, stripeClient } from './stripeClient.js';
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

const statusAt = async (stripe: Stripe, session: string): Promise<ProviderStatus> =>
  providerStatusOf(await stripe.checkout.sessions.retrieve(session, { expand: ['payment_intent'] }));

/** In ms: with less time Stripe is not asked, because it could hardly answer. */
const least = 1_000;

const unavailable = () => new DomainError('paymentsUnavailable', { headers: { 'retry-after': '30' } });

/** Takes payments through Stripe's hosted Checkout. @see https://docs.stripe.com/payments/checkout */
export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe';
  private readonly log = new Logger('Payments');
  private readonly circuit: Circuit;
  private client?: Stripe;

  constructor(
    private readonly config: Config,
    private readonly times: Dependencies['stripe'],
  ) {
    this.circuit = new Circuit({
      dependency: 'stripe',
      ...times,
      isFailure: isStripeAway,
      log: this.log,
      name: 'Stripe',
      meanwhile: 'nobody can pay online, and payments are not checked,',
      reasonOf: reasonOfStripe,
    });
  }

  open(page: PaymentPage, until: number): Promise<{ session: string; url: string }> {
    const idempotencyKey = `open-${page.payment._id.toHexString()}`;
    const opens = async (stripe: Stripe) => {
      const { id, url } = await stripe.checkout.sessions.create(sessionOf(page), { idempotencyKey });
      if (!url) throw new Error('Stripe answered no address');
      return { session: id, url };
    };
    return this.reach('open a payment page', opens, until);
  }

  close(session: string, until?: number): Promise<ProviderStatus> {
    const closes = async (stripe: Stripe): Promise<ProviderStatus> => {
      try {
        await stripe.checkout.sessions.expire(session);
        return { state: 'expired' };
      } catch (error) {
        if (!isInvalidRequest(error)) throw error;
        return statusAt(stripe, session); // the session is not open
      }
    };
    return this.reach('close a payment page', closes, until);
  }

  ask(session: string): Promise<ProviderStatus> {
    return this.reach('ask for a payment', (stripe) => statusAt(stripe, session));
  }

  async refund({ _id, intent, tries }: PaymentRecord): Promise<void> {
    // Stripe answers a repeated key with its first answer for a day, also if that was an error
    const idempotencyKey = `refund-${_id.toHexString()}-${tries}`;
    await this.reach('refund a payment', async (stripe) => {
      try {
        await stripe.refunds.create({ payment_intent: intent ?? '' }, { idempotencyKey });
      } catch (error) {
        if (!(isInvalidRequest(error) && error.code === 'charge_already_refunded')) throw error;
      }
    });
  }

  async readEvent(body: string, signature: string): Promise<PaymentEvent | undefined> {
    try {
      return await readStripeEvent(body, signature, this.config.STRIPE_WEBHOOK_SECRET ?? '');
    } catch (error) {
      this.log.warn('An event was not signed with STRIPE_WEBHOOK_SECRET, or too long ago');
      throw error;
    }
  }

  /**
   * Uses the client, which is created at first use.
   * @param until when the caller's own time ends, in ms since 1970
   * @throws DomainError `paymentsUnavailable`; `notReady` while another call with the same idempotency key runs
   */
  private async reach<Result>(
    what: string,
    work: (stripe: Stripe) => Promise<Result>,
    until = Infinity,
  ): Promise<Result> {
    const { request, total } = this.times;
    const time = Math.min(total, until - Date.now());
    if (time < least) throw unavailable();
    try {
      return await this.circuit.run(
        time,
        async () => work((this.client ??= await stripeClient(this.config, request))),
        { isShort: time < request },
      );
    } catch (error) {
      if (isKeyInUse(error)) throw tooBusy(); // another call does the same
      if (!(error instanceof CircuitOpenError))
        this.log.error(`Stripe did not ${what}: ${reasonOfStripe(error)}`);
      throw unavailable();
    }
  }
}
