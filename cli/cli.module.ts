import { type DynamicModule, Module } from '@nestjs/common';
import { SettingsModule } from '../api/common/settings.module.js';
import type { Config } from '../api/config.js';
import { DatabaseModule } from '../api/database/database.module.js';
import { CatalogueModelModule } from '../api/catalogue/catalogueModel.module.js';
import { CatalogueLoader } from '../api/catalogue/catalogueLoader.js';
import { OrderReadingModule } from '../api/orders/orderReading.module.js';
import { OrphansModule } from '../api/media/orphans.module.js';
import { ImportingModelModule } from '../api/importing/importingModel.module.js';
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
