/**
 * The text and number fields of a product, without zod. The form, product files, the audit log and the
 * database take their fields from this list. The rules for their values are in `contract/product.ts`.
 */

/** What a plain field holds. `count` is a whole number; `rupees` are stored in paise. */
export type FieldKind = 'text' | 'count' | 'rupees' | 'percent';

interface Field {
  /** The name of the field on the wire and in the database, and the key of its label in the messages. */
  name: string;
  /** The name of its column in a product file. */
  column: string;
  kind: FieldKind;
  /** The section of the product form. */
  section: 'about' | 'selling';
  /** The number of lines of a long text in the form. */
  rows?: number;
  /**
   * An optional field may have no value: it is missing, empty or null. It is validated, stored, imported and
   * exported without code of its own.
   */
  optional?: true;
  /**
   * Column names that other systems use for it, the likeliest first: in lower case, with `_` in place of
   * spaces and signs.
   */
  otherNames: readonly string[];
}

/** The plain fields in the order of the form. */
export const plainFields = [
  {
    name: 'name',
    column: 'name',
    kind: 'text',
    section: 'about',
    otherNames: ['product', 'product_name', 'title', 'item', 'item_name'],
  },
  { name: 'description', column: 'description', kind: 'text', section: 'about', rows: 5, otherNames: [] },
  {
    name: 'unit',
    column: 'unit',
    kind: 'text',
    section: 'selling',
    otherNames: ['pack', 'pack_size', 'size', 'weight', 'net_weight'],
  },
  {
    name: 'stock',
    column: 'stock',
    kind: 'count',
    section: 'selling',
    otherNames: ['stock_on_hand', 'inventory', 'quantity', 'qty'],
  },
  {
    name: 'price',
    column: 'price',
    kind: 'rupees',
    section: 'selling',
    otherNames: ['market_price', 'mrp', 'list_price', 'regular_price'],
  },
  {
    name: 'discount',
    column: 'discount',
    kind: 'percent',
    section: 'selling',
    otherNames: ['discount_', 'discount_percent', 'discount_percentage'],
  },
  {
    name: 'hsn',
    column: 'hsn',
    kind: 'text',
    section: 'selling',
    optional: true,
    otherNames: ['hsn_code', 'hsncode', 'hsn_no', 'hsn_number', 'hsn_sac', 'hsn_sac_code'],
  },
  {
    name: 'gstRate',
    column: 'gst_rate',
    kind: 'percent',
    section: 'selling',
    optional: true,
    otherNames: ['gst', 'gst_', 'gst_rate_', 'gst_percent', 'gstrate', 'tax_rate'],
  },
] as const satisfies readonly Field[];

export type PlainField = (typeof plainFields)[number];
export type PlainName = PlainField['name'];

type OptionalField = Extract<PlainField, { optional: true }>;
export type OptionalName = OptionalField['name'];
export type OptionalColumn = OptionalField['column'];

export const optionalFields = plainFields.filter(
  (field): field is OptionalField => 'optional' in field && field.optional,
);

/** Builds an object with one entry for each optional field. */
export const ofOptionalFields = <Key extends string, Value>(
  entryOf: (field: OptionalField) => readonly [Key, Value],
): Record<Key, Value> =>
  // Object.fromEntries loses the type of the keys
  Object.fromEntries(optionalFields.map(entryOf)) as Record<Key, Value>;

/** The columns of the shop's own product file, in order. */
export const productColumns = [
  '_id',
  'key',
  'name',
  'unit',
  'price',
  'discount',
  'stock',
  'category',
  'sub_category',
  'description',
  'image',
  'more_details',
  ...optionalFields.map(({ column }) => column),
] as const;

export type ProductColumn = (typeof productColumns)[number];
