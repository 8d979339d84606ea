import type { ReplyOf } from '../../contract/operator/replies.js';
import { CatalogueLoader } from '../../api/catalogue/catalogueLoader.js';
import { CatalogueProjectionService } from '../../api/catalogue/catalogueProjection.service.js';
import { inColumns } from '../terminal/columns.js';
import { plain } from '../terminal/plain.js';
import type { Api } from '../withApi.js';

type Found = ReplyOf<'search'>;
type Hit = Found['products'][number];
type Match = Hit['matches'][number];

const nearTerms = 6;

/**
 * Runs the shop's search and returns the results with the reasons for their order. The catalogue is loaded
 * once and not updated afterwards.
 */
export const found = async ({ api }: Api, search: string, limit: number): Promise<Found> => {
  await api.get(CatalogueLoader).load();
  const catalogue = api.get(CatalogueProjectionService).state;
  const { found: all, meant } = await catalogue.search(search);
  return {
    search,
    meant: meant ?? null,
    near: all.count ? [] : catalogue.nearTerms(search, nearTerms),
    total: all.count,
    products: catalogue.explain(search, limit).flatMap(({ id, ...reason }) => {
      const product = catalogue.product(id);
      if (!product) return [];
      const { _id, name, unit, stock } = product;
      return [{ _id, name, unit, stock, ...reason }];
    }),
  };
};

const ways: Readonly<Record<Match['how'], string>> = {
  exact: '',
  beginning: 'begins so',
  synonym: 'synonym',
  sound: 'sounds so',
  slip: 'a typo',
  joined: 'in one word',
  apart: 'in two words',
};

const lifts: Readonly<Record<Hit['lifts'][number], string>> = {
  wholeName: 'its whole name',
  nameBegins: 'its name begins so',
  brand: 'its brand',
  amount: 'its amount',
};

/**
 * Describes how a search word matched a product, with the most important field only: "milk for mlik (a typo)
 * in name".
 */
const spelled = ({ asked, found: word, how, fields }: Match): string => {
  const way = how === 'exact' ? word : `${word} for ${asked} (${ways[how]})`;
  return fields[0] ? `${way} in ${fields[0]}` : way;
};

const whyOf = ({ matches, lifts: lifted }: Hit): string =>
  [...matches.map(spelled), ...lifted.map((lift) => lifts[lift])].join('; ');

const columns = [
  { title: 'SCORE', numeric: true },
  { title: 'PRODUCT', yields: true },
  { title: 'STOCK', numeric: true },
  { title: 'WHY', yields: true },
];

/** Formats the results as a table, with a line before those that are only similar to the search. */
const parted = (products: readonly Hit[]): string[] => {
  const rows = products.map((hit) => [
    hit.score.toFixed(2),
    `${hit.name}, ${hit.unit}`,
    String(hit.stock),
    whyOf(hit),
  ]);
  const [title = '', ...lines] = inColumns(columns, rows);
  const at = products.findIndex(({ exact }) => !exact);
  if (at < 0) return [title, ...lines];
  return [title, ...lines.slice(0, at), '– similar –', ...lines.slice(at)];
};

/** Prints search results in lines of text. */
export const inLines = ({ search: asked, meant, near, total, products }: Found): string[] => {
  const search = plain(asked);
  if (!total)
    return [
      `Nothing is found for “${search}”.`,
      ...(near.length ? [`Near it: ${near.join(', ')}`] : ['No word of the shop is near it.']),
    ];
  const more = total > products.length ? `, the first ${products.length} of them here` : '';
  return [
    ...(meant === null ? [] : [`“${search}” was taken for “${meant}”.`]),
    ...parted(products),
    `${total} found${more}.`,
  ];
};
