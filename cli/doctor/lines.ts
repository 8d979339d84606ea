import type { Terminal } from '../terminal/terminal.js';
import type { Finding } from './checkResult.js';

type Paint = Terminal['paint'];
type State = Finding['state'];

const marks = {
  ok: ['✔', 'green'],
  warning: ['!', 'yellow'],
  fault: ['✖', 'red'],
  skipped: ['-', 'dim'],
} as const;

/** The maximum number of records with the problem that are named below a result. */
const max = 10;

const inLines = ({ state, says, names, fix }: Finding, paint: Paint): string[] => {
  const [mark, style] = marks[state];
  const more = names.length - max;
  const rest = more > 0 ? [`and ${more} more, which --json names`] : [];
  const below = [...names.slice(0, max), ...rest, ...(fix === undefined ? [] : [fix])];
  return [`${paint(style, mark, process.stdout)} ${says}`, ...below.map((line) => `    ${line}`)];
};

const counted = (findings: readonly Finding[], state: State, words: string) => {
  const count = findings.filter((result) => result.state === state).length;
  return count ? [`${count} ${words}${count > 1 && state !== 'ok' && state !== 'skipped' ? 's' : ''}`] : [];
};

/**
 * Formats each result as a line, with the records that have the problem, and the fix, below it.
 * @param quiet prints only warnings and failures
 */
export const resultsInLines = (findings: readonly Finding[], paint: Paint, quiet = false): string[] => {
  const shown = findings.filter(({ state }) => !quiet || state === 'warning' || state === 'fault');
  const lines = [...new Set(shown.map((result) => inLines(result, paint).join('\n')))]; // equal lines of skipped checks are printed once
  if (quiet) return lines;
  const sums = [
    ...counted(findings, 'ok', 'well'),
    ...counted(findings, 'warning', 'warning'),
    ...counted(findings, 'fault', 'problem'),
    ...counted(findings, 'skipped', 'not checked'),
  ];
  return [...lines, '', sums.join(', ')];
};
