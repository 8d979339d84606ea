import { z } from 'zod';
import { limits } from '../../../contract/limits.js';
import { mediaPath, imageKey } from '../../../contract/links.js';
import { productUpdate } from '../../../contract/product.js';
import { ofOptionalFields } from '../../../contract/productFields.js';
import { id, text } from '../../../contract/wire.js';
import { parted } from './cells.js';

/** Treats an empty cell as undefined. */
const unsaid = (cell: unknown) => (typeof cell === 'string' && cell.trim() === '' ? undefined : cell);

const list = (cell: unknown) => (typeof cell === 'string' ? parted(cell) : cell);

/** Reads images given by address or by the bare key of one of our images. */
const images = (cell: unknown) =>
  typeof cell === 'string'
    ? parted(cell).map((image) => (imageKey.test(image) ? mediaPath + image : image))
    : cell;

/** Reads "18 %" and "18.00" as "18", as spreadsheets and billing programs write them. */
const percent = (cell: unknown) =>
  typeof cell === 'string' ? cell.replace(/\s*%\s*$/, '').replace(/\.0+\s*$/, '') : cell;

/** Parses a cell with a JSON object; an empty cell is an empty object. */
export const json = (cell: unknown) => {
  if (typeof cell !== 'string') return cell;
  try {
    return JSON.parse(cell.trim() || '{}') as unknown;
  } catch {
    return cell; // it is no object, so the schema reports it
  }
};

const names = (max: number) => z.preprocess(list, z.array(text(limits.name)).max(max).optional());

const { discount, stock, image, more_details, price } = productUpdate.shape;

/** Checks the fields of a row by the rules of the dashboard's form. A field without a column is undefined. */
export const rowFields = productUpdate
  .pick({ name: true, unit: true, price: true, description: true })
  .extend({
    _id: z.preprocess(unsaid, id.optional()),
    key: z.preprocess(unsaid, text(limits.productKey).optional()),
    sale_price: z.preprocess(unsaid, price),
    discount: z.preprocess(unsaid, discount),
    stock: z.preprocess(unsaid, stock),
    category: names(limits.categories),
    sub_category: names(limits.subCategories),
    image: z.preprocess(images, image),
    more_details: z.preprocess(json, more_details),
    ...ofOptionalFields(
      ({ name, column, kind }) =>
        [
          column,
          kind === 'percent' ? z.preprocess(percent, productUpdate.shape[name]) : productUpdate.shape[name],
        ] as const,
    ),
  });

/** The checked fields of a row, in the form in which the shop stores them. */
export type RowFields = z.output<typeof rowFields>;
