import { startChild } from '../harness/child.js';
import { durationTable, megabytes, table } from '../harness/report.js';
import { type EngineAnswer, engineNames, type EngineQuestion } from './engineNames.js';

export type AloneResult = Record<string, EngineAnswer>;

/**
 * Measures every search engine with every number of products, each in a process of its own, one after the
 * other.
 */
export const measureAlone = async (
  question: Omit<EngineQuestion, 'engine' | 'products'>,
  sizes: readonly number[],
): Promise<AloneResult> => {
  const result: AloneResult = {};
  for (const products of sizes)
    for (const engine of engineNames) {
      const child = startChild(import.meta.url, './enginesAlone.ts');
      result[`${engine}, ${products} products`] = await child.ask<EngineAnswer>({
        ...question,
        engine,
        products,
      });
      await child.end();
    }
  return result;
};

export const aloneReport = (result: AloneResult): string => {
  const statistics = Object.entries(result).map(([name, answer]) => [name, answer.statistics] as const);
  const rest = Object.entries(result).map(([name, { build, heap, answered }]) => [
    name,
    build.toFixed(0),
    megabytes(heap),
    `${(answered * 100).toFixed(1)} %`,
  ]);
  return [
    'The search alone, a keystroke',
    durationTable(Object.fromEntries(statistics)),
    '',
    table([['', 'built in ms', 'heap MB', 'keystrokes answered'], ...rest]),
  ].join('\n');
};
