import { stripVTControlCharacters } from 'node:util';
import { messages as english } from '../../contract/messages/en.js';
import { adminMessages as englishDashboard } from '../../contract/messages/en/admin.js';
import { messages as hindi } from '../../contract/messages/hi.js';
import { adminMessages as hindiDashboard } from '../../contract/messages/hi/admin.js';
import type { Entry } from './entries.js';
import { notHindi, notNarrow } from './inPage.js';
import type { Stage } from './stage.js';

const leaves = (node: unknown): string[] =>
  typeof node === 'object' && node !== null ? Object.values(node).flatMap(leaves) : [String(node)];

const inHindi = new Set(leaves([hindi, hindiDashboard]));
/** Texts of the shop and the dashboard that no Hindi text equals. */
export const onlyEnglish = leaves([english, englishDashboard]).filter((text) => !inHindi.has(text));

/**
 * Runs a story.
 * @returns the failures of its play function and of its accessibility check; for a story named `Hindi` or
 * `Narrow` also why it is not in Hindi or not narrow
 */
export const issuesOf = async (stage: Stage, story: Entry): Promise<string[]> => [
  ...(await stage.show(story)).map(stripVTControlCharacters), // some browsers colour assertions
  ...(/\bHindi\b/.test(story.name) ? await stage.page.evaluate(notHindi, onlyEnglish) : []),
  ...(/\bNarrow\b/.test(story.name) ? await stage.page.evaluate(notNarrow) : []),
];
