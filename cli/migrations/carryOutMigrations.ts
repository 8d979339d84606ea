import { migrate, migrationSteps, type MigrationStep, workOf } from '../../api/database/migrate.js';
import { schemaVersion } from '../../api/database/migrations.js';
import { migratedTo, readSchema } from '../../api/database/schemaVersion.js';
import type { ReplyOf } from '../../contract/operator/replies.js';
import { stopping } from '../terminal/stopping.js';
import type { Terminal } from '../terminal/terminal.js';
import { counted } from '../terminal/words.js';
import type { Api } from '../withApi.js';

interface Options {
  dryRun?: boolean;
  to?: number;
}

type Step = ReplyOf<'migrate'>['steps'][number];

const inReply = ({ migration, down }: MigrationStep, documents: number): Step => {
  const { number, title } = migration;
  return { number, title, down, documents };
};

/** Migrates the database of a shop to a schema version; a dry run only counts what would change. */
export const carryOutMigrations = async (
  { connection, database }: Api,
  { dryRun = false, to = schemaVersion }: Options,
  terminal: Terminal,
): Promise<ReplyOf<'migrate'>> => {
  const schema = await readSchema(connection);
  if (!schema) throw new Error(`the database ${database} has no schema version`);
  const from = migratedTo(schema);
  const steps = migrationSteps(schema, { to });
  const counts = await Promise.all(steps.map((step) => workOf(step).count(connection)));
  const plan = steps.map((step, at) => inReply(step, counts[at] ?? 0));
  const reply = { database, from, to: steps.length ? to : from, dryRun };
  if (dryRun || !steps.length) return { ...reply, steps: plan };
  using progress = terminal.progress(
    'Documents migrated',
    counts.reduce((sum, count) => sum + count, 0),
  );
  let migrated = 0;
  const onBatch = (documents: number) => progress.reaches((migrated += documents));
  const done = await stopping(
    () => 'Stopped in the middle of a migration: run tokri migrate again to go on.',
    (signal) => migrate(connection, { to, signal, onBatch }),
  );
  return { ...reply, steps: done.map(({ documents, ...step }) => inReply(step, documents)) };
};

/** Describes migrations in lines of text. */
export const migrationsInLines = ({ database, from, to, dryRun, steps }: ReplyOf<'migrate'>): string[] => {
  if (!steps.length) return [`The database ${database} has schema version ${from}: there is nothing to do.`];
  return [
    `${dryRun ? 'Would migrate' : 'Migrated'} the database ${database} from schema version ${from} to ${to}`,
    ...steps.map(
      ({ number, title, down, documents }) =>
        `  ${down ? 'undo ' : ''}${number}  ${title}: ${counted(documents, 'document')}`,
    ),
  ];
};
