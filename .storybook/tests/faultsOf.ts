import { stripVTControlCharacters } from 'node:util';
import { texts as english } from '../../contract/texts/en.js';
import { adminTexts as englishDashboard } from '../../contract/texts/en/admin.js';
import { texts as hindi } from '../../contract/texts/hi.js';
import { adminTexts as hindiDashboard } from '../../contract/texts/hi/admin.js';
import type { Entry } from './entries.js';
import { notHindi, notNarrow } from './inPage.js';
import type { Stage } from './stage.js';

const leaves = (node: unknown): string[] =>
  typeof node === 'object' && node !== null ? Object.values(node).flatMap(leaves) : [String(node)];

const inHindi = new Set(leaves([hindi, hindiDashboard]));
const onlyEnglish = leaves([english, englishDashboard]).filter((text) => !inHindi.has(text));

/** Runs a story. @returns what is wrong with it, in words: its scene, its accessibility, and that its name is true */
export const faultsOf = async (stage: Stage, story: Entry): Promise<string[]> => [
  ...(await stage.show(story)).map(stripVTControlCharacters), // some browsers colour what an assertion says
  ...(/\bHindi\b/.test(story.name) ? await stage.page.evaluate(notHindi, onlyEnglish) : []),
  ...(/\bNarrow\b/.test(story.name) ? await stage.page.evaluate(notNarrow) : []),
];
