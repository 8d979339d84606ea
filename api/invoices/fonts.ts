import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** Resolves a package wherever the program is installed. */
const require = createRequire(import.meta.url);

const files = {
  regular: require.resolve('@expo-google-fonts/anek-devanagari/400Regular/AnekDevanagari_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/anek-devanagari/600SemiBold/AnekDevanagari_600SemiBold.ttf'),
};

const load = async () => ({ regular: await readFile(files.regular), bold: await readFile(files.bold) });

let kept: ReturnType<typeof load> | undefined;

/** Loads the fonts of an invoice once; each contains Latin, ₹ and Devanagari. */
export const fonts = () =>
  (kept ??= load().catch((error: unknown) => {
    kept = undefined;
    throw error;
  }));
