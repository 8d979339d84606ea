import type { INestApplicationContext } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { ImportLeasesService } from '../../api/importing/importLeases.service.js';
import { isStopped, progressOf } from '../importing/runningImport.js';
import { fine, type Finding, warning } from './checkResult.js';

/** Milliseconds that a mail may wait to be sent. Mails that are sent without a problem wait less. */
const longest = 600_000;

const minutesSince = (date: Date) => Math.round((Date.now() - date.getTime()) / 60_000);

/**
 * Finds waiting mails that could not be sent, or that wait so long that no process seems to send them. Mails
 * that were given up are deleted; the shop's log names them.
 */
export const checkQueuedMails = async (connection: Connection): Promise<Finding> => {
  const mails = connection.collection('outgoingmails');
  const waiting = await mails
    .find({ decoy: false }, { projection: { tries: 1 } })
    .sort({ _id: 1 })
    .toArray();
  const [first] = waiting;
  const failed = waiting.filter(({ tries }) => tries > 1).length;
  const late = first && Date.now() - first._id.getTimestamp().getTime() > longest;
  if (!first || (!failed && !late)) return fine('No mail waits for long.');
  return warning(
    `Mails that wait: ${waiting.length}, of them tried in vain: ${failed}; the oldest for ${minutesSince(first._id.getTimestamp())} minutes.`,
    'The shop has to run, and its mail server to answer; mails are given up after a day.',
  );
};

/** Finds the import that is marked as running although no process works on it; there is at most one. */
export const checkImports = async (api: INestApplicationContext): Promise<Finding> => {
  const running = await api.get(ImportLeasesService).running();
  if (!running || !isStopped(running)) return fine('No import is stuck.');
  const { name, silentSeconds } = running;
  return warning(
    `The import of ${name} has stopped: ${silentSeconds} s without a heartbeat.`,
    'Start the shop, which goes on with it, or run the import again; or stop it at /dashboard/import.',
    [`${name}: ${progressOf(running)}`],
  );
};
