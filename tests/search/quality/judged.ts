import { brands, demoBrands, demoNames, names } from './exact.js';
import type { Finder } from './finder.js';
import { fits, type Listed } from './meaning.js';
import { type MeaningName, meanings, type Queries } from './meanings.js';
import * as phrased from './phrased.js';
import * as misspelled from './misspelled.js';
import * as spoken from './spoken.js';

/** A query, and the check whether a first page of results answers it. */
export interface Question {
  kind: string;
  query: string;
  answeredBy(page: readonly Listed[]): boolean;
  /** Checks whether a product could be the answer. */
  meant(product: Listed): boolean;
}

const kinds: Record<string, Queries> = { ...spoken, ...misspelled, ...phrased };

const meantOf = (kind: string, queries: Queries): Question[] =>
  Object.entries(queries).flatMap(([name, typed]) => {
    // the keys have this type
    const meant = (product: Listed) => fits(product, meanings[name as MeaningName]);
    return typed.map((query) => ({ kind, query, meant, answeredBy: (page) => page.some(meant) }));
  });

const plain = (text: string) => (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');

/** Builds a question that only the first product can answer. */
const first = (kind: string, query: string, meant: Question['meant']): Question => ({
  kind,
  query,
  meant,
  answeredBy: ([head]) => head !== undefined && meant(head),
});

const branded = ([query, brand]: [string, string]): Question => {
  const written = new RegExp(`^${brand}\\b`, 'i');
  return first('brand', query, (product) => written.test(product.brand) || written.test(product.name));
};

const named = (query: string): Question => first('name', query, ({ name }) => plain(name) === plain(query));

const exactly = (brandsOf: Readonly<Record<string, string>>, namesOf: readonly string[]): Question[] => [
  ...Object.entries(brandsOf).map(branded),
  ...namesOf.map(named),
];

/** Questions that have to be answered without exception. */
export const exactQuestions: readonly Question[] = exactly(brands, names);
export const demoExactQuestions: readonly Question[] = exactly(demoBrands, demoNames);

export const questions: readonly Question[] = Object.entries(kinds).flatMap(([kind, queries]) =>
  meantOf(kind, queries),
);

/** Returns the questions that the stock has an answer to. */
export const answerable = (asked: readonly Question[], stock: readonly Listed[]): Question[] =>
  asked.filter(({ meant }) => stock.some(meant));

/** Returns a line for each question without an answer: the query, and the products found instead. */
export const unanswered = (asked: readonly Question[], find: Finder): string[] =>
  asked.flatMap(({ kind, query, answeredBy }) => {
    const page = find(query);
    if (answeredBy(page)) return [];
    const got = page.slice(0, 4).map(({ name, categoryPath }) => `${name} [${categoryPath}]`);
    return [`${kind} "${query}" → ${got.join(' | ') || 'nothing'}`];
  });
