import { existsSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { languageName } from '../../contract/languages.js';
import { isTree } from '../../contract/messages/overrides.js';
import { translatable } from '../../api/config/languagesDir.js';
import { readJson } from '../../api/config/messagesFile.js';
import { CommandError } from '../terminal/commandError.js';
import { refuseOddPlace, writeWhole } from '../terminal/wholeFile.js';

/** Returns the content of a language file; an empty one if there is no such file. */
const contentOf = (file: string): Record<string, unknown> => {
  if (!existsSync(file)) return {};
  try {
    const content = readJson(file);
    if (isTree(content)) return content;
  } catch (error) {
    throw new CommandError('validation', `${file} cannot be read as JSON: ${String(error)}`, {
      cause: error,
    });
  }
  throw new CommandError('validation', `${file} must be an object with "name" and "messages".`);
};

/** Adds to translated messages those that they lack, in English. Nothing of theirs is changed or left out. */
const withMissing = (known: unknown, given: unknown, onAdded: () => void): unknown => {
  if (isTree(known) && (given === undefined || isTree(given))) {
    const added = Object.entries(known).map(([key, text]) => [key, withMissing(text, given?.[key], onAdded)]);
    const complete = Object.fromEntries(added) as Record<string, unknown>;
    return {
      ...complete,
      ...Object.fromEntries(Object.entries(given ?? {}).filter(([key]) => !Object.hasOwn(complete, key))),
    };
  }
  if (given !== undefined) return given;
  onAdded();
  return known;
};

/**
 * Writes the messages of a language into its file in `folder`, so that they can be translated there: new ones in English,
 * translated ones as they are.
 */
export const writeMessages = async (folder: string | undefined, code: string) => {
  if (!folder)
    throw new CommandError('usage', 'Set LANGUAGES_DIR to the folder in which the shop keeps its languages.');
  const file = path.join(folder, `${code}.json`);
  await refuseOddPlace(file);
  const { name = languageName(code), messages, ...others } = contentOf(file);
  let added = 0;
  const complete = withMissing(translatable(), messages, () => (added += 1));
  const text = `${JSON.stringify({ name, ...others, messages: complete }, undefined, 2)}\n`;
  await writeWhole(file, (sink) => pipeline([text], sink));
  return { file, language: code, added };
};
