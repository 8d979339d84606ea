import { type DynamicModule, Module } from '@nestjs/common';
import { SettingsModule } from '../api/common/settings.module.js';
import type { Config } from '../api/config/config.js';
import { DatabaseModule } from '../api/database/database.module.js';
import { CatalogueModelModule } from '../api/catalogue/catalogueModel.module.js';
import { CatalogueLoader } from '../api/catalogue/catalogueLoader.js';
import { OrderReadingModule } from '../api/orders/orderReading.module.js';
import { OrphansModule } from '../api/orphans/orphans.module.js';
import { ImportingModelModule } from '../api/importing/importingModel.module.js';
import { AccountsModule } from '../api/accounts/accounts.module.js';

/**
 * The API's models and services for commands, without the search index, background jobs and network
 * listeners.
 */
@Module({})
export class CliModule {
  static with(config: Config, mongoUri: string): DynamicModule {
    return {
      module: CliModule,
      imports: [
        SettingsModule.with(config),
        DatabaseModule.at(mongoUri),
        CatalogueModelModule,
        OrderReadingModule,
        ImportingModelModule,
        AccountsModule,
        OrphansModule,
      ],
      providers: [CatalogueLoader],
    };
  }
}
