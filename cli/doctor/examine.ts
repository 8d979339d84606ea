import { randomBytes } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { checkNames } from '../../contract/operator/upkeep.js';
import { messageOf } from '../../api/common/errors.js';
import { type Config, surveyConfig } from '../../api/config/config.js';
import { failureOf } from '../terminal/failing.js';
import { onShop } from '../onShop.js';
import { checkMissingImages, checkOrphans, checkForeignSubCategories } from './catalogue.js';
import { checkConfiguration } from './configuration.js';
import {
  checkClock,
  checkDatabaseDisk,
  checkTransactions,
  checkIndexes,
  checkRestore,
  checkSchema,
  checkSecret,
  checkServer,
} from './database.js';
import { type CheckName, fault, type CheckResult, type Finding, skipped } from './checkResult.js';
import { checkLanguages } from './languages.js';
import { checkMedia } from './media.js';
import { checkNode } from './node.js';
import { checkPayments } from './payments.js';
import { checkMail, checkRedis } from './services.js';
import { checkDisk } from './space.js';
import { checkImports, checkQueuedMails } from './upkeep.js';

/** The results of all checks. */
interface Examined {
  findings: CheckResult[];
  /** True when the only failure is that the database does not answer. */
  onlyAway: boolean;
}

type ShopCheck = () => Promise<Finding | Finding[]>;
type NamedChecks = [check: CheckName, run: ShopCheck][];

/** Checks that read the image store. */
const inStore: ReadonlySet<CheckName> = new Set(['missingImages', 'orphans']);

const isAway = (error: unknown) => (error as { code?: unknown } | null)?.code === 'notReady';

/** Runs one check. When a check throws an error, its result says so and the others still run. */
const made = async (check: CheckName, run: ShopCheck): Promise<CheckResult[]> => {
  const named = (finding: Finding): CheckResult => ({ check, ...finding });
  try {
    return [await run()].flat().map(named);
  } catch (error) {
    if (isAway(error) && inStore.has(check))
      return [named(skipped(`Not checked (${check}): the image store does not answer.`))];
    const [reason = ''] = messageOf(error).split('\n');
    const says = `This could not be checked (${check}): ${reason}`;
    return [named(fault(says, 'Check that the database lets the shop read it, and run tokri doctor again.'))];
  }
};

const beside = (config: Config, imagesMissing: boolean): NamedChecks => [
  ['languages', async () => checkLanguages(config)],
  ['node', async () => checkNode(config)],
  ['mail', () => checkMail(config)],
  ['payments', () => checkPayments(config)],
  ['redis', () => checkRedis(config)],
  ['media', () => checkMedia(config, imagesMissing)],
  ['disk', () => checkDisk(config)],
];

/** The settings that each check depends on: a check is skipped when one of them is invalid. */
const settings: Partial<Record<CheckName, readonly (keyof Config)[]>> = {
  languages: ['LANGUAGES_DIR'],
  mail: ['SMTP_URL', 'MAIL_FROM', 'DATA_DIR'],
  payments: ['PAYMENTS', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_BASE', 'PUBLIC_URL'],
  redis: ['REDIS_URL'],
  media: ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'DATA_DIR'],
  disk: ['DATA_DIR'],
  database: ['MONGODB_URI', 'MONGOD', 'DATA_DIR'],
};

const inDatabase = (api: INestApplicationContext, config: Config, repair: boolean): NamedChecks => {
  const connection = api.get<Connection>(getConnectionToken());
  return [
    ['database', () => checkServer(connection, config)],
    ['schema', () => checkSchema(connection)],
    ['secret', () => checkSecret(connection, config)],
    ['restore', () => checkRestore(connection)],
    ['indexes', () => checkIndexes(connection)],
    ['transactions', () => checkTransactions(connection)],
    ['databaseDisk', async () => (config.MONGODB_URI ? checkDatabaseDisk(connection) : [])],
    ['clock', () => checkClock(connection)],
    ['queuedMails', () => checkQueuedMails(connection)],
    ['imports', () => checkImports(api)],
    ['missingImages', () => checkMissingImages(api)],
    ['orphans', () => checkOrphans(api)],
    ['subCategories', () => checkForeignSubCategories(api, repair)],
  ];
};

const makeAll = async (checks: NamedChecks): Promise<CheckResult[]> => {
  const findings: CheckResult[] = [];
  for (const [check, run] of checks) findings.push(...(await made(check, run)));
  return findings;
};

/**
 * Returns the settings for checks in the database: without payments, and with a random secret if none is set,
 * so that no secret file is created.
 */
const forLooking = (config: Config): Config => ({
  ...config,
  PAYMENTS: 'none',
  TOKEN_SECRET: config.TOKEN_SECRET ?? randomBytes(32).toString('hex'),
});

const within = checkNames.slice(checkNames.indexOf('schema'));
const theRest = within.map((check) => ({ check, ...skipped('The data in the database was not checked.') }));

const ofDatabase = async (config: Config, repair: boolean): Promise<Examined> => {
  try {
    const findings = await onShop(forLooking(config), { asItIs: true }, ({ api }) =>
      makeAll(inDatabase(api, config, repair)),
    );
    return { findings, onlyAway: false };
  } catch (error) {
    const { exit, message } = await failureOf(error);
    const fix = 'Nothing of the shop works without its database: fix this first.';
    const found: CheckResult = { check: 'database', ...fault(message, fix) };
    return { findings: [found, ...theRest], onlyAway: exit === 'connection' };
  }
};

/** Runs all checks, even when the configuration is invalid or the database does not answer. */
export const examine = async (env: NodeJS.ProcessEnv, repair: boolean): Promise<Examined> => {
  const { config, settingIssues } = surveyConfig(env);
  const isUnclear = (check: CheckName) =>
    settingIssues.some(({ setting }) => settings[check]?.some((name) => name === setting));
  const unclear = (check: CheckName) => ({
    check,
    ...skipped(`Not checked (${check}): its settings are invalid.`),
  });
  const inside = isUnclear('database')
    ? { findings: [unclear('database'), ...theRest], onlyAway: false }
    : await ofDatabase(config, repair);
  const imagesMissing = inside.findings.some(
    ({ check, state }) => check === 'missingImages' && state === 'fault',
  );
  const around = beside(config, imagesMissing).map(([check, run]) =>
    isUnclear(check) ? [unclear(check)] : made(check, run),
  );
  const configuration: CheckResult = { check: 'configuration', ...checkConfiguration(config, settingIssues) };
  const outside = [configuration, ...(await Promise.all(around)).flat()];
  return {
    findings: [...outside, ...inside.findings],
    onlyAway: inside.onlyAway && outside.every(({ state }) => state !== 'fault'),
  };
};
