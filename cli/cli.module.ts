import { type DynamicModule, Module } from '@nestjs/common';
import { SettingsModule } from '../api/common/settings.module.js';
import type { Config } from '../api/config.js';
import { DatabaseModule } from '../api/database/database.module.js';
import { CatalogueStoreModule } from '../api/catalogue/catalogueStore.module.js';
import { CatalogueLoader } from '../api/catalogue/catalogueLoader.js';
import { OrderBookModule } from '../api/orders/orderBook.module.js';
import { OrphansModule } from '../api/media/orphans.module.js';
import { ImportingStoreModule } from '../api/importing/importingStore.module.js';
import { AccountsModule } from '../api/users/accounts.module.js';

/** What commands need of the API: its models and services; no projection, no jobs, no listeners. */
@Module({})
export class CliModule {
  static with(config: Config, mongoUri: string): DynamicModule {
    return {
      module: CliModule,
      imports: [
        SettingsModule.with(config),
        DatabaseModule.at(mongoUri),
        CatalogueStoreModule,
        OrderBookModule,
        ImportingStoreModule,
        AccountsModule,
        OrphansModule,
      ],
      providers: [CatalogueLoader],
    };
  }
}
