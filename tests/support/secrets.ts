import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Patterns of secrets. */
export const secretPatterns = {
  'private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/g,
  'JSON Web Token': /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{16,}/g,
  'Stripe key': /\b(?:sk|rk)_(?:live|test)_\w{16,}/g,
  'webhook secret': /\bwhsec_[\w+/=]{16,}/g,
  'AWS key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g,
  'token of GitHub or npm': /\b(?:gh[pousr]_\w{36}|github_pat_\w{40,}|npm_[A-Za-z0-9]{36})\b/g,
  'key of Google': /\bAIza[\w-]{35}/g,
  'password hash': /\$argon2id?\$v=\d+\$m=\d+,t=\d+,p=\d+\$[\w+/]{16,}\$[\w+/]{24,}/g,
  'password in an address': /\b[a-z][a-z+]{2,12}:\/\/[^\s:@/?#'"`<>()]*:[^\s@/?#'"`<>(){}]+@/g,
  'secret setting': /\b(?:TOKEN_SECRET|\w*SECRET_ACCESS_KEY|_authToken) ?[=:] ?['"]?[\w+/-]{16,}/g,
} as const;

export type SecretKind = keyof typeof secretPatterns;

export interface Finding {
  kind: SecretKind;
  text: string;
}

export const secretsIn = (text: string): Finding[] =>
  Object.entries(secretPatterns).flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(([found]) => ({ kind: kind as SecretKind, text: found })),
  );

/** Lists every file below a folder, except files and folders whose name is left out; paths with `/`. */
export const filesBeneath = async (folder: string, leftOut: (name: string) => boolean): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries
    .filter(({ name }) => !leftOut(name))
    .map((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return filesBeneath(file, leftOut);
      return entry.isFile() ? [file] : [];
    });
  return (await Promise.all(found)).flat();
};

/** Returns the contents of a text file; undefined for a binary file. */
export const textOf = async (file: string): Promise<string | undefined> => {
  const bytes = await readFile(file);
  return bytes.includes(0) ? undefined : bytes.toString('utf8');
};
