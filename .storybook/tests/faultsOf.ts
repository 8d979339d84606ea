import type { Entry } from './entries.js';
import { notHindi } from './inPage.js';
import type { Stage } from './stage.js';

/** Runs a story. @returns what is wrong with it, in words: its scene, its accessibility, and that its name is true */
export const faultsOf = async (stage: Stage, story: Entry): Promise<string[]> => {
  const faults = await stage.show(story);
  return /\bHindi\b/.test(story.name) ? [...faults, ...(await stage.page.evaluate(notHindi))] : faults;
};
