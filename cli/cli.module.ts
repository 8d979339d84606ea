import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BaseModule } from '../api/base/base.module.js';
import { AccountsModule } from '../api/accounts/accounts.module.js';
import { CatalogueModule } from '../api/catalogue/catalogue.module.js';
import type { Config } from '../api/config/config.js';
import { ImportingModule } from '../api/importing/importing.module.js';
import { MediaModule } from '../api/media/media.module.js';
import { orderSchema } from '../api/orders/order.schema.js';

/**
 * Assembles what most commands use, without background work. `loadOrdersModule` loads the services of orders; the
 * model is here because other commands read orders too.
 */
@Module({})
export class CliModule {
  static with(config: Config, mongoUri: string): DynamicModule {
    return {
      module: CliModule,
      imports: [
        BaseModule.with(config, { mongoUri, background: false }),
        AccountsModule,
        CatalogueModule,
        ImportingModule,
        MediaModule,
        MongooseModule.forFeature([{ name: 'Order', schema: orderSchema }]),
      ],
    };
  }
}
