/** Lists the database models that use images, and the field of each that holds the image keys. */
export const holders = [
  { model: 'Category', field: 'image' },
  { model: 'SubCategory', field: 'image' },
  { model: 'Product', field: 'image' },
  { model: 'Banner', field: 'image' },
  { model: 'Order', field: 'lines.image' },
  { model: 'User', field: 'avatar' },
] as const;

/** Lists the path prefixes of a field up to the field itself: "lines.image" → "lines", "lines.image". */
export const stepsTo = (field: string): string[] =>
  field.split('.').map((_, at, names) => names.slice(0, at + 1).join('.'));

/** ms that may pass between the upload of an image and the saving of its form; an unused image stays that long. */
export const formTime = 24 * 60 * 60 * 1_000;
