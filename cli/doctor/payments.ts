import type Stripe from 'stripe';
import type { Config } from '../../api/config/config.js';
import { handledEvents } from '../../api/payments/stripeEvents.js';
import { reasonOfStripe, stripeClient } from '../../api/payments/stripeClient.js';
import { calls } from '../../contract/calls.js';
import { fault, fine, type Finding, warning } from './checkResult.js';

const dashboard = 'https://dashboard.stripe.com/webhooks';

type Endpoint = Pick<Stripe.WebhookEndpoint, 'url' | 'status' | 'enabled_events'>;

interface EndpointIssue {
  reason: string;
  /** Whether the problem makes the shop miss events of Stripe, so that it notices payments late. */
  grave: boolean;
}

/** Returns what is wrong with the webhook endpoint that Stripe has for a shop; undefined when it is correct. */
export const endpointIssue = (endpoints: readonly Endpoint[], url: string): EndpointIssue | undefined => {
  const wanting = (reason: string) => ({ reason, grave: true });
  const spare = (reason: string) => ({ reason, grave: false });
  const ours = endpoints.filter((endpoint) => endpoint.url === url);
  if (!ours.length) return wanting(`there is no webhook endpoint for ${url}`);
  const [enabled] = ours.filter(({ status }) => status === 'enabled');
  if (!enabled) return wanting(`the webhook endpoint ${url} is disabled`);
  const sentEvents = new Set<string>(enabled.enabled_events);
  if (sentEvents.has('*')) return spare(`the webhook endpoint ${url} is sent every event there is`);
  const missingEvents = handledEvents.filter((event) => !sentEvents.has(event));
  if (missingEvents.length)
    return wanting(`the webhook endpoint ${url} is not sent ${missingEvents.join(', ')}`);
  const unwanted = [...sentEvents].filter((event) => !handledEvents.some((handled) => handled === event));
  return unwanted.length
    ? spare(`the webhook endpoint ${url} is sent more than is wanted: ${unwanted.join(', ')}`)
    : undefined;
};

const checkEndpoint = async (stripe: Stripe, key: string, config: Config): Promise<Finding> => {
  if (!config.PUBLIC_URL)
    return warning(
      `Stripe answers to a ${key} key; without PUBLIC_URL it cannot tell the shop of payments.`,
      'Set PUBLIC_URL, or forward events with `stripe listen`; the shop asks for payments of which it hears nothing.',
    );
  const url = config.PUBLIC_URL + calls.order.webhook.path;
  const fix = `Set an endpoint for ${url} at ${dashboard} with the events ${handledEvents.join(', ')}, and its signing secret in STRIPE_WEBHOOK_SECRET.`;
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
    const amiss = endpointIssue(data, url);
    if (!amiss) return fine(`Stripe answers to a ${key} key, and tells ${url} of payments.`);
    return (amiss.grave && config.production ? fault : warning)(
      `Stripe answers to a ${key} key, but ${amiss.reason}.`,
      fix,
    );
  } catch (error) {
    const says = `Stripe answers to a ${key} key, which may not read the webhook endpoints (${reasonOfStripe(error)}).`;
    return warning(says, `Let the key read webhook endpoints, or check ${dashboard} yourself. ${fix}`);
  }
};

const checkStripe = async (config: Config): Promise<Finding> => {
  const key = config.STRIPE_SECRET_KEY?.includes('_live_') ? 'live' : 'test';
  const stripe = await stripeClient(config);
  try {
    await stripe.checkout.sessions.list({ limit: 1 }); // every key of a shop may do this
  } catch (error) {
    return fault(
      `Stripe does not answer to the ${key} key (${reasonOfStripe(error)}).`,
      'Check STRIPE_SECRET_KEY at https://dashboard.stripe.com/apikeys: it writes Checkout Sessions and Refunds; and that Stripe can be reached from here.',
    );
  }
  if (key === 'test' && config.production)
    return warning('Stripe answers to a test key: no money moves.', 'Set the live key in STRIPE_SECRET_KEY.');
  return checkEndpoint(stripe, key, config);
};

/** Checks the payment settings, and the payment provider if there is one. */
export const checkPayments = async (config: Config): Promise<Finding> => {
  const { PAYMENTS, STRIPE_SECRET_KEY, production } = config;
  if (PAYMENTS === 'stripe' && STRIPE_SECRET_KEY) return checkStripe(config);
  const says =
    PAYMENTS === 'sandbox'
      ? 'Online payments go through the sandbox: no money moves.'
      : 'Customers pay in cash on delivery only.';
  if (!production) return fine(says);
  return warning(
    says,
    'Set PAYMENTS=stripe with STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to take money online.',
  );
};
