import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { product, productSummary } from '../../contract/product.js';

/** How many encoded products are kept: about 15 MB. */
const cacheSize = 20_000;

/** The schemas whose values are shared and never changed, so that the JSON of a value is kept. */
const keptJson = new Map<z.core.$ZodType, LRUCache<object, string>>(
  [product, productSummary].map((schema) => [schema, new LRUCache({ max: cacheSize })]),
);

const jsonOf = (schema: z.ZodType, value: object): string => {
  const cache = keptJson.get(schema);
  const known = cache?.get(value);
  if (known !== undefined) return known;
  const json = JSON.stringify(z.encode(schema, value));
  cache?.set(value, json);
  return json;
};

/** Returns how a field is written when its value is a kept one, or a list of kept ones. */
const writerOf = (schema: z.core.$ZodType): ((value: unknown) => string) | undefined => {
  if (keptJson.has(schema)) return (value) => jsonOf(schema as z.ZodType, value as object);
  if (!(schema instanceof z.ZodArray) || !keptJson.has(schema.element)) return undefined;
  const element = schema.element as z.ZodType;
  return (list) => `[${(list as object[]).map((value) => jsonOf(element, value)).join()}]`;
};

/**
 * Returns a function that writes the reply of a call as JSON, without the fields that the schema does not
 * declare. Products are encoded once: the catalogue in memory replaces a changed product by another object.
 */
export const replyWriter = (
  reply: z.ZodObject,
): ((outcome: Record<string, unknown>, message: string) => string) => {
  const writers = Object.entries(reply.shape).flatMap(([name, schema]) => {
    const write = writerOf(schema);
    return write ? [{ name, write }] : [];
  });
  const written = new Set(writers.map(({ name }) => name));
  const rest = z.object(
    Object.fromEntries(Object.entries(reply.shape).filter(([name]) => !written.has(name))),
  );
  return (outcome, message) => {
    const envelope = { success: true, error: false, message, ...z.encode(rest, outcome) };
    const fields = writers.map(({ name, write }) => `,${JSON.stringify(name)}:${write(outcome[name])}`);
    return `${JSON.stringify(envelope).slice(0, -1)}${fields.join('')}}`;
  };
};
