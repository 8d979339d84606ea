import type { Connection } from 'mongoose';

/** Collections that give access or wait to be sent: sessions, codes and waiting mails. Passwords are not among them. */
export const ofSessions: ReadonlySet<string> = new Set(['sessions', 'codes', 'resetproofs', 'outgoingmails']);

/** Ends all sessions, voids mailed codes, and drops waiting mails. @returns the number of ended sessions */
export const endSessions = async (connection: Connection): Promise<number> => {
  let ended = 0;
  for (const name of ofSessions) {
    const { deletedCount } = await connection.collection(name).deleteMany({});
    if (name === 'sessions') ended = deletedCount;
  }
  return ended;
};
