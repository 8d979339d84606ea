import { isIP, isIPv4 } from 'node:net';
import mongoose from 'mongoose';
import { z } from 'zod';
import { gstRates } from '../../contract/tax.js';

const empty = (value: unknown) => (value === '' ? undefined : value);

/** Makes a setting optional; an empty value counts as left out. */
export const optional = <S extends z.ZodType>(schema: S) => z.preprocess(empty, schema.optional());

export const withDefault = <S extends z.ZodType>(schema: S, value: z.output<S>) =>
  z.preprocess(empty, schema.optional()).transform((given) => given ?? value);

export const oneOf = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.enum(values, { error: () => `must be one of ${values.join(', ')}` });

/** Accepts a whole number within the range, both ends included. */
export const wholeNumber = (from: number, to: number) => {
  const error = () => `must be a whole number from ${from} to ${to}`;
  return z.coerce.number({ error }).int({ error }).min(from, { error }).max(to, { error });
};

const fewProcesses = () => 'must be auto, or a whole number from 1 to 64';
/** Accepts a number of processes; `auto` is one for each core. */
export const workers = z
  .string()
  .refine((text) => text === 'auto' || /^(?:[1-9]|[1-5]\d|6[0-4])$/.test(text), { error: fewProcesses })
  .transform((text) => (text === 'auto' ? text : Number(text)));

const aboveZero = () =>
  'must be a number above 0: 1 keeps every rate limit, 1000 allows a thousand times more';
export const factor = z.coerce.number({ error: aboveZero }).positive({ error: aboveZero });

/** Accepts an address such as `https://shop.example`, and strips trailing slashes. */
export const webAddress = z
  .url({ protocol: /^https?$/, error: () => 'must be an address such as https://shop.example' })
  .transform((url) => url.replace(/\/+$/, ''));

/** Accepts the address of a collector of traces, to which the path of a call is added. */
export const collectorAddress = webAddress.refine(
  (url) => !/[?#]/.test(url),
  'must be an address without a query, such as http://localhost:4318',
);

const isOrigin = (url: string) => new URL(url).href === `${new URL(url).origin}/`;

/** Accepts an origin, which is an address without a path, and converts it to the form that browsers send. */
export const webOrigin = webAddress
  .refine(isOrigin, 'must be an origin such as https://shop.example, without a path')
  .transform((url) => new URL(url).origin);

const rates = `must be one of ${gstRates.join(', ')}`;
const isRate = (value: string) => gstRates.some((rate) => String(rate) === value);

/** Accepts one of the GST rates, in percent. */
export const gstRate = z.string().trim().refine(isRate, rates).transform(Number);

export const text = z.string().trim().default('');

/** Splits the text of a setting at its commas into a list. */
export const list = z
  .string()
  .default('')
  .transform((all) =>
    all
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  );

const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;

export const host = z
  .string()
  .refine(
    (value) => isIP(value) > 0 || (hostName.test(value) && !/^[\d.]+$/.test(value)),
    'must be an IP address or a name of this machine, such as 127.0.0.1, 0.0.0.0, :: or localhost',
  );

const proxyNames = new Set(['loopback', 'linklocal', 'uniquelocal']);
const isProxy = (value: string) => {
  const [address = '', bits, ...rest] = value.split('/');
  if (proxyNames.has(value)) return true;
  if (!isIP(address) || rest.length) return false;
  return bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= (isIPv4(address) ? 32 : 128));
};

export const proxies = list.refine(
  (all) => all.every(isProxy),
  'must be IP addresses, ranges such as 10.0.0.0/8, loopback, linklocal or uniquelocal, separated by commas',
);

export const mailServer = z.string().refine((value) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url && /^smtps?:$/.test(url.protocol) && url.hostname;
}, 'must name a mail server, such as smtp://name:password@mail.example:587 or smtps://mail.example');

const address = String.raw`[^\s@<>"(),:;\[\]\\]+@[a-z0-9]([a-z0-9.-]*[a-z0-9])?`;
const mailbox = new RegExp(String.raw`^(${address}|("[^"<>\\]*"|[^"<>@,;:\\]*) ?<${address}>)$`, 'i');

/**
 * Accepts one email address, with or without a person's name. A line break is refused because it would start
 * another mail header.
 */
export const mailSender = z
  .string()
  .trim()
  .refine(
    (value) => mailbox.test(value) && !/\p{Cc}/u.test(value),
    'must be an email address, with a name or without, such as Tokri <shop@shop.example>',
  );

const decodable = (text: string) => {
  try {
    return decodeURIComponent(text) !== undefined;
  } catch {
    return false; // a malformed escape such as %zz
  }
};

/**
 * Accepts the address of a Redis server. Options after a `?` are refused, because the shop sets its own
 * timeouts for Redis.
 */
export const redisServer = z.string().refine((value) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const { protocol = '', hostname = '', pathname = '', username = '', password = '' } = url ?? {};
  return (
    /^rediss?:$/.test(protocol) &&
    hostname &&
    /^(\/\d{0,4})?$/.test(pathname) &&
    !/[?#]/.test(value) &&
    decodable(username + password)
  );
}, 'must name a Redis server, such as redis://name:password@redis.example:6379/0, or rediss:// for TLS, other characters than letters and digits of name and password percent-encoded');

/**
 * Accepts a secret or a restricted key of Stripe. A restricted key needs write access to Checkout Sessions
 * and Refunds.
 */
export const stripeKey = z
  .string()
  .regex(/^[sr]k_(test|live)_\S+$/, 'must be a secret or restricted key of Stripe, such as sk_live_…');

export const stripeWebhookSecret = z
  .string()
  .regex(/^whsec_\S+$/, "must be the signing secret of the webhook's endpoint at Stripe, such as whsec_…");

/**
 * Returns the MongoDB driver's own message about a malformed database address; empty if the message could
 * contain a password.
 */
const complaintOf = (error: unknown, uri: string): string => {
  const unclear = uri.includes('@', uri.indexOf('?') + 1) && uri.includes('?');
  return error instanceof mongoose.mongo.MongoParseError && !unclear ? ` (${error.message})` : '';
};

export const databaseAddress = z.string().check(({ value, issues }) => {
  try {
    new mongoose.mongo.MongoClient(value); // parses the address and does not connect
  } catch (error) {
    const message = `must be an address such as mongodb://name:password@host:27017/tokri, other characters than letters and digits of name and password percent-encoded${complaintOf(error, value)}`;
    issues.push({ code: 'custom', input: value, message });
  }
});
