import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.js';
import type { Deliver } from './mail.js';

/** Where mails stay that no server takes. */
export const outboxFolder = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => path.join(DATA_DIR, 'outbox');

/** Characters that no file system minds. */
const stamp = () => new Date().toISOString().replace(/[:.]/g, '-');

/**
 * Writes each mail to a file of JSON that people can read, the names in order of time, complete from the moment it is there.
 * @param folder created when missing; only its owner may look inside, since mails carry codes
 */
export const toOutboxFolder =
  (folder: string): Deliver =>
  async (mail) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = path.join(folder, `${stamp()}-${randomBytes(4).toString('hex')}.json`);
    const content = `${JSON.stringify({ date: new Date().toISOString(), ...mail }, null, 2)}\n`;
    await writeFile(`${file}.part`, content, { mode: 0o600 });
    await rename(`${file}.part`, file);
  };
