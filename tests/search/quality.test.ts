import { beforeAll, describe, expect, test } from '@jest/globals';
import { limits } from '../../contract/limits.js';
import type { ProductSearch } from '../../api/catalogue/search/productSearch.js';
import { type Finder, finderOver, searchOver } from './quality/finder.js';
import { household } from './quality/household.js';
import { hostileTexts } from './quality/hostile.js';
import {
  answerable,
  demoExactQuestions,
  exactQuestions,
  type Question,
  questions,
  unanswered,
} from './quality/judged.js';
import { fits, type Listed } from './quality/meaning.js';
import { foreignWords, inventedWords, nonsense } from './quality/nonsense.js';
import { spellings } from './quality/spellings.js';
import { staples } from './quality/staples.js';
import { demoStock, type Stocked, stockOfFile } from './quality/stock.js';
import { sampleOf, typosIn } from './quality/typos.js';
import { unseen } from './quality/unseen.js';

const file = process.env.CATALOGUE_CSV;
if (!file)
  console.log('CATALOGUE_CSV names no file, so that the search is measured over the demo catalogue alone');

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Fails with the given lines if there are more than `bound` of them. */
const atMost = (lines: readonly string[], bound: number, of: number) => {
  if (lines.length > bound) throw new Error(`${lines.length} of ${of} failed:\n${lines.join('\n')}`);
};

/** Returns how many questions of a list may fail for this share of right answers. */
const spared = (share: number, { length }: readonly unknown[]) => Math.floor(length * (1 - share) + 1e-9);

/** Counts the items that pass, up to `most`. */
const upTo = <Item>(most: number, items: readonly Item[], passes: (item: Item) => boolean) => {
  let count = 0;
  for (const item of items) if (passes(item) && ++count === most) break;
  return count;
};

/** A stock, and the search over it. */
interface Indexed {
  products: Stocked[];
  search: ProductSearch;
  find: Finder;
}

const indexed = (products: Stocked[]): Indexed => {
  const search = searchOver(products);
  return { products, search, find: finderOver(products, search) };
};

interface Measured {
  read(): Indexed | Promise<Indexed>;
  exact: readonly Question[];
  /** The minimum number of questions that the stock has to have answers to. */
  least: number;
}

