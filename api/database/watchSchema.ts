import type { Connection } from 'mongoose';
import { heartbeat } from '../jobs/lease.js';
import { NewerDatabaseError, readSchema, refuseNewer } from './schemaVersion.js';

/**
 * Looks regularly whether a newer program refuses this one on the database. That program waits for several looks
 * before it removes what this one needs.
 * @param onNewer is called once
 */
export const watchSchema = (
  connection: Connection,
  onNewer: (error: NewerDatabaseError) => void,
  interval = heartbeat,
): void => {
  let isTold = false; // a look may take longer than the interval
  const look = async () => {
    try {
      const schema = await readSchema(connection);
      if (schema) refuseNewer(schema);
    } catch (error) {
      // while the database is away, this process writes nothing
      if (isTold || !(error instanceof NewerDatabaseError)) return;
      isTold = true;
      clearInterval(watch);
      onNewer(error);
    }
  };
  const watch = setInterval(() => void look(), interval).unref();
  void look(); // it may have been migrated while this process started
};
