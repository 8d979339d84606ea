import type mongoose from 'mongoose';

export const historyParameter = 'minSnapshotHistoryWindowInSeconds';

/**
 * Seconds for which an embedded mongod keeps replaced and deleted documents, and how many a backup adds. Until then
 * every search of an index passes the deleted ones, such as sent mails and the lines of ordered carts (ADR 78).
 */
export const historySeconds = { usual: 1, backup: 3_600 };

/**
 * Makes an embedded mongod keep its history while work reads the database at one moment. Several works may run at once:
 * each adds its time, and takes it away at its end.
 */
export const keepHistory = async <Result>(
  admin: mongoose.mongo.Db,
  work: () => Promise<Result>,
): Promise<Result> => {
  const add = async (seconds: number) => {
    const found: Record<string, unknown> = await admin.command({ getParameter: 1, [historyParameter]: 1 });
    const kept = Math.max(historySeconds.usual, Number(found[historyParameter]) + seconds);
    await admin.command({ setParameter: 1, [historyParameter]: kept });
  };
  await add(historySeconds.backup);
  try {
    return await work();
  } finally {
    await add(-historySeconds.backup).catch(() => undefined); // a start of mongod sets it too
  }
};
