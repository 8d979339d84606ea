import type Stripe from 'stripe';
import { dependencies } from '../common/deadlines.js';
import type { Config } from '../config/config.js';

/**
 * Creates a client of Stripe's API with the shop's key. Loads Stripe's package at first use, because most
 * processes never need it.
 */
export const stripeClient = async (
  { STRIPE_SECRET_KEY = '', STRIPE_API_BASE }: Pick<Config, 'STRIPE_SECRET_KEY' | 'STRIPE_API_BASE'>,
  timeout = dependencies.stripe.request,
): Promise<Stripe> => {
  const { default: Client } = await import('stripe');
  const base = STRIPE_API_BASE ? new URL(STRIPE_API_BASE) : undefined;
  return new Client(STRIPE_SECRET_KEY, {
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? '80' : '443'),
      protocol: base.protocol === 'http:' ? 'http' : 'https',
    }),
  });
};

/** Tells whether Stripe rejected a request as invalid; its error classes are not loaded for this. */
export const isInvalidRequest = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError';

/** Tells whether Stripe still works on another request with the same idempotency key. */
export const isKeyInUse = (error: unknown): boolean =>
  (error as Partial<Stripe.errors.StripeError>).code === 'idempotency_key_in_use';

/**
 * Tells whether Stripe is away: it gave no answer, or that of a broken server. Any other answer is about the
 * request, such as a declined card.
 */
export const isStripeAway = (error: unknown): boolean => {
  const { statusCode } = error as Partial<Stripe.errors.StripeError>;
  return statusCode === undefined || statusCode >= 500;
};

/** Describes an error of Stripe by its codes alone, because its text may contain parts of the key. */
export const reasonOfStripe = (error: unknown): string => {
  const { type, name, code, statusCode } = error as Partial<Stripe.errors.StripeError>;
  return [type ?? name, code, statusCode].filter(Boolean).join(' ');
};
