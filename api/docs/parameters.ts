import { z } from 'zod';
import { type Call, idempotencyHeader } from '../../contract/calls.js';
import { limits } from '../../contract/limits.js';
import { schemaOf } from '../../contract/schemas.js';
import { idempotencyKey } from '../../contract/wire.js';

type Json = Record<string, unknown>;

const schemaOfKey = (): Json => {
  const { $schema: _, ...schema } = z.toJSONSchema(idempotencyKey);
  return schema;
};

const key = (): Json => ({
  name: idempotencyHeader,
  in: 'header',
  required: false,
  schema: schemaOfKey(),
  description: `Chosen by the client, a new one for each order. For 24 hours the same key with the same body gets the same answer; with another body it is refused with \`keyReused\`.`,
});

/** Lists the query parameters of a GET call. They are the fields that its body schema declares. */
const queried = (row: Call): Json[] => {
  const body = z.toJSONSchema(schemaOf(row).body, { io: 'input', unrepresentable: 'any' });
  const { properties = {}, required = [] } = body;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
};

const cookie = (name: string): Json => ({
  name,
  in: 'cookie',
  required: true,
  schema: { type: 'string' },
  description: 'One-use proof of a right code, as the call that checks the code has set it.',
});

/** Lists the parameters of a call outside its body: query, idempotency key and cookie. */
export const parametersOf = (row: Call): { parameters?: Json[] } => {
  const { keyed, needsCookie, method } = row;
  const parameters = [
    ...(method === 'GET' ? queried(row) : []),
    ...(keyed ? [key()] : []),
    ...(needsCookie ? [cookie(needsCookie)] : []),
  ];
  return parameters.length ? { parameters } : {};
};

/** Lists the response headers of a call. */
export const headersOf = ({ givesCookie }: Call): { headers?: Json } =>
  givesCookie
    ? {
        headers: {
          'Set-Cookie': {
            schema: { type: 'string' },
            description: `\`${givesCookie}=…\`, HttpOnly and SameSite=Strict, for ${limits.otpMinutes} minutes and one use.`,
          },
        },
      }
    : {};
