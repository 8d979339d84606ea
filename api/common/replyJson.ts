import { z } from 'zod';
import { product, productSummary } from '../../contract/product.js';

type Write = (value: unknown) => string;

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

/** Returns how a value is written that is a product, or has products inside; undefined for others. */
const writerOf = (schema: z.core.$ZodType): Write | undefined => {
  if (jsonCaches.has(schema)) return (value) => jsonOf(schema as z.ZodType, value as object);
  if (schema instanceof z.ZodObject) return objectWriter(schema);
  if (!(schema instanceof z.ZodArray)) return undefined;
  const write = writerOf(schema.element);
  return write && ((list) => `[${(list as unknown[]).map(write).join()}]`);
};

/** Returns how an object is written that has products inside; undefined for others. */
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
  return (value) => {
    const object = value as Record<string, unknown>;
    const others = JSON.stringify(z.encode(rest, object)).slice(1, -1);
    const fields = writers.map(({ name, write }) => `${JSON.stringify(name)}:${write(object[name])}`);
    return `{${others ? [others, ...fields].join() : fields.join()}}`;
  };
};

/**
 * Returns a function that writes the reply of a call as JSON, without the fields that the schema does not
 * declare. Products are encoded once, wherever they are in the reply: the catalogue in memory replaces a changed
 * product by another object.
 */
export const replyWriter = (
  reply: z.ZodObject,
): ((outcome: Record<string, unknown>, message: string) => string) => {
  const write =
    objectWriter(reply) ?? ((outcome) => JSON.stringify(z.encode(reply, outcome as Record<string, unknown>)));
  return (outcome, message) => {
    const envelope = JSON.stringify({ success: true, error: false, message }).slice(0, -1);
    const fields = write(outcome).slice(1);
    return fields === '}' ? `${envelope}}` : `${envelope},${fields}`;
  };
};
