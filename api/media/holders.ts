/** Whoever holds pictures, and in which field. */
export const holders = [
  { model: 'Category', field: 'image' },
  { model: 'SubCategory', field: 'image' },
  { model: 'Product', field: 'image' },
  { model: 'Order', field: 'lines.image' },
  { model: 'User', field: 'avatar' },
] as const;

/** Every field on the way to one, itself the last: "lines.image" → "lines", "lines.image". */
export const stepsTo = (field: string): string[] =>
  field.split('.').map((_, at, names) => names.slice(0, at + 1).join('.'));

/** ms that a form may lie open between its picture and its saving. */
export const formTime = 24 * 60 * 60 * 1_000;
