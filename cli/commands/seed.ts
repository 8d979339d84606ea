import { getConnectionToken } from '@nestjs/mongoose';
import type { Command } from 'commander';
import type { Connection } from 'mongoose';
import { PICTURE_STORE, type PictureStore } from '../../api/media/pictureStore.js';
import { stockDemo, type Stocked } from '../catalogue/stockDemo.js';
import { finishDemo } from '../demoOrders/finishDemo.js';
import { operatorCommand } from '../frame/operatorCommand.js';
import type { WithApi } from '../withApi.js';

/** It never changes what is there, so that nothing is ever updated. */
const report = ({ categories, subCategories, products, unchanged, pictures }: Stocked): string => {
  const created = categories + subCategories + products;
  const kinds = `${categories} categories, ${subCategories} sub categories, ${products} products`;
  return `${created} created${created ? ` (${kinds})` : ''}, 0 updated, ${unchanged} unchanged, ${pictures} pictures painted`;
};

/** Stocks the demo shop: what is missing is added, what is there stays as it is. */
export const seed = (withApi: WithApi): Command =>
  operatorCommand('seed')
    .description(
      'stock the shop with the demo catalogue; adds what is missing, changes nothing that is there',
    )
    .action(async () => {
      const { orders, ...made } = await withApi(
        async ({ api, config }) => {
          const connection = api.get<Connection>(getConnectionToken());
          const store = api.get<PictureStore>(PICTURE_STORE, { strict: false });
          const stocked = await stockDemo(connection, store, (line) => console.error(line));
          return { ...stocked, orders: await finishDemo(api, config, stocked) };
        },
        { founding: true },
      );
      console.log(report(made));
      if (orders) console.log(`${orders} demo orders created`);
    });
