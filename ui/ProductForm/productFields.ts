import type { Product } from '../../contract/product.js';

interface PlainField {
  /** Name of the field in the contract, and key of its label in the messages. */
  name: keyof Product;
  section: 'about' | 'selling';
  /** Unit of a number field: pieces, rupees or percent. Undefined for a text field. */
  kind?: 'count' | 'rupees' | 'percent';
  /** Number of lines of a long text. */
  rows?: number;
  /** Whether the field is optional. An optional field is sent only if it changed. */
  mayBeEmpty?: boolean;
}

/**
 * Lists the text and number fields in the form's order. A new field is added here, in the contract and in the
 * messages. All are required but those with `mayBeEmpty`.
 */
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

/** Returns the unit of a number field (pieces, rupees or percent), or undefined for any other field. */
export const kindOf = (name: string): PlainField['kind'] => {
  const field: PlainField | undefined = plainFields.find((candidate) => candidate.name === name);
  return field?.kind;
};

/** Start values of a new product. */
const blank: Partial<Product> = { discount: 0 };

const plainTexts = (product: Partial<Product> = blank) =>
  // the keys are those of the list above
  Object.fromEntries(plainFields.map(({ name }) => [name, String(product[name] ?? '')])) as Record<
    PlainName,
    string
  >;

const named = ({ _id, name }: { _id: string; name: string }) => ({ _id, name });

/** Returns the form values of a product. A new product starts empty, with a discount of 0. */
export const fieldsOf = (product?: Product) => ({
  ...plainTexts(product),
  image: [...(product?.image ?? [])],
  category: (product?.category ?? []).map(named),
  subCategory: (product?.subCategory ?? []).map(named),
  more_details: Object.entries(product?.more_details ?? {}).map(([name, value]) => ({ name, value })),
});

export type ProductFields = ReturnType<typeof fieldsOf>;

/** Counts the fields whose value changed. */
export const changedIn = (fields: ProductFields, before: object): number => {
  const was = new Map(Object.entries(before));
  return Object.entries(fields).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(was.get(name)),
  ).length;
};
