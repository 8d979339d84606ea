import type { Connection } from 'mongoose';

/** What lets somebody in, or was to be sent: tokens, codes and waiting mails. Passwords stay. */
export const ofSessions: ReadonlySet<string> = new Set(['sessions', 'codes', 'resetproofs', 'outgoingmails']);

/** Logs everybody out, voids codes that were mailed, and drops mails that wait. @returns how many sessions ended */
export const endSessions = async (connection: Connection): Promise<number> => {
  let ended = 0;
  for (const name of ofSessions) {
    const { deletedCount } = await connection.collection(name).deleteMany({});
    if (name === 'sessions') ended = deletedCount;
  }
  return ended;
};
