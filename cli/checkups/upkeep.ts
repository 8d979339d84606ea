import type { Connection } from 'mongoose';
import { fine, type Finding, warning } from './finding.js';

/** ms; a mail that leaves at all leaves in less, and an import that somebody works on gives a sign more often. */
const bounds = { mail: 600_000, import: 60_000 };

const minutesSince = (date: Date) => Math.round((Date.now() - date.getTime()) / 60_000);

/** Mails that were tried in vain, or that nobody has tried. Those that were given up are not kept; the shop's log names them. */
export const checkQueuedMails = async (connection: Connection): Promise<Finding> => {
  const mails = connection.collection('outgoingmails');
  const waiting = await mails
    .find({ decoy: false }, { projection: { tries: 1 } })
    .sort({ _id: 1 })
    .toArray();
  const [first] = waiting;
  const failed = waiting.filter(({ tries }) => tries > 1).length;
  const late = first && Date.now() - first._id.getTimestamp().getTime() > bounds.mail;
  if (!first || (!failed && !late)) return fine('queuedMails', 'No mail waits for long.');
  return warning(
    'queuedMails',
    `Mails that wait: ${waiting.length}, of them tried in vain: ${failed}; the oldest for ${minutesSince(first._id.getTimestamp())} minutes.`,
    'The shop has to run, and its mail server to answer; mails are given up after a day.',
  );
};

interface Import {
  name: string;
  done: number;
  total: number;
}

/** Imports that are said to run and that nobody works on. */
export const checkImports = async (connection: Connection): Promise<Finding> => {
  const since = { $ifNull: ['$lease.until', '$startedAt'] };
  const abandoned = { state: 'running', $expr: { $lt: [since, { $subtract: ['$$NOW', bounds.import] }] } };
  const stuck = await connection.collection<Import>('imports').find(abandoned).toArray();
  if (!stuck.length) return fine('imports', 'No import is stuck.');
  return warning(
    'imports',
    `Imports on which nobody works: ${stuck.length}`,
    'Start the shop, which goes on with them; or stop them at /dashboard/import.',
    stuck.map(({ name, done, total }) => `${name}: ${done} of ${total} rows`),
  );
};
