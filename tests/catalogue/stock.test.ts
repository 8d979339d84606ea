import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import { type ClientSession, type Connection, Types } from 'mongoose';
import { CatalogueProjectionService } from '../../api/catalogue/catalogueProjection.service.js';
import type { ProductRecord } from '../../api/catalogue/product.schema.js';
import { type StockLine, StockService } from '../../api/catalogue/stock.service.js';
import { transact } from '../../api/database/transact.js';
import type { Product } from '../../contract/product.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const line = ({ _id, name }: Product, quantity: number): StockLine => ({ productId: _id, name, quantity });
const inTransaction = <Result>(work: (stock: StockService, session: ClientSession) => Promise<Result>) =>
  transact(shop.app.get<Connection>(getConnectionToken()), (session) =>
    work(shop.app.get(StockService), session),
  );
const reserve = (...lines: StockLine[]) => inTransaction((stock, session) => stock.reserve(lines, session));

/** Returns the stock that this process shows now, without waiting for the change stream. */
const shownOf = ({ _id }: Product) => shop.app.get(CatalogueProjectionService).state.product(_id)?.stock;

test('reserved stock is taken at once, and returns when it is released', async () => {
  const milk = await shop.sells({ stock: 5 });
  const bread = await shop.sells({ stock: 2 });
  const docs = await reserve(line(milk, 3), line(bread, 2));
  expect([shownOf(milk), shownOf(bread)]).toEqual([2, 0]);
  expect(docs.map(({ stock }) => stock).sort()).toEqual([0, 2]);
  expect([await shop.stockOf(milk), await shop.stockOf(bread)]).toEqual([2, 0]);
  await inTransaction((stock, session) => stock.release([line(milk, 3), line(bread, 2)], session));
  expect([shownOf(milk), shownOf(bread)]).toEqual([5, 2]);
  expect([await shop.stockOf(milk), await shop.stockOf(bread)]).toEqual([5, 2]);
});

describe('products that were read before the transaction', () => {
  let milk: Product;
  let bread: Product;
  beforeAll(async () => {
    [milk, bread] = [await shop.sells({ stock: 5 }), await shop.sells({ stock: 10 })];
  });
  const read = () => {
    const ids = [milk, bread].map(({ _id }) => new Types.ObjectId(_id));
    return shop
      .collection('products')
      .find({ _id: { $in: ids } })
      .toArray() as unknown as Promise<ProductRecord[]>;
  };
  /** Reserves both, and returns how many times the transaction ran. */
  const runsOf = async (products: ProductRecord[]) => {
    let runs = 0;
    const docs = await inTransaction((stock, session) =>
      stock.reserve([line(milk, 1), line(bread, 2)], session, runs++ ? [] : products),
    );
    expect(docs).toEqual(await read());
    return runs;
  };

  test('come back as they are stored', async () => {
    expect(await runsOf(await read())).toBe(1);
    expect([await shop.stockOf(milk), await shop.stockOf(bread)]).toEqual([4, 8]);
  });

  test('begin the transaction again if one is stored in another version', async () => {
    const changed = (await read()).map((product, at) => ({ ...product, version: product.version + at }));
    expect(await runsOf(changed)).toBe(2);
    expect([await shop.stockOf(milk), await shop.stockOf(bread)]).toEqual([3, 6]);
  });

  test('are read again if this process knows a later version', async () => {
    const late = (await read()).map((product) => ({ ...product, version: product.version - 1 }));
    expect(await runsOf(late)).toBe(1);
    expect([await shop.stockOf(milk), await shop.stockOf(bread)]).toEqual([2, 4]);
  });
});

test('W-15 where lines are short nothing is taken, and exactly those are named with what there is', async () => {
  const [enough, short, none] = [
    await shop.sells({ stock: 5 }),
    await shop.sells({ stock: 1 }),
    await shop.sells({ stock: 0 }),
  ];
  const gone = { productId: 'f'.repeat(24), name: 'Withdrawn', quantity: 1 };
  const lines = [line(none, 1), line(enough, 3), gone, line(short, 2)];
  await expect(reserve(...lines)).rejects.toMatchObject({
    code: 'outOfStock',
    message: expect.stringContaining(`${none.name}, Withdrawn, ${short.name}`),
    details: {
      data: {
        lines: [
          { productId: none._id, name: none.name, stock: 0 },
          { productId: gone.productId, name: 'Withdrawn', stock: 0 },
          { productId: short._id, name: short.name, stock: 1 },
        ],
      },
    },
  });
  expect(await shop.stockOf(enough)).toBe(5);
});

test('ten at once for the last three pieces: three get one', async () => {
  const milk = await shop.sells({ stock: 3 });
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => reserve(line(milk, 1))));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await shop.stockOf(milk)).toBe(0);
});
