import { limits } from '../../contract/limits.js';
import type { CategoryRecord } from '../catalogue/category.schema.js';
import type { SubCategoryRecord } from '../catalogue/subCategory.schema.js';
import type { ImportRow } from './csv/rows.js';
import type { RowIssue } from './rowIssues.js';
import { looseName } from './categoryPlan.js';

type Outcome = 'new' | 'changed' | 'unchanged';

/** A category or subcategory as the file wants it; `image` is the stored key. */
export interface Wanted {
  name: string;
  image: string;
  /** The shop's document with this name; undefined if the category is new. */
  doc?: CategoryRecord;
  /** Whether the category has to be written. */
  news: boolean;
  /** The line that set the image; undefined if the file sets none. */
  line?: number;
  /** The names in other languages that the file sets, and their lines; an empty name removes one. */
  names: Map<string, { name: string; line: number }>;
  /** Counts the rows that name this category, by their outcome. */
  rows: Record<Outcome, number>;
}

/** A subcategory as the file wants it. */
export interface WantedBelow extends Wanted {
  doc?: SubCategoryRecord;
  /** The names of the categories that the subcategory will belong to, in loose form (`looseName`). */
  under: Set<string>;
  /** The names of its categories that the file itself mentions, in loose form (`looseName`). */
  named: Set<string>;
}

type KeyOf = (image: string) => string | undefined;

const one = { text: 'fields.tooMany', values: { maximum: 1 } } as const;

/** Works out, row by row, what a file of categories changes. It writes nothing. */
export class CategoryFile {
  readonly counts = { new: 0, changed: 0, unchanged: 0, badCount: 0 };
  readonly bad: RowIssue[] = [];
  readonly categories: Map<string, Wanted>;
  readonly subCategories: Map<string, WantedBelow>;

  /** @param keyOf returns the stored key of an image address; undefined if the address is not allowed */
  constructor(
    categories: readonly CategoryRecord[],
    subCategories: readonly SubCategoryRecord[],
    private readonly keyOf: KeyOf,
  ) {
    this.categories = new Map(categories.map((doc) => [looseName(doc.name), { ...asItIs(doc), doc }]));
    const names = new Map(categories.map(({ _id, name }) => [String(_id), looseName(name)]));
    const under = (doc: SubCategoryRecord) =>
      new Set(doc.category.flatMap((id) => names.get(String(id)) ?? []));
    this.subCategories = new Map(
      subCategories.map((doc) => [
        looseName(doc.name),
        { ...asItIs(doc), doc, under: under(doc), named: new Set<string>() },
      ]),
    );
  }

  take(row: ImportRow): void {
    const rowIssues = row.rowIssues.length ? row.rowIssues : this.rowIssuesOf(row);
    if (rowIssues.length) {
      this.bad.push(...rowIssues);
      this.counts.badCount += 1;
      return;
    }
    const outcome = this.place(row);
    this.counts[outcome] += 1;
    const wanted = this.wantedBy(row);
    if (wanted) wanted.rows[outcome] += 1;
  }

  private rowIssuesOf(row: ImportRow): RowIssue[] {
    const { category = [], sub_category = [], image = [] } = row.fields;
    const rowIssues: RowIssue[] = [];
    if (!category.length) rowIssues.push(row.rowIssue('category', { text: 'fields.required' }));
    if (category.length > 1 && !sub_category.length) rowIssues.push(row.rowIssue('category', one));
    if (sub_category.length > 1) rowIssues.push(row.rowIssue('sub_category', one));
    if (image.length > 1) rowIssues.push(row.rowIssue('image', one));
    if (image.some((image) => this.keyOf(image) === undefined))
      rowIssues.push(row.rowIssue('image', { text: 'rules.picture' }));
    if (rowIssues.length) return rowIssues;
    const { line, image: earlierImage } = this.wantedBy(row) ?? {};
    if (line !== undefined && row.fields.image && earlierImage !== this.imageOf(row))
      return [row.rowIssue('image', { text: 'reasons.twice', values: { line } }, 'twice')];
    const twice = this.nameIssue(row);
    if (twice) return [twice];
    return this.isFull(row) ? [row.rowIssue('sub_category', { text: 'reasons.fullSubCategory' })] : [];
  }

