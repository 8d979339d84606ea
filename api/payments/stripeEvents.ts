import type Stripe from 'stripe';
import { DomainError } from '../common/domainError.js';
import type { PaymentEvent, ProviderStatus } from './paymentProvider.js';

type Session = Pick<
  Stripe.Checkout.Session,
  'id' | 'status' | 'payment_status' | 'amount_total' | 'currency' | 'payment_intent'
>;

/**
 * Tells whether the bank has refused the payment of a Checkout session; its `payment_intent` must be expanded
 * for this.
 */
const isRefused = ({ payment_intent }: Session): boolean =>
  typeof payment_intent === 'object' &&
  (payment_intent?.status === 'requires_payment_method' || payment_intent?.status === 'canceled');

/** Seconds for which the signature of an event is valid. */
const tolerance = 300;

const isId = (text: string) => /^[0-9a-f]{24}$/.test(text);

const idOf = (thing: string | { id: string } | null): string | undefined =>
  typeof thing === 'string' ? thing : thing?.id;

const paid = ({ amount_total, currency, payment_intent }: Session): ProviderStatus => ({
  state: 'paid',
  amount: amount_total ?? 0,
  currency: currency ?? '',
  intent: idOf(payment_intent),
});

/**
 * Returns the provider status of a Stripe Checkout session.
 * @see https://docs.stripe.com/api/checkout/sessions/object
 */
export const providerStatusOf = (session: Session): ProviderStatus => {
  if (session.payment_status === 'paid') return paid(session);
  if (session.status === 'expired') return { state: 'expired' };
  if (session.status !== 'complete') return { state: 'open' };
  return { state: isRefused(session) ? 'failed' : 'processing' };
};

/** Lists the Stripe events that the webhook must receive. @see https://docs.stripe.com/api/events/types */
export const handledEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
] as const satisfies Stripe.Event.Type[];

type Handled = Extract<Stripe.Event, { type: (typeof handledEvents)[number] }>;

const isHandled = (event: Stripe.Event): event is Handled =>
  handledEvents.some((type) => type === event.type);

const paymentEventOf = (event: Handled): PaymentEvent | undefined => {
  const { id } = event;
  const of = (session: Session, providerStatus: ProviderStatus) => ({
    id,
    payment: { session: session.id },
    providerStatus,
  });
  switch (event.type) {
    case 'checkout.session.completed': {
      const { object } = event.data;
      return of(object, object.payment_status === 'paid' ? paid(object) : { state: 'processing' });
    }
    case 'checkout.session.async_payment_succeeded':
      return of(event.data.object, paid(event.data.object));
    case 'checkout.session.async_payment_failed':
      return of(event.data.object, { state: 'failed' });
    case 'checkout.session.expired':
      return of(event.data.object, { state: 'expired' });
    case 'charge.refunded': {
      const { metadata, refunded } = event.data.object;
      const { payment: _id = '' } = metadata;
      return refunded && isId(_id)
        ? { id, payment: { _id }, providerStatus: { state: 'refunded' } }
        : undefined;
    }
  }
};

/** Loads Stripe's signing code at first use, because most processes never need it. Signing needs no API key. */
const loadWebhooks = async () => new (await import('stripe')).default('sk_test_unused').webhooks;

/** Reads an event of Stripe or of the sandbox, which has the same form. @throws DomainError `badSignature` */
export const readStripeEvent = async (
  body: string,
  signature: string,
  secret: string,
): Promise<PaymentEvent | undefined> => {
  const webhooks = await loadWebhooks();
  let event: Stripe.Event;
  try {
    event = webhooks.constructEvent(body, signature, secret, tolerance);
  } catch {
    throw new DomainError('badSignature');
  }
  return isHandled(event) ? paymentEventOf(event) : undefined;
};

/** Returns the `Stripe-Signature` header for a request body, signed now or at the time `at`. */
export const signStripeEvent = async (body: string, secret: string, at = new Date()): Promise<string> =>
  (await loadWebhooks()).generateTestHeaderString({
    payload: body,
    secret,
    timestamp: Math.floor(at.getTime() / 1_000),
  });
