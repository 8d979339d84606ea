import { z } from 'zod';

const empty = (value: unknown) => (value === '' ? undefined : value);
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(empty, schema.optional());
const withDefault = <S extends z.ZodType>(schema: S, value: z.output<S>) =>
  z.preprocess(empty, schema.optional()).transform((given) => given ?? value);

const list = z
  .string()
  .default('')
  .transform((all) =>
    all
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  );
const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const text = z.string().trim().default('');

const environment = z
  .object({
    NODE_ENV: withDefault(z.enum(['development', 'production', 'test']), 'development'),
    PORT: withDefault(z.coerce.number().int().min(0).max(65_535), 3000),
    HOST: optional(z.string()),
    DATA_DIR: withDefault(z.string(), '.data'),
    MONGODB_URI: optional(
      z.string().regex(/^mongodb(\+srv)?:\/\//, 'must begin with mongodb:// or mongodb+srv://'),
    ),
    MONGOD: optional(z.string()),
    ADMIN_EMAIL: optional(z.email()),
    ADMIN_PASSWORD: optional(z.string().min(8).max(128)),
    SEED: optional(z.enum(['demo', 'none'])),
    PUBLIC_URL: optional(webAddress),
    CORS_ORIGINS: list.pipe(z.array(webAddress)),
    TRUST_PROXY: list,
    TOKEN_SECRET: optional(z.string().min(32, 'needs at least 32 characters')),
    DELIVERY_MINUTES: withDefault(z.coerce.number().int().min(1).max(1_440), 10),
    SHOP_LEGAL_NAME: text,
    SHOP_ADDRESS: text,
    SHOP_GSTIN: text,
    SHOP_GRIEVANCE_CONTACT: text,
    SHOP_FACEBOOK: optional(webAddress),
    SHOP_INSTAGRAM: optional(webAddress),
    SHOP_X: optional(webAddress),
    SHOP_YOUTUBE: optional(webAddress),
    SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')),
    MAIL_FROM: withDefault(z.string(), 'Tokri <shop@localhost>'),
    S3_ENDPOINT: optional(webAddress),
    S3_REGION: withDefault(z.string(), 'us-east-1'),
    S3_BUCKET: optional(z.string()),
    S3_ACCESS_KEY_ID: optional(z.string()),
    S3_SECRET_ACCESS_KEY: optional(z.string()),
    RATE_LIMIT_FACTOR: withDefault(z.coerce.number().positive(), 1),
    LOG_LEVEL: withDefault(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'warn'),
  })
  .superRefine((env, context) => {
    const need = (name: keyof typeof env, why: string) =>
      context.addIssue({ code: 'custom', path: [name], message: why });
    if (env.NODE_ENV === 'production' && !env.TOKEN_SECRET)
      need('TOKEN_SECRET', 'is required in production: a random text of at least 32 characters');
    if (env.ADMIN_EMAIL && !env.ADMIN_PASSWORD)
      need('ADMIN_PASSWORD', 'is required where ADMIN_EMAIL is set');
    if (env.ADMIN_PASSWORD && !env.ADMIN_EMAIL)
      need('ADMIN_EMAIL', 'is required where ADMIN_PASSWORD is set');
    const s3 = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
    if (env.S3_ENDPOINT || s3.some((name) => env[name]))
      for (const name of s3)
        if (!env[name]) need(name, `is required to keep pictures in S3, which needs ${s3.join(', ')}`);
  })
  .transform((env) => {
    const production = env.NODE_ENV === 'production';
    return {
      ...env,
      production,
      HOST: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
      SEED: env.SEED ?? (production ? ('none' as const) : ('demo' as const)),
    };
  });

/** The whole configuration; the README's table lists the names. */
export type Config = z.output<typeof environment>;

/** The key under which modules inject the configuration. */
export const CONFIG = Symbol('CONFIG');

/** Says every fault of the environment at once. */
export class ConfigError extends Error {
  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
    this.name = 'ConfigError';
  }
}

/** Reads the environment. @throws ConfigError */
export const loadConfig = (env: NodeJS.ProcessEnv): Config => {
  const parsed = environment.safeParse(env);
  if (parsed.success) return parsed.data;
  throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
};
