import path from 'node:path';
import { DomainError } from './common/domainError.js';
import { type Config, ConfigError } from './config/config.js';
import { UnusableDatabaseError } from './database/checkDatabase.js';
import { EmbeddedMongoError } from './database/embedded/embeddedMongo.js';
import { isFull } from './common/errors.js';
import { IrreversibleMigrationError } from './database/migrate.js';
import { OwnedDatabaseError } from './database/owning.js';
import {
  ForeignDatabaseError,
  NewerDatabaseError,
  PendingMigrationError,
  UnfinishedRestoreError,
} from './database/schemaVersion.js';
import { ForeignImagesError } from './media/sharedImages.js';
import { OtherSecretError } from './secrets/secretFingerprint.js';

/** Errors that the operator can fix. They are reported in one line, without a stack trace. */
const plain = [
  ConfigError,
  DomainError,
  EmbeddedMongoError,
  ForeignDatabaseError,
  ForeignImagesError,
  IrreversibleMigrationError,
  NewerDatabaseError,
  OtherSecretError,
  OwnedDatabaseError,
  PendingMigrationError,
  UnfinishedRestoreError,
  UnusableDatabaseError,
];

const isPlain = (error: unknown): error is Error =>
  plain.some((known) => error instanceof known) ||
  (error instanceof Error && error.name === 'MongooseServerSelectionError');

type Settings = Pick<Config, 'PORT' | 'METRICS_PORT' | 'HOST' | 'DATA_DIR'>;
type SystemError = Partial<Pick<NodeJS.ErrnoException, 'code' | 'syscall' | 'path'> & { port: number }>;

const unheard = ({ code, port }: SystemError, { PORT, METRICS_PORT, HOST }: Settings): string => {
  const setting = port !== undefined && port === METRICS_PORT ? 'METRICS_PORT' : 'PORT';
  const taken = port ?? PORT;
  if (code === 'EADDRINUSE')
    return `Port ${taken} is taken: another program (or another Tokri) listens there. Stop it, or choose another with ${setting}=…`;
  if (code === 'EACCES')
    return `Port ${taken} may not be used by this account: choose one above 1023 with ${setting}=…`;
  return `The shop cannot listen at HOST=${HOST} (${code}): give an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them.`;
};

const refusedByDisk = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST', 'EDQUOT']);

const isInside = (folder: string, file: string): boolean => {
  const way = path.relative(path.resolve(folder), path.resolve(file));
  return !way.startsWith('..') && !path.isAbsolute(way);
};

const ofTheSystem = (error: unknown, settings: Settings): string | undefined => {
  const { code, syscall, path: file } = (error ?? {}) as SystemError;
  if (syscall === 'listen' || syscall === 'bind' || syscall === 'getaddrinfo')
    return unheard((error ?? {}) as SystemError, settings);
  if (!file || !code || !refusedByDisk.has(code)) return undefined;
  if (isFull(error)) return `There is no room for ${file} (${code}): make some, and run it again.`;
  return isInside(settings.DATA_DIR, file)
    ? `The data folder ${path.resolve(settings.DATA_DIR)} cannot be written (${code} at ${file}). Set DATA_DIR to a folder this user may write to.`
    : `${file} cannot be used (${code}): let this user read and write it.`;
};

/** Explains in one line an error that the operator can fix; undefined for a bug in the program. */
export const mendable = (error: unknown, settings?: Settings): string | undefined => {
  if (isPlain(error)) return error.message;
  return settings && ofTheSystem(error, settings);
};

/**
 * Explains why the shop cannot start or stop: in one line if the operator can fix it, otherwise with the
 * stack trace.
 */
export const explain = (error: unknown, settings?: Settings): string =>
  mendable(error, settings) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
