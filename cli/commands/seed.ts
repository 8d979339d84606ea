import { getConnectionToken } from '@nestjs/mongoose';
import { Command } from 'commander';
import type { Connection } from 'mongoose';
import { stockDemo, type Stocked } from '../catalogue/stockDemo.js';
import type { WithApi } from '../withApi.js';

/** It never changes what is there, so that nothing is ever updated. */
const report = ({ categories, subCategories, products, unchanged, pictures }: Stocked): string => {
  const created = categories + subCategories + products;
  const kinds = `${categories} categories, ${subCategories} sub categories, ${products} products`;
  return `${created} created${created ? ` (${kinds})` : ''}, 0 updated, ${unchanged} unchanged, ${pictures} pictures painted`;
};

/** Stocks the demo shop: what is missing is added, what is there stays as it is. */
export const seed = (withApi: WithApi): Command =>
  new Command('seed')
    .description(
      'stock the shop with the demo catalogue; adds what is missing, changes nothing that is there',
    )
    .action(async () => {
      const made = await withApi((api, config) =>
        stockDemo(api.get<Connection>(getConnectionToken()), config.DATA_DIR, (line) => console.error(line)),
      );
      console.log(report(made));
    });
