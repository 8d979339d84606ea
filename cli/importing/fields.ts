import { anyDetail, anyLanguage } from './mapping.js';
import type { categoryColumns, ImportColumn } from '../../contract/importing.js';
import type { TranslatedText } from '../../contract/languages.js';

type Meanings<Field extends string> = Readonly<Record<Field, string>>;

/** Describes the fields of a product file, in the order of the shop's own files. */
export const productFields: Meanings<
  ImportColumn | typeof anyDetail | `${TranslatedText}:${typeof anyLanguage}`
> = {
  _id: 'the product’s id in this shop; empty for a new one',
  key: 'your own key for it, which identifies it in the next file too',
  name: 'needed for a new product',
  unit: 'what one piece is, such as 500 g; else read from the end of the name',
  price: 'rupees before the discount, such as 49.50; needed for a new product',
  discount: 'percent, such as 12.5',
  stock: 'how many are there, a whole number',
  category: 'names, with | between them; missing ones are added',
  sub_category: 'the same, in a row that names their category',
  description: 'a text',
  image: '/media/… or https: addresses, with | between them',
  more_details: 'a JSON object, such as {"Brand":"Amul"}',
  hsn: 'the HSN code of 4, 6 or 8 digits, for invoices; empty for none',
  gst_rate: 'percent: 0, 5, 12, 18, 28 or 40; empty for the shop’s rate',
  sale_price: 'rupees to pay, by which the discount is worked out',
  [`name:${anyLanguage}`]: 'the name in another language, such as name:hi; empty for none',
  [`description:${anyLanguage}`]: 'the description in another language; empty for none',
  [`more_details:${anyLanguage}`]:
    'a JSON object by the names in English: {"Brand":{"name":"ब्रांड","value":"अमूल"}}',
  [anyDetail]: 'one of the more details, such as detail:Brand',
};

/** Describes the fields of a category file. */
export const categoryFields: Meanings<(typeof categoryColumns)[number] | `name:${typeof anyLanguage}`> = {
  category: 'its name; in a row with a sub category all that it is in, with | between them',
  sub_category: 'its name; without one the row is about its category',
  image: 'a /media/… or https: address',
  [`name:${anyLanguage}`]: 'its name in another language, such as name:hi; empty for none',
};
