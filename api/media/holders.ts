/** Lists the models that use images, and the field of each. */
export const holders = [
  { model: 'Category', field: 'image' },
  { model: 'SubCategory', field: 'image' },
  { model: 'Product', field: 'image' },
  { model: 'Order', field: 'lines.image' },
  { model: 'User', field: 'avatar' },
] as const;

/** Lists the path prefixes of a field up to the field itself: "lines.image" → "lines", "lines.image". */
export const stepsTo = (field: string): string[] =>
  field.split('.').map((_, at, names) => names.slice(0, at + 1).join('.'));

/** ms that a form may stay open between the upload of its image and its saving. */
export const formTime = 24 * 60 * 60 * 1_000;
