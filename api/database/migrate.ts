import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Connection } from 'mongoose';
import type { Worker } from '../common/workers.js';
import { heartbeatTimeout } from '../jobs/lease.js';
import { ownerOf } from './maintenance.js';
import { compatibleFromOf, type Migration, migrations, versionOf } from './migrations.js';
import { OwnedDatabaseError, owning } from './owning.js';
import {
  isNeeded,
  migratedTo,
  NewerDatabaseError,
  pendingIn,
  readSchema,
  refuseNewer,
  schemaIn,
  type SchemaRecord,
  UnfinishedRestoreError,
  unfinishedRestore,
} from './schemaVersion.js';

/** A migration that is to be undone loses what newer programs have stored. */
export class IrreversibleMigrationError extends Error {
  constructor({ number, title }: Migration) {
    super(
      `Migration ${number} (${title}) cannot be undone: restore a backup of before with the program of before.`,
    );
    this.name = 'IrreversibleMigrationError';
  }
}

/** A migration and its direction. */
export interface MigrationStep {
  migration: Migration;
  down: boolean;
}

interface Wanted {
  /** The schema version that the database is to have; by default the one that the program knows. */
  to?: number;
  known?: readonly Migration[];
}

/**
 * Lists the steps that bring a database to a version. A migration that was interrupted is among them: it is
 * finished, or undone.
 * @throws NewerDatabaseError, IrreversibleMigrationError
 */
export const migrationSteps = (
  schema: SchemaRecord,
  { known = migrations, to = versionOf(known) }: Wanted = {},
): MigrationStep[] => {
  const [version, { running }] = [migratedTo(schema), schema];
  refuseNewer(schema, known);
  if (version > versionOf(known) && to < versionOf(known))
    throw new NewerDatabaseError(version, versionOf(known));
  const begun = Math.max(version, running?.number ?? 0);
  const up = known.filter(({ number }) => number > version && number <= to);
  const down = known.filter(({ number }) => number > to && number <= begun).reverse();
  const irreversible = down.find((migration) => !migration.down);
  if (irreversible) throw new IrreversibleMigrationError(irreversible);
  return [
    ...up.map((migration) => ({ migration, down: false })),
    ...down.map((migration) => ({ migration, down: true })),
  ];
};

/** Returns the work of a step. */
export const workOf = ({ migration, down }: MigrationStep) => {
  const work = down ? migration.down : migration.up;
  if (!work) throw new IrreversibleMigrationError(migration);
  return work;
};

interface Migrating extends Wanted {
  signal: AbortSignal;
  kind?: Worker['kind'];
  onStep?: (step: MigrationStep) => unknown;
  onBatch?: (documents: number) => void;
  /** ms in which older processes see that they have to end, before a migration removes what they need. */
  grace?: number;
}

/**
 * Carries out one step. While it runs, the database has the version below the migration, so that an interrupted
 * step is found and done again. Older programs are refused before a contracting migration writes anything.
 */
const carryOut = async (
  connection: Connection,
  step: MigrationStep,
  { signal, onBatch, grace = 2 * heartbeatTimeout, known = migrations }: Migrating,
): Promise<number> => {
  const { meta, ofSchema } = schemaIn(connection);
  const { number, compatibleFrom } = step.migration;
  const contracts = !step.down && compatibleFrom !== undefined;
  const running = { number, down: step.down, since: new Date(), done: 0 };
  await meta.updateOne(ofSchema, {
    $set: { migrated: number - 1, running },
    ...(contracts && { $max: { version: compatibleFrom } }),
  });
  if (contracts) await pause(grace, undefined, { signal });
  let done = 0;
  await workOf(step).run(connection, async (documents) => {
    done += documents;
    await meta.updateOne(ofSchema, { $set: { 'running.done': done } });
    onBatch?.(documents);
    signal.throwIfAborted();
  });
  signal.throwIfAborted();
  const migrated = step.down ? number - 1 : number;
  const ended = { migrated, version: compatibleFromOf(migrated, known) };
  // a process that was frozen for longer than its lease finds the step of another one
  const mine = { ...ofSchema, 'running.since': running.since };
  await meta.updateOne(mine, { $set: ended, $unset: { running: 1 } });
  return done;
};

/**
 * Brings the database to a version, step by step; no other process migrates it meanwhile.
 * @returns the steps that were done, with the number of their documents
 * @throws OwnedDatabaseError when another process works on the whole database, UnfinishedRestoreError,
 * NewerDatabaseError, IrreversibleMigrationError, and the reason of `signal`
 */
export const migrate = (
  connection: Connection,
  migrating: Migrating,
): Promise<(MigrationStep & { documents: number })[]> => {
  const work = async (signal: AbortSignal) => {
    if (await unfinishedRestore(connection)) throw new UnfinishedRestoreError(connection.name);
    const schema = await readSchema(connection);
    const done = [];
    for (const step of schema ? migrationSteps(schema, migrating) : []) {
      await migrating.onStep?.(step);
      done.push({ ...step, documents: await carryOut(connection, step, { ...migrating, signal }) });
    }
    return done;
  };
  return owning(connection, 'migration', migrating.signal, work, migrating.kind);
};

/** ms between two looks at a database that another process migrates. */
const interval = 500;

/**
 * Runs the pending migrations before a shop opens. While another process works on the whole database, it waits
 * for a migration that this program needs; otherwise the shop opens at once.
 */
export const migrateAtStart = async (
  connection: Connection,
  options: Pick<Migrating, 'known' | 'grace'> = {},
): Promise<void> => {
  const log = new Logger('Migrations');
  const onStep = ({ migration }: MigrationStep) =>
    log.warn(`migrates the database to version ${migration.number}: ${migration.title}`);
  const { signal } = new AbortController();
  for (;;) {
    const schema = await readSchema(connection);
    const pending = schema ? pendingIn(schema, options.known) : [];
    if (!pending.length) return;
    try {
      await migrate(connection, { ...options, signal, kind: 'shop', onStep });
      return;
    } catch (error) {
      if (!(error instanceof OwnedDatabaseError)) throw error;
      if (!isNeeded(pending)) return;
    }
    await pause(interval);
  }
};

/** How far a database is migrated. */
export interface MigrationState {
  version: number;
  pending: readonly Migration[];
  /** The migration that has begun, and whether a process works on it. */
  running?: SchemaRecord['running'] & { atWork: boolean };
}

/** Reads how far a database is migrated. */
export const migrationState = async (connection: Connection): Promise<MigrationState | undefined> => {
  const [schema, owner] = [await readSchema(connection), await ownerOf(connection)];
  if (!schema) return undefined;
  const [version, { running }] = [migratedTo(schema), schema];
  const atWork = owner?.owned.what === 'migration' && owner.atWork;
  return { version, pending: pendingIn(schema), ...(running && { running: { ...running, atWork } }) };
};
