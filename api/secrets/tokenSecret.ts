import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCode, isMissing } from '../common/errors.js';
import type { Config } from '../config/config.js';

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/**
 * Creates the file of the secret. A hard link makes it appear complete and only once, because two processes
 * may create it at the same time.
 */
const make = (file: string): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
};

/** Returns the path of the file with the generated secret. */
export const secretFile = (dataDir: string): string => path.join(dataDir, 'token-secret');

/**
 * Returns the secret that signs tokens: `TOKEN_SECRET`, otherwise a secret generated once and stored in the
 * data folder.
 */
export const tokenSecret = ({ TOKEN_SECRET, DATA_DIR }: Config): string => {
  if (TOKEN_SECRET) return TOKEN_SECRET;
  const file = secretFile(DATA_DIR);
  const kept = read(file);
  if (kept) return kept;
  make(file);
  const made = read(file);
  if (made) return made;
  throw new Error(`${file} is empty: delete it, and a new one is made at the next start`);
};
