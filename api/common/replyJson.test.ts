import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { cartLine } from '../../contract/cart.js';
import { type Messages, messages as english } from '../../contract/messages/en.js';
import { messages as hindi } from '../../contract/messages/hi.js';
import { product, productSummary } from '../../contract/product.js';
import { rupees, type Wire } from '../../contract/wire.js';
import { replyWriter } from './replyJson.js';

const id = 'a'.repeat(24);
const milk = {
  _id: id,
  name: 'Milk',
  image: [],
  category: [],
  subCategory: [],
  unit: '1 l',
  stock: 3,
  price: 6_650,
  discount: 0,
  description: '',
  more_details: [],
  revision: 1,
  version: 7,
};
const line = { _id: id, quantity: 2, productId: milk, seenPrice: 6_650, unavailable: false, userId: id };

const replies: [string, z.ZodObject, Record<string, unknown>][] = [
  ['nothing', z.object({}), { secret: 1 }],
  ['no product', z.object({ data: z.object({ total: rupees }) }), { data: { total: 150, secret: 1 } }],
  ['a product', z.object({ data: product }), { data: milk }],
  [
    'a list of products',
    z.object({ data: z.array(product), count: z.int() }),
    { data: [milk, milk], count: 2 },
  ],
  ['products inside of a list', z.object({ data: z.array(cartLine) }), { data: [line, line] }],
  ['no lines', z.object({ data: z.array(cartLine) }), { data: [] }],
  [
    'products inside of an object',
    z.object({ data: z.object({ rows: z.array(productSummary) }) }),
    { data: { rows: [milk] } },
  ],
];
test.each(replies)('%s is written as its schema encodes it, in the envelope', (_, schema, outcome) => {
  const json: unknown = JSON.parse(replyWriter(schema)(outcome, 'Done'));
  expect(json).toEqual({ success: true, error: false, message: 'Done', ...z.encode(schema, outcome) });
});

test('a cart line is written in the language of each reader, also when its JSON is cached', () => {
  const translated = { ...line, productId: { ...milk, translations: { hi: { name: 'दूध' } } } };
  const write = replyWriter(z.object({ data: z.array(cartLine) }));
  const nameIn = (messages: Messages) =>
    (JSON.parse(write({ data: [translated] }, 'Done', messages)) as { data: Wire<typeof cartLine>[] }).data[0]
      ?.productId.name;
  expect([english, hindi, english, hindi].map(nameIn)).toEqual(['Milk', 'दूध', 'Milk', 'दूध']);
});
