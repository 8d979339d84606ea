import { z } from 'zod';
import { cartLine } from '../../contract/cart.js';
import { messages as english, type Messages } from '../../contract/messages/en.js';
import { listedOrder } from '../../contract/order.js';
import { product, productSummary } from '../../contract/product.js';
import { localized } from './localized.js';

type Write = (value: unknown, messages: Messages) => string;
/** JSON by language and object. */
type JsonCaches = Map<string, WeakMap<object, string>>;

/**
 * The JSON of products, listed orders and cart lines by schema and language. Such an object in memory is never
 * changed: a change replaces it.
 */
const jsonCaches = new Map<z.core.$ZodType, JsonCaches>(
  [product, productSummary, listedOrder, cartLine].map((schema) => [schema, new Map()]),
);

const encoder =
  (schema: z.core.$ZodType): Write =>
  (value, messages) =>
    JSON.stringify(z.encode(schema, localized(value, messages)));

/** Returns a function that writes a value once for each language, and caches its JSON. */
const caching =
  (caches: JsonCaches, write: Write): Write =>
  (value, messages) => {
    const cache = caches.get(messages.language) ?? new WeakMap<object, string>();
    caches.set(messages.language, cache);
    const object = value as object;
    const cached = cache.get(object);
    if (cached !== undefined) return cached;
    const json = write(value, messages);
    cache.set(object, json);
    return json;
  };

const arrayWriter = ({ element }: z.ZodArray): Write | undefined => {
  const write = writerOf(element);
  return write && ((list, messages) => `[${(list as unknown[]).map((one) => write(one, messages)).join()}]`);
};

/** Returns how a value is written whose JSON is cached, or that has such values inside; undefined for others. */
const writerOf = (schema: z.core.$ZodType): Write | undefined => {
  if (schema instanceof z.ZodArray) return arrayWriter(schema);
  const write = schema instanceof z.ZodObject ? objectWriter(schema) : undefined;
  const caches = jsonCaches.get(schema);
  return caches ? caching(caches, write ?? encoder(schema)) : write;
};

/** Returns how an object is written that has such values inside; undefined for others. */
const objectWriter = (schema: z.ZodObject): Write | undefined => {
  const writers = Object.entries(schema.shape).flatMap(([name, field]) => {
    const write = writerOf(field);
    return write ? [{ name, write }] : [];
  });
  if (!writers.length) return undefined;
  const written = new Set(writers.map(({ name }) => name));
  const rest = z.object(
    Object.fromEntries(Object.entries(schema.shape).filter(([name]) => !written.has(name))),
  );
  return (value, messages) => {
    const object = value as Record<string, unknown>;
    const plain = Object.fromEntries(Object.entries(object).filter(([name]) => !written.has(name)));
    const others = JSON.stringify(z.encode(rest, localized(plain, messages))).slice(1, -1);
    const fields = writers.map(
      ({ name, write }) => `${JSON.stringify(name)}:${write(object[name], messages)}`,
    );
    return `{${others ? [others, ...fields].join() : fields.join()}}`;
  };
};

/**
 * Returns a function that writes the reply of a call as JSON, without the fields that the schema does not
 * declare, and with texts in the language of the messages. Products, listed orders and cart lines are encoded once
 * for each language, wherever they are in the reply.
 */
export const replyWriter = (
  reply: z.ZodObject,
): ((outcome: Record<string, unknown>, message: string, messages?: Messages) => string) => {
  const write = objectWriter(reply) ?? encoder(reply);
  return (outcome, message, messages = english) => {
    const envelope = JSON.stringify({ success: true, error: false, message }).slice(0, -1);
    const fields = write(outcome, messages).slice(1);
    return fields === '}' ? `${envelope}}` : `${envelope},${fields}`;
  };
};
