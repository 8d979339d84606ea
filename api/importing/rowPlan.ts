import { Types } from 'mongoose';
import { limits } from '../../contract/limits.js';
import { ofOptionalFields } from '../../contract/productFields.js';
import { type Translations, translationsOnWire, withoutEmpty } from '../../contract/translations.js';
import type { ProductRecord } from '../catalogue/product.schema.js';
import { folded, unitIn } from './csv/cells.js';
import type { Detail, ImportRow } from './csv/rows.js';
import type { RowIssue } from './rowIssues.js';
import { discountOf, salePriceIssues } from './salePrice.js';
import type { CategoryPlan } from './categoryPlan.js';

type Fields = Omit<ProductRecord, '_id' | 'revision' | 'version'>;

/** What an import does with a row: refuse it, add a product, change one, or nothing. */
export type RowPlan =
  | { outcome: 'bad'; rowIssues: readonly RowIssue[] }
  | { outcome: 'new'; product: ProductRecord }
  | { outcome: 'changed'; _id: Types.ObjectId; before: ProductRecord; fields: Partial<Fields> }
  | { outcome: 'unchanged' };

/** The shop's data that a row is planned against. */
export interface PlanContext {
  categoryPlan: CategoryPlan;
  /** Returns the stored key of an image address; undefined if the address is not allowed. */
  imageKey(image: string): string | undefined;
}

const nowhere = { category: [], subCategory: [] };

const detailsOf = ({ fields, details }: ImportRow, doc?: ProductRecord): Detail[] | undefined => {
  if (!fields.more_details && !details.length) return undefined;
  const merged = new Map(
    (fields.more_details ?? doc?.more_details ?? []).map((detail) => [folded(detail.name), detail]),
  );
  for (const detail of details)
    if (detail.value) merged.set(folded(detail.name), detail);
    else merged.delete(folded(detail.name));
  return [...merged.values()];
};

/** Returns the texts in other languages with those of the row in place; undefined if there are none. */
const translationsOf = ({ texts }: ImportRow, doc?: ProductRecord): Translations | undefined => {
  if (!texts.length) return undefined;
  const all: Record<string, object> = { ...doc?.translations };
  for (const { language, text, value } of texts) all[language] = { ...all[language], [text]: value };
  const filled = withoutEmpty(all);
  return doc?.translations || Object.keys(filled).length ? filled : undefined;
};

/** Lists the issues of a row that show only in comparison with the shop's data. */
const rowIssuesOf = (
  row: ImportRow,
  doc: ProductRecord | undefined,
  { categoryPlan, imageKey }: PlanContext,
): RowIssue[] => {
  const { fields, rowIssue } = row;
  const required = { text: 'fields.required' } as const;
  const rowIssues: RowIssue[] = [];
  if (!doc && fields.name === undefined) rowIssues.push(rowIssue('name', required));
  if ((fields.price ?? doc?.price) === undefined) rowIssues.push(rowIssue('price', required));
  rowIssues.push(...salePriceIssues(row, doc));
  if ((detailsOf(row, doc)?.length ?? 0) > limits.details)
    rowIssues.push(
      rowIssue('more_details', { text: 'rules.detailCount', values: { maximum: limits.details } }),
    );
  const [text] = row.texts;
  if (text && Object.keys(translationsOf(row, doc) ?? {}).length > limits.languages)
    rowIssues.push(
      rowIssue(
        `${text.text}:${text.language}`,
        { text: 'reasons.manyLanguages', values: { maximum: limits.languages } },
        'languages',
      ),
    );
  if (fields.image?.some((image) => imageKey(image) === undefined))
    rowIssues.push(rowIssue('image', { text: 'rules.picture' }));
  const categoryIssue = categoryPlan.categoryIssue(fields, doc ?? nowhere);
  if (categoryIssue) {
    const issueMessage = {
      text: `reasons.${categoryIssue}`,
      values: { maximum: limits.importCategories },
    } as const;
    rowIssues.push(rowIssue(fields.sub_category ? 'sub_category' : 'category', issueMessage));
  }
  return rowIssues;
};

const fieldsOf = (
  row: ImportRow,
  doc: ProductRecord | undefined,
  { categoryPlan, imageKey }: PlanContext,
): Partial<Fields> => {
  const { name, unit, price, stock, description, key, image } = row.fields;
  const { category, subCategory } = categoryPlan.place(row.fields, doc ?? nowhere);
  const said = {
    name,
    unit,
    price,
    stock,
    description,
    key,
    category,
    subCategory,
    discount: discountOf(row, doc),
    more_details: detailsOf(row, doc),
    translations: translationsOf(row, doc),
    image: image?.map((image) => imageKey(image) ?? ''),
    ...ofOptionalFields(({ name, column }) => [name, row.fields[column]] as const),
  };
  // undefined values are removed
  return Object.fromEntries(
    Object.entries(said).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>;
};

/** Sorts the properties of an object, and of those inside it, by name. */
const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/**
 * Returns the text by which a value of the file is compared with the stored one. Details are shown in the order of the
 * English ones, so that theirs counts, and that of their translations does not.
 */
const comparable = (field: string, value: unknown): string => {
  if (field === 'more_details')
    return JSON.stringify(Object.fromEntries((value as Detail[]).map((one) => [one.name, one.value])));
  if (field === 'translations') return JSON.stringify(translationsOnWire(value as Translations), sorted);
  return JSON.stringify(value);
};

/** Tells whether a field has no value: an optional field is missing, empty or null. */
const isNone = (value: unknown): boolean => value === undefined || value === null || value === '';

const differing = (said: Partial<Fields>, doc: Partial<ProductRecord>): Partial<Fields> => {
  const now: Readonly<Record<string, unknown>> = { ...doc };
  const news = Object.entries(said).filter(([field, value]) =>
    isNone(now[field]) ? !isNone(value) : comparable(field, value) !== comparable(field, now[field]),
  );
  return Object.fromEntries(news);
};

const newProduct = (row: ImportRow, said: Partial<Fields>): ProductRecord => {
  const { name = '', price = 0, ...rest } = said;
  return {
    _id: new Types.ObjectId(row.fields._id),
    name,
    image: [],
    category: [],
    subCategory: [],
    unit: unitIn(name),
    stock: 0,
    price,
    discount: 0,
    description: '',
    more_details: [],
    ...differing(rest, {}), // without empty values
    updatedAt: new Date(),
    revision: 1,
    version: 1,
  };
};

/** Plans a row; `doc` is the existing product that it identifies, if any. */
export const planRow = (row: ImportRow, doc: ProductRecord | undefined, context: PlanContext): RowPlan => {
  const rowIssues = row.rowIssues.length ? row.rowIssues : rowIssuesOf(row, doc, context);
  if (rowIssues.length) return { outcome: 'bad', rowIssues };
  const said = fieldsOf(row, doc, context);
  if (!doc) {
    const product = newProduct(row, said);
    context.categoryPlan.use(product);
    return { outcome: 'new', product };
  }
  const fields = differing(said, doc);
  if (!Object.keys(fields).length) return { outcome: 'unchanged' };
  if (fields.category || fields.subCategory) context.categoryPlan.use({ ...doc, ...fields });
  return { outcome: 'changed', _id: doc._id, before: doc, fields };
};
