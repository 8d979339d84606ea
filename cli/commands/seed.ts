import { getConnectionToken } from '@nestjs/mongoose';
import { Command } from 'commander';
import type { Connection } from 'mongoose';
import { PICTURE_STORE, type PictureStore } from '../../api/media/pictureStore.js';
import { stockDemo } from '../catalogue/stockDemo.js';
import type { WithApi } from '../withApi.js';

/** Stocks the demo shop: what is missing is added, what is there stays as it is. */
export const seed = (withApi: WithApi): Command =>
  new Command('seed')
    .description(
      'stock the shop with the demo catalogue; adds what is missing, changes nothing that is there',
    )
    .action(async () => {
      const made = await withApi((api) =>
        stockDemo(
          api.get<Connection>(getConnectionToken()),
          api.get<PictureStore>(PICTURE_STORE, { strict: false }),
          (line) => console.error(line),
        ),
      );
      console.log(
        `${made.categories} categories, ${made.subCategories} sub categories and ${made.products} products created, ${made.unchanged} unchanged`,
      );
    });
