import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export interface TestMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Returns the mails of a shop without a mail server, the oldest first; only those to `to` if given. */
export const readOutbox = async (dataDir: string, to?: string): Promise<TestMail[]> => {
  const folder = path.join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json')).sort();
  const mails = files.map(
    async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as TestMail,
  );
  return (await Promise.all(mails)).filter((mail) => !to || mail.to === to);
};
