import { z } from 'zod';
import { type Call, idempotencyHeader } from '../../contract/calls.js';
import { limits } from '../../contract/limits.js';
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

const cookie = (name: string): Json => ({
  name,
  in: 'cookie',
  required: true,
  schema: { type: 'string' },
  description: 'One-use proof of a right code, as the call that checks the code has set it.',
});

/** What a call takes beside its body, by its row. */
export const parametersOf = ({ keyed, needsCookie }: Call): { parameters?: Json[] } => {
  const parameters = [...(keyed ? [key()] : []), ...(needsCookie ? [cookie(needsCookie)] : [])];
  return parameters.length ? { parameters } : {};
};

/** What its answer carries beside the body. */
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
