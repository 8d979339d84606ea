import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { messages as english, type Messages } from '../../contract/messages/en.js';

/** Resolves a package wherever the program is installed. */
const require = createRequire(import.meta.url);

const files = {
  regular: require.resolve('@expo-google-fonts/anek-devanagari/400Regular/AnekDevanagari_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/anek-devanagari/600SemiBold/AnekDevanagari_600SemiBold.ttf'),
};

/** The scripts of these fonts. */
const scripts: readonly (string | undefined)[] = ['Latn', 'Deva'];

/** Returns the messages in which an invoice is written: English where the fonts lack the script of the language. */
export const printable = (messages: Messages): Messages =>
  scripts.includes(new Intl.Locale(messages.language).maximize().script) ? messages : english;

const load = async () => ({ regular: await readFile(files.regular), bold: await readFile(files.bold) });

let kept: ReturnType<typeof load> | undefined;

/** Loads the fonts of an invoice once; each contains Latin, ₹ and Devanagari. */
export const fonts = () =>
  (kept ??= load().catch((error: unknown) => {
    kept = undefined;
    throw error;
  }));
