import { readFileSync } from 'node:fs';

/**
 * The most common passwords of 8 or more characters in lower case, with those common in India and in shops.
 * The build copies the file, so it is always beside this module.
 */
const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL('commonPasswords.txt', import.meta.url), 'utf8')
    .trim()
    .split(/\s+/),
);

/** The account owner's data, of which a password must not be made up. */
interface Owner {
  email: string;
  name: string;
}

/** Maps digits and symbols to the letters that they replace, as in "p@ssw0rd". */
const letters: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

/** Returns a text in lower case, with look-alike Unicode characters normalized (NFKC). */
const folded = (text: string) => text.normalize('NFKC').toLowerCase();
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{M}]/gu, '');
/** Removes digits and symbols at both ends of a text. */
const bare = (text: string) => text.replace(/^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu, '');
const spelledOut = (text: string) => text.replace(/[013457@$]/g, (sign) => letters[sign] ?? sign);

/** Removes the separators of a text, and the parts between them that contain no letter: "my-2024-pass" → "mypass". */
const worded = (text: string) =>
  text
    .split(/[^\p{L}\p{M}\d@$]+/u)
    .filter((piece) => lettersOf(piece) !== '')
    .join('');

/**
 * Lists the words of the owner's email and name, the longest first. Words under 3 letters are left out,
 * because they occur in too many other words.
 */
const ownWords = ({ email, name }: Owner): string[] => {
  const [local = ''] = email.split('@', 1);
  const words = ['tokri', local, ...local.split(/[^\p{L}\p{M}]+/u), name, ...name.split(/\s+/)];
  return words
    .map((word) => lettersOf(folded(word)))
    .filter((word) => word.length >= 3)
    .sort((one, other) => other.length - one.length);
};

const isMadeOf = (words: readonly string[], text: string): boolean =>
  text !== '' && words.reduce((rest, word) => rest.replaceAll(word, ''), text) === '';

/**
 * Tells whether attackers would try the password early: a common password, or only words of the owner, with
 * any digits and symbols added.
 */
export const isGuessable = (password: string, owner: Owner): boolean => {
  const plain = folded(password);
  const core = bare(plain);
  const spellings = [core, spelledOut(core), spelledOut(worded(plain))];
  if ([plain, ...spellings].some((spelling) => commonPasswords.has(spelling))) return true;
  if (plain === folded(owner.email)) return true;
  const words = ownWords(owner);
  return spellings.some((spelling) => isMadeOf(words, lettersOf(spelling)));
};
