import { z } from 'zod';
import { limits } from '../../contract/limits.js';
import { languagesDir } from './languagesDir.js';
import { messagesFile } from './messagesFile.js';
import {
  collectorAddress,
  databaseAddress,
  factor,
  gstRate,
  host,
  list,
  mailSender,
  mailServer,
  oneOf,
  optional,
  proxies,
  redisServer,
  stripeKey,
  stripeWebhookSecret,
  text,
  webAddress,
  webOrigin,
  wholeNumber,
  withDefault,
  workers,
} from './configValues.js';

const paymentsOf = (key: string | undefined, production: boolean) => {
  if (key) return 'stripe';
  return production ? 'none' : 'sandbox';
};

const environment = z
  .object({
    NODE_ENV: withDefault(oneOf(['development', 'production', 'test']), 'development'),
    PORT: withDefault(wholeNumber(0, 65_535), 3000),
    HOST: optional(host),
    WORKERS: withDefault(workers, 1),
    DATA_DIR: withDefault(z.string(), '.data'),
    MONGODB_URI: optional(databaseAddress),
    MONGOD: optional(z.string()),
    ADMIN_EMAIL: optional(z.email('must be an email address')),
    ADMIN_PASSWORD: optional(
      z.string().min(8, 'must be at least 8 characters').max(128, 'can be at most 128 characters'),
    ),
    SEED: optional(oneOf(['demo', 'none'])),
    PUBLIC_URL: optional(webOrigin),
    CORS_ORIGINS: list.pipe(z.array(webOrigin)),
    TRUST_PROXY: proxies,
    TOKEN_SECRET: optional(z.string().min(32, 'must be at least 32 characters')),
    DELIVERY_MINUTES: withDefault(wholeNumber(1, 1_440), 10),
    ORDERS_AT_ONCE: withDefault(wholeNumber(0, 10_000), 0),
    LOW_STOCK: withDefault(wholeNumber(0, limits.stock), 5),
    SHOP_LEGAL_NAME: text,
    SHOP_ADDRESS: text,
    SHOP_GSTIN: text,
    SHOP_STATE: text,
    SHOP_GST_RATE: withDefault(gstRate, 0),
    SHOP_GRIEVANCE_CONTACT: text,
    SHOP_EMAIL: optional(z.email('must be an email address')),
    SHOP_PHONE: text,
    SHOP_FSSAI: optional(z.string().regex(/^\d{14}$/, 'must be a licence number of 14 digits')),
    SHOP_FACEBOOK: optional(webAddress),
    SHOP_INSTAGRAM: optional(webAddress),
    SHOP_X: optional(webAddress),
    SHOP_YOUTUBE: optional(webAddress),
    SMTP_URL: optional(mailServer),
    MAIL_FROM: withDefault(mailSender, 'Tokri <shop@localhost>'),
    PAYMENTS: optional(oneOf(['stripe', 'sandbox', 'none'])),
    STRIPE_SECRET_KEY: optional(stripeKey),
    STRIPE_WEBHOOK_SECRET: optional(stripeWebhookSecret),
    STRIPE_API_BASE: optional(webOrigin),
    UNPAID_ORDERS_A_DAY: withDefault(wholeNumber(0, 1_000), 20),
    OPEN_CASH_ORDERS: withDefault(wholeNumber(0, 1_000), 20),
    S3_ENDPOINT: optional(webAddress),
    S3_REGION: withDefault(z.string(), 'us-east-1'),
    S3_BUCKET: optional(z.string()),
    S3_ACCESS_KEY_ID: optional(z.string()),
    S3_SECRET_ACCESS_KEY: optional(z.string()),
    MISSING_IMAGES: withDefault(oneOf(['refuse', 'open']), 'refuse'),
    REDIS_URL: optional(redisServer),
    RATE_LIMIT_FACTOR: withDefault(factor, 1),
    MAX_IN_PROGRESS: withDefault(wholeNumber(1, 100_000), 64),
    METRICS_PORT: optional(wholeNumber(1, 65_535)),
    METRICS_TOKEN: optional(z.string().min(16, 'must be at least 16 characters')),
    MESSAGES_FILE: optional(messagesFile),
    LANGUAGES_DIR: optional(languagesDir),
    LOG_LEVEL: withDefault(oneOf(['debug', 'info', 'warn', 'error', 'silent']), 'warn'),
    LOG_FORMAT: optional(oneOf(['json', 'text'])),
    OTEL_EXPORTER_OTLP_ENDPOINT: optional(collectorAddress),
    OTEL_SERVICE_NAME: withDefault(z.string(), 'tokri'),
  })
  .transform((env) => {
    const production = env.NODE_ENV === 'production';
    return {
      ...env,
      production,
      HOST: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
      PAYMENTS: env.PAYMENTS ?? paymentsOf(env.STRIPE_SECRET_KEY, production),
      LOG_FORMAT: env.LOG_FORMAT ?? (production ? ('json' as const) : ('text' as const)),
      SEED: env.SEED ?? (production ? ('none' as const) : ('demo' as const)),
    };
  });

