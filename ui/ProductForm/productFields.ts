import type { Product } from '../../contract/product.js';

interface PlainField {
  /** Its name in the contract, and of its label in the texts. */
  name: keyof Product;
  section: 'about' | 'selling';
  /** What it counts; a text without it. */
  kind?: 'count' | 'rupees' | 'percent';
  /** Lines of a long text. */
  rows?: number;
  /** Sent only where it is changed. */
  mayBeEmpty?: boolean;
}

/** The fields of one text or number, in the form's order. A new one stands here, in the contract and in the texts; all are needed (S-122) but those that may be empty. */
export const plainFields = [
  { name: 'name', section: 'about' },
  { name: 'description', section: 'about', rows: 5 },
  { name: 'unit', section: 'selling' },
  { name: 'stock', section: 'selling', kind: 'count' },
  { name: 'price', section: 'selling', kind: 'rupees' },
  { name: 'discount', section: 'selling', kind: 'percent' },
  { name: 'hsn', section: 'selling', mayBeEmpty: true },
  { name: 'gstRate', section: 'selling', kind: 'percent', mayBeEmpty: true },
] as const satisfies readonly PlainField[];

export type PlainName = (typeof plainFields)[number]['name'];

/** What a plain field counts; undefined where it is a text or no plain field at all. */
export const kindOf = (name: string): PlainField['kind'] => {
  const field: PlainField | undefined = plainFields.find((candidate) => candidate.name === name);
  return field?.kind;
};

/** A new product: no discount until there is one. */
const blank: Partial<Product> = { discount: 0 };

const plainTexts = (product: Partial<Product> = blank) =>
  // the keys are those of the list above
  Object.fromEntries(plainFields.map(({ name }) => [name, String(product[name] ?? '')])) as Record<
    PlainName,
    string
  >;

const named = ({ _id, name }: { _id: string; name: string }) => ({ _id, name });

/** What stands in the form for a product; without one all is empty, and the discount is 0. */
export const fieldsOf = (product?: Product) => ({
  ...plainTexts(product),
  image: [...(product?.image ?? [])],
  category: (product?.category ?? []).map(named),
  subCategory: (product?.subCategory ?? []).map(named),
  more_details: Object.entries(product?.more_details ?? {}).map(([name, value]) => ({ name, value })),
});

export type ProductFields = ReturnType<typeof fieldsOf>;

/** How many fields say something else than they did. */
export const changedIn = (fields: ProductFields, before: object): number => {
  const was = new Map(Object.entries(before));
  return Object.entries(fields).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(was.get(name)),
  ).length;
};
