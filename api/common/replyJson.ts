import { z } from 'zod';
import { product, productSummary } from '../../contract/product.js';

/** The JSON of products by schema. A product in memory is never changed: a change replaces the object. */
const jsonCaches = new Map<z.core.$ZodType, WeakMap<object, string>>(
  [product, productSummary].map((schema) => [schema, new WeakMap()]),
);

const jsonOf = (schema: z.ZodType, value: object): string => {
  const cache = jsonCaches.get(schema);
  const known = cache?.get(value);
  if (known !== undefined) return known;
  const json = JSON.stringify(z.encode(schema, value));
  cache?.set(value, json);
  return json;
};

/** Returns how a field is written when its value is a product, or a list of products. */
const writerOf = (schema: z.core.$ZodType): ((value: unknown) => string) | undefined => {
  if (jsonCaches.has(schema)) return (value) => jsonOf(schema as z.ZodType, value as object);
  if (!(schema instanceof z.ZodArray) || !jsonCaches.has(schema.element)) return undefined;
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
