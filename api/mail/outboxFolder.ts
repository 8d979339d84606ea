import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMissing } from '../common/errors.js';
import type { Config } from '../config/config.js';
import type { Deliver } from './mail.js';

/** Returns the folder that mails are written to when there is no mail server. */
export const outboxFolder = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => path.join(DATA_DIR, 'outbox');

/** Returns the current time as part of a file name, with only characters that every file system allows. */
const stamp = () => new Date().toISOString().replace(/[:.]/g, '-');

/**
 * Writes each mail to a readable JSON file. The names are in order of time, and a file is complete once it
 * exists.
 * @param folder is created if missing; only its owner may open it, because mails contain codes
 */
export const toOutboxFolder = (folder: string): Deliver => {
  // For a small file the thread pool takes longer than the write. A folder on a slow disk holds the event loop, but a
  // shop with many orders has a mail server.
  const write = (file: string, content: string) => {
    writeFileSync(`${file}.part`, content, { mode: 0o600 });
    renameSync(`${file}.part`, file);
  };
  return async (mail) => {
    const file = path.join(folder, `${stamp()}-${randomBytes(4).toString('hex')}.json`);
    const content = `${JSON.stringify({ date: new Date().toISOString(), ...mail }, null, 2)}\n`;
    try {
      write(file, content);
    } catch (error) {
      if (!isMissing(error)) throw error;
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      write(file, content);
    }
  };
};
