import { readFileSync } from 'node:fs';

const lines = readFileSync(new URL('defaultSynonyms.txt', import.meta.url), 'utf8').split(/\r?\n/);

/**
 * The synonyms that every shop begins with, in English, in Hindi, and in Hindi in Latin letters: a group in
 * each line of the file, which the build copies. Admins change them on the dashboard. Typos need no entry: the
 * fuzzy search tolerates them anyway.
 */
export const defaultSynonyms: readonly (readonly string[])[] = lines
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(', '));