const measure = ({ read, exact, least }: Measured) => {
  let stock: Listed[];
  let find: Finder;
  let search: ProductSearch;
  let asked: Question[];
  beforeAll(async () => {
    const { products, ...own } = await read();
    ({ find, search } = own);
    stock = products.map(({ listed }) => listed);
    asked = answerable(questions, stock);
  });

  test('no text makes a search or its suggestions cost more than ten times as much as a typo does', () => {
    const workOf = (text: string) => {
      const before = search.work;
      search.find(text);
      search.nearTerms(text, limits.suggestions.terms);
      return search.work - before;
    };
    const ordinary = workOf('chocklete');
    const dear = hostileTexts.map((text) => [text, workOf(text) / ordinary] as const);
    expect(dear.filter(([, times]) => times > 10)).toEqual([]);
  });

  test('the stock has answers to enough of the questions', () => {
    expect(asked.length).toBeGreaterThanOrEqual(least);
    expect(answerable(exact, stock)).toHaveLength(exact.length);
  });

  test('exact names and brands stand first', () => atMost(unanswered(exact, find), 0, exact.length));

  test('95 % of what people type finds what they mean on the first page, and four in five of each kind', () => {
    const failed: string[] = [];
    for (const kind of new Set(asked.map((question) => question.kind))) {
      const ofKind = asked.filter((question) => question.kind === kind);
      const failedOfKind = unanswered(ofKind, find);
      atMost(failedOfKind, spared(0.8, ofKind), ofKind.length);
      failed.push(...failedOfKind);
    }
    atMost(failed, spared(0.95, asked), asked.length);
  });

  test('nonsense fills no page', () => {
    const pages = nonsense.map((query) => ({ query, page: find(query) }));
    const some = pages.filter(({ page }) => page.length);
    if (process.env.VERBOSE)
      console.log(`${some.length} of ${nonsense.length} nonsense queries find anything`);
    const full = some.filter(({ page }) => page.length >= limits.pageSize.search);
    atMost(
      full.map(({ query, page }) => `"${query}" → ${page.map(({ name }) => name).join(' | ')}`),
      0,
      nonsense.length,
    );
  });

  test.each([
    ['an invented word', inventedWords],
    ['a word of another trade', foreignWords],
  ])('%s finds at most two products', (_what, words) => {
    const some = words.filter((query) => search.find(query).found.count > 2);
    atMost(some, 0, words.length);
  });

  test('similar products come after the exact ones, and not at all beside ten of those', () => {
    const queries = [
      ...asked.map(({ query }) => query),
      ...Object.keys({ ...staples, ...spellings, ...household, ...unseen }),
    ];
    const mixed = queries.filter((query) => {
      const { found } = search.find(query);
      const exact = found.ranked(0, found.count).filter((match) => match.exact).length;
      return found.ranked(0, exact).some((match) => !match.exact) || (exact >= 10 && exact < found.count);
    });
    atMost(mixed, 0, queries.length);
  });

  test('90 % of random typos find the intended word', () => {
    const words = [...new Set(stock.flatMap(({ name }) => wordsIn(name)))];
    const typos = typosIn(words, 300, 'held out');
    const lost = typos.filter(({ word, typed }) => {
      const said = ({ name, brand, categoryPath }: Listed) => wordsIn(`${name} ${brand} ${categoryPath}`);
      return !find(typed).some((product) => said(product).some((one) => one.startsWith(word)));
    });
    const lines = lost.map(({ word, typed, kind }) => `${kind} "${typed}" for "${word}"`);
    if (process.env.VERBOSE)
      console.log(`${typos.length - lost.length} of ${typos.length} typos forgiven`, lines);
    expect(typos.length).toBe(300);
    atMost(lines, spared(0.9, typos), typos.length);
  });

  test('98 % of searches for a brand and a part of a name show that brand first', () => {
    const named = sampleOf(
      stock.filter(({ brand }) => brand),
      300,
      'brands',
    );
    expect(named.length).toBeGreaterThan(0);
    const lost = named.flatMap(({ brand, name }) => {
      const query = `${brand} ${name.split(/\s[-–]\s|[,(+]/)[1] ?? name}`;
      const [first] = find(query);
      const said = `${first?.brand} ${first?.name}`.toLowerCase();
      return said.includes(brand.toLowerCase()) ? [] : [`"${query}" → ${first?.name} [${first?.brand}]`];
    });
    if (process.env.VERBOSE) console.log(`${named.length - lost.length} of ${named.length} brands first`);
    atMost(lost, spared(0.98, named), named.length);
  });

  test('a name finds something from its third letter on', () => {
    const begun = sampleOf(stock, 100, 'begun').map(({ name }) => wordsIn(name).slice(0, 2).join(' '));
    const prefixes = begun.flatMap((text) =>
      Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(0, at + 3)),
    );
    atMost(
      prefixes.filter((prefix) => !find(prefix).length),
      0,
      prefixes.length,
    );
  });
};

describe('over the demo catalogue', () =>
  measure({ read: () => indexed(demoStock()), exact: demoExactQuestions, least: 180 }));

if (file)
  describe('over a real catalogue', () => {
    let catalogue: Promise<Indexed> | undefined;
    const read = () => (catalogue ??= stockOfFile(file).then(indexed)); // it takes seconds
    measure({ read, exact: exactQuestions, least: questions.length });

    test.each([
      ['95 % of the words for a staple find it three times first', staples, 0.95],
      ['so do 95 % of its other spellings and of the words that people add', spellings, 0.95],
      ['so do 95 % of the words of a household and of brands', household, 0.95],
      ['so do 90 % of the words that the search was not tuned for', unseen, 0.9],
    ] as const)('%s', async (_fact, meanings, share) => {
      const { products, find } = await read();
      const asked = Object.entries(meanings);
      const lost = asked.flatMap(([query, meant]) => {
        const count = upTo(3, products, ({ listed }) => fits(listed, meant));
        const first = find(query).slice(0, 3);
        if (first.filter((product) => fits(product, meant)).length >= count) return [];
        return [
          `"${query}" → ${first.map(({ name, categoryPath }) => `${name} [${categoryPath}]`).join(' | ')}`,
        ];
      });
      if (process.env.VERBOSE)
        console.log(`${asked.length - lost.length} of ${asked.length} staples first`, lost);
      atMost(lost, spared(share, asked), asked.length);
    });
  });
