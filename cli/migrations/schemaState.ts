import type { Connection } from 'mongoose';
import { migrationState } from '../../api/database/migrate.js';
import { schemaVersion } from '../../api/database/migrations.js';
import type { ReplyOf } from '../../contract/operator/replies.js';
import { counted } from '../terminal/words.js';

export type SchemaState = ReplyOf<'status'>['schema'];

/** Reads how far a database is migrated; undefined when it holds no shop. */
export const schemaStateOf = async (connection: Connection): Promise<SchemaState | undefined> => {
  const state = await migrationState(connection);
  if (!state) return undefined;
  const { version, pending, running } = state;
  return {
    version,
    known: schemaVersion,
    pending: pending.length,
    running: running
      ? { number: running.number, documents: running.done, interrupted: !running.atWork }
      : null,
  };
};

/** Says how far a database is migrated: "version 1, 1 migration pending". */
export const schemaInWords = ({ version, known, pending, running }: SchemaState): string => {
  const how = running?.interrupted ? 'was interrupted' : 'runs';
  return [
    `version ${version}`,
    ...(version > known ? [`of a newer program that lets this one (${known}) work`] : []),
    ...(pending ? [`${counted(pending, 'migration')} pending`] : []),
    ...(running
      ? [`migration ${running.number} ${how} after ${counted(running.documents, 'document')}`]
      : []),
  ].join(', ');
};
