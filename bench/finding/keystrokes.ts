import { brands, names } from '../../tests/search/quality/exact.js';
import type { Listed } from '../../tests/search/quality/meaning.js';
import type { Queries } from '../../tests/search/quality/meanings.js';
import * as phrased from '../../tests/search/quality/phrased.js';
import * as misspelled from '../../tests/search/quality/misspelled.js';
import * as spoken from '../../tests/search/quality/spoken.js';
import { sampleOf } from '../../tests/search/quality/typos.js';

const listed = (queries: Queries) => Object.values(queries).flat();

const written = [spoken, misspelled, phrased].flatMap((lists) => Object.values(lists).flatMap(listed));

const firstWords = (text: string, count: number) =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, count).join(' ');

/**
 * Returns typical searches: half from the search quality list, half from the catalogue's own names. They are
 * the same for the same seed.
 */
export const queriesOf = (stock: readonly Listed[], count: number, seed: string): string[] => {
  const share = Math.ceil(count / 6);
  const fromStock = (kind: string, read: (product: Listed) => string) =>
    sampleOf(
      [...new Set(stock.map(read))].filter((text) => text.length > 2),
      share,
      `${seed} ${kind}`,
    );
  const chosen = [
    ...fromStock('names', ({ name }) => firstWords(name, 3)),
    ...fromStock('brands', ({ brand }) => firstWords(brand, 2)),
    ...fromStock('types', ({ categoryPath }) => firstWords(categoryPath.split('>').at(-1) ?? '', 2)),
    ...sampleOf([...Object.keys(brands), ...names], Math.ceil(share / 2), `${seed} exact`),
  ];
  return [...chosen, ...sampleOf(written, count - chosen.length, `${seed} written`)];
};

/** Returns the searches that the search screen sends while these queries are typed: one after each letter. */
export const keystrokesOf = (queries: readonly string[]): string[] =>
  queries.flatMap((query) => {
    const letters = [...query];
    return letters.map((_, at) => letters.slice(0, at + 1).join(''));
  });