/** The whole configuration. The README has a table of the settings. */
export type Config = z.output<typeof environment>;

/** The token by which modules inject the configuration. */
export const CONFIG = Symbol('CONFIG');

/** A problem with one setting of the configuration, such as `PORT`. */
export interface SettingIssue {
  setting: string;
  says: string;
}

/** Returns a problem with a setting as one line of text, such as `PORT: must be …`. */
export const issueLine = ({ setting, says }: SettingIssue): string => `${setting}: ${says}`;

/** The error whose message lists all problems with the shop's settings at once. */
export class ConfigError extends Error {
  constructor(readonly settingIssues: readonly SettingIssue[]) {
    super(
      `The configuration has ${settingIssues.length === 1 ? 'a fault' : `${settingIssues.length} faults`}:\n${settingIssues.map((settingIssue) => `  ${issueLine(settingIssue)}`).join('\n')}`,
    );
    this.name = 'ConfigError';
  }
}

const s3 = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
const usesS3 = (env: NodeJS.ProcessEnv) => [...s3, 'S3_ENDPOINT'].some((name) => env[name]);

const usesStripe = ({ PAYMENTS, STRIPE_SECRET_KEY }: NodeJS.ProcessEnv) =>
  PAYMENTS ? PAYMENTS === 'stripe' : Boolean(STRIPE_SECRET_KEY);

const stripeNeeds = (env: NodeJS.ProcessEnv) => [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  ...(env.NODE_ENV === 'production' ? ['PUBLIC_URL'] : []),
];

/**
 * Finds settings that are missing because another setting needs them. It reads the raw environment, so that
 * these issues are reported together with malformed settings.
 */
const missing = (env: NodeJS.ProcessEnv): SettingIssue[] => {
  const isProduction = env.NODE_ENV === 'production';
  const required = (setting: string, why: string) => ({ setting, says: `is required ${why}` });
  const ofStripe = usesStripe(env) ? stripeNeeds(env).filter((name) => !env[name]) : [];
  const ofS3 = usesS3(env) ? s3.filter((name) => !env[name]) : [];
  return [
    ...(isProduction && !env.TOKEN_SECRET
      ? [required('TOKEN_SECRET', 'in production: a random text of at least 32 characters')]
      : []),
    ...(env.ADMIN_EMAIL && !env.ADMIN_PASSWORD
      ? [required('ADMIN_PASSWORD', 'where ADMIN_EMAIL is set')]
      : []),
    ...(env.ADMIN_PASSWORD && !env.ADMIN_EMAIL
      ? [required('ADMIN_EMAIL', 'where ADMIN_PASSWORD is set')]
      : []),
    ...(isProduction && env.SMTP_URL && !env.PUBLIC_URL
      ? [required('PUBLIC_URL', 'in production where SMTP_URL is set: mails carry links to the shop')]
      : []),
    ...(env.METRICS_PORT && env.METRICS_PORT === (env.PORT || '3000')
      ? [{ setting: 'METRICS_PORT', says: 'must be another port than PORT' }]
      : []),
    ...(isProduction && env.METRICS_PORT && !env.METRICS_TOKEN
      ? [required('METRICS_TOKEN', 'in production where METRICS_PORT is set')]
      : []),
    ...ofStripe.map((name) =>
      required(name, `to take payments by Stripe, which needs ${stripeNeeds(env).join(', ')}`),
    ),
    ...ofS3.map((name) => required(name, `to keep pictures in S3, which needs ${s3.join(', ')}`)),
  ];
};

interface Surveyed {
  config: Config;
  settingIssues: SettingIssue[];
}

/** Reads the configuration and collects its issues without throwing. A malformed setting counts as left out. */
export const surveyConfig = (env: NodeJS.ProcessEnv): Surveyed => {
  const issues = environment.safeParse(env).error?.issues ?? [];
  const names = new Set(issues.map(({ path }) => String(path[0])));
  const readable = Object.fromEntries(Object.entries(env).filter(([name]) => !names.has(name)));
  const malformed = issues.map(({ path, message }) => ({ setting: String(path[0]), says: message }));
  const settingIssues = new Map(
    [...malformed, ...missing(env)].map((settingIssue) => [issueLine(settingIssue), settingIssue]),
  ); // the same issue may be found twice
  return { config: environment.parse(readable), settingIssues: [...settingIssues.values()] };
};

/** Reads the configuration from the environment. @throws ConfigError */
export const loadConfig = (env: NodeJS.ProcessEnv): Config => {
  const { config, settingIssues } = surveyConfig(env);
  if (settingIssues.length) throw new ConfigError(settingIssues);
  return config;
};
