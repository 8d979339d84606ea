import type { INestApplicationContext } from '@nestjs/common';
import type { Connection } from 'mongoose';
import { ImportLeases } from '../../api/importing/importLeases.service.js';
import { isStopped, progressOf } from '../importing/runningImport.js';
import { fine, type CheckResult, warning } from './checkResult.js';

/** ms; a mail that leaves at all leaves in less. */
const longest = 600_000;

const minutesSince = (date: Date) => Math.round((Date.now() - date.getTime()) / 60_000);

/** Mails that were tried in vain, or that nobody has tried. Those that were given up are not kept; the shop's log names them. */
export const checkQueuedMails = async (connection: Connection): Promise<CheckResult> => {
  const mails = connection.collection('outgoingmails');
  const waiting = await mails
    .find({ decoy: false }, { projection: { tries: 1 } })
    .sort({ _id: 1 })
    .toArray();
  const [first] = waiting;
  const failed = waiting.filter(({ tries }) => tries > 1).length;
  const late = first && Date.now() - first._id.getTimestamp().getTime() > longest;
  if (!first || (!failed && !late)) return fine('queuedMails', 'No mail waits for long.');
  return warning(
    'queuedMails',
    `Mails that wait: ${waiting.length}, of them tried in vain: ${failed}; the oldest for ${minutesSince(first._id.getTimestamp())} minutes.`,
    'The shop has to run, and its mail server to answer; mails are given up after a day.',
  );
};

/** An import that is said to run and on which nobody works; there is one at most. */
export const checkImports = async (api: INestApplicationContext): Promise<CheckResult> => {
  const standing = await api.get(ImportLeases).standing();
  if (!standing || !isStopped(standing)) return fine('imports', 'No import is stuck.');
  const { name, silentSeconds } = standing;
  return warning(
    'imports',
    `The import of ${name} has stopped: ${silentSeconds} s without a sign.`,
    'Start the shop, which goes on with it, or run the import again; or stop it at /dashboard/import.',
    [`${name}: ${progressOf(standing)}`],
  );
};