  /** Returns the issue of a name in another language that an earlier row or too many languages rule out. */
  private nameIssue(row: ImportRow): RowIssue | undefined {
    const wanted = this.wantedBy(row);
    const given = namesIn(row);
    const [first] = given.keys();
    if (first && languagesOf(given, wanted).size > limits.languages) {
      const values = { maximum: limits.languages };
      return row.rowIssue(`name:${first}`, { text: 'reasons.manyLanguages', values }, 'languages');
    }
    for (const [language, name] of given) {
      const earlier = wanted?.names.get(language);
      if (earlier && earlier.name !== name)
        return row.rowIssue(
          `name:${language}`,
          { text: 'reasons.twice', values: { line: earlier.line } },
          'twice',
        );
    }
    return undefined;
  }

  private wantedBy({ fields: { category = [], sub_category = [] } }: ImportRow): Wanted | undefined {
    const [below] = sub_category;
    return below
      ? this.subCategories.get(looseName(below))
      : this.categories.get(looseName(category[0] ?? ''));
  }

  private imageOf({ fields: { image } }: ImportRow): string | undefined {
    return image && (this.keyOf(image[0] ?? '') ?? '');
  }

  private isFull({ fields: { category = [], sub_category = [] } }: ImportRow): boolean {
    const known = this.subCategories.get(looseName(sub_category[0] ?? ''))?.under ?? [];
    return (
      new Set([...known, ...category.map(looseName)]).size > limits.categories && sub_category.length > 0
    );
  }

  private place(row: ImportRow): Outcome {
    const { category = [], sub_category = [] } = row.fields;
    const [below] = sub_category;
    if (below === undefined) return this.applyRow(row, this.category(category[0] ?? ''));
    for (const name of category) this.category(name);
    const wanted = this.below(below);
    const added = category.map(looseName).filter((name) => !wanted.under.has(name));
    for (const name of category.map(looseName)) wanted.named.add(name);
    for (const name of added) wanted.under.add(name);
    const outcome = this.applyRow(row, wanted);
    if (!added.length || outcome !== 'unchanged') return outcome;
    wanted.news = true;
    return 'changed';
  }

  /** Applies the row's image and names to its category and returns the outcome of the row. */
  private applyRow(row: ImportRow, wanted: Wanted): Outcome {
    const image = this.imageOf(row);
    const fresh = !wanted.doc && !wanted.news;
    const names = [...namesIn(row)];
    const other =
      (image !== undefined && image !== wanted.image) ||
      names.some(([language, name]) => name !== nameIn(wanted, language));
    for (const [language, name] of names) wanted.names.set(language, { name, line: row.line });
    if (image !== undefined) Object.assign(wanted, { image, line: row.line });
    if (fresh || other) wanted.news = true;
    if (fresh) return 'new';
    return other ? 'changed' : 'unchanged';
  }

  private category(name: string): Wanted {
    const known = this.categories.get(looseName(name));
    const wanted = known ?? asItIs({ name, image: '' });
    if (!known) this.categories.set(looseName(name), wanted);
    return wanted;
  }

  private below(name: string): WantedBelow {
    const known = this.subCategories.get(looseName(name));
    const wanted = known ?? {
      ...asItIs({ name, image: '' }),
      under: new Set<string>(),
      named: new Set<string>(),
    };
    if (!known) this.subCategories.set(looseName(name), wanted);
    return wanted;
  }
}

/** Returns the names in other languages that a row gives. */
const namesIn = ({ texts }: ImportRow): Map<string, string> =>
  new Map(texts.map(({ language, value }) => [language, String(value)]));

/** Returns the languages in which a category will have a name, beside the main one. */
const languagesOf = (given: ReadonlyMap<string, string>, wanted?: Wanted): ReadonlySet<string> => {
  const all = [
    ...Object.keys(wanted?.doc?.translations ?? {}),
    ...(wanted?.names.keys() ?? []),
    ...given.keys(),
  ];
  return new Set(all.filter((language) => given.get(language) ?? (wanted && nameIn(wanted, language))));
};

/** Returns the name that a category will have in a language; an empty text if it has none. */
const nameIn = ({ names, doc }: Wanted, language: string): string =>
  names.get(language)?.name ?? doc?.translations?.[language]?.name ?? '';

const asItIs = ({ name, image }: Pick<CategoryRecord, 'name' | 'image'>): Omit<Wanted, 'doc'> => ({
  name,
  image,
  news: false,
  names: new Map(),
  rows: { new: 0, changed: 0, unchanged: 0 },
});
