import type { Config } from '../../api/config/config.js';
import { fine, type Finding, warning } from './checkResult.js';

/**
 * The date on which support ends for each Node release line (schedule.json of nodejs/Release). A newer line
 * counts as supported.
 */
const endOfLife: Record<string, string> = {
  20: '2026-04-30',
  21: '2024-06-01',
  22: '2027-04-30',
  23: '2025-06-01',
  24: '2028-04-30',
  25: '2026-06-01',
  26: '2029-04-30',
};

/**
 * Checks whether a Node release still gets fixes, which matters in production.
 * @param version such as 24.1.0
 */
export const findNode = (version: string, now: Date, { production }: Pick<Config, 'production'>): Finding => {
  const says = `Node ${version} runs this command.`;
  const end = endOfLife[version.split('.')[0] ?? ''];
  if (!production || !end || now.toISOString().slice(0, 10) <= end) return fine(says);
  return warning(
    says,
    `It gets no more fixes since ${end}: run a release with long-term support, such as Node 24, for a shop that customers use.`,
  );
};

/** Checks the Node that runs this command. It also runs the shop when both are on one machine. */
export const checkNode = (config: Config): Finding => findNode(process.versions.node, new Date(), config);
