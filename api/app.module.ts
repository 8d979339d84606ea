import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { AddressesModule } from './addresses/addresses.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.module.js';
import { BaseModule } from './base/base.module.js';
import { BackInStockModule } from './backInStock/backInStock.module.js';
import { CartsModule } from './carts/carts.module.js';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { AccessGuard } from './auth/accessGuard.js';
import type { Dependencies } from './common/deadlines.js';
import { ErrorFilter } from './common/errorFilter.js';
import type { Config } from './config/config.js';
import { StatisticsModule } from './statistics/statistics.module.js';
import { RecommendationsModule } from './recommendations/recommendations.module.js';
import { ImportingModule } from './importing/importing.module.js';
import { InvoicesModule } from './invoices/invoices.module.js';
import { MailModule } from './mail/mail.module.js';
import { MediaModule } from './media/media.module.js';
import { MetricsService } from './metrics/metrics.service.js';
import { OrdersModule } from './orders/orders.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { RatingsModule } from './ratings/ratings.module.js';
import { SavedProductsModule } from './savedProducts/savedProducts.module.js';
import { StorefrontModule } from './storefront/storefront.module.js';
import { UsersModule } from './users/users.module.js';

/** Assembles the API on one database: its modules, and what checks the access and answers the errors of every call. */
@Module({})
export class AppModule {
  static with(config: Config, mongoUri: string, dependencies?: Dependencies): DynamicModule {
    return {
      module: AppModule,
      imports: [
        BaseModule.with(config, {
          mongoUri,
          background: true,
          monitorCommands: config.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
          dependencies,
        }),
        UsersModule,
        AuthModule,
        AuditModule,
        MailModule,
        MediaModule,
        CatalogueModule,
        ImportingModule,
        CartsModule,
        SavedProductsModule,
        BackInStockModule,
        AddressesModule,
        PaymentsModule,
        OrdersModule,
        InvoicesModule,
        RatingsModule,
        StatisticsModule,
        RecommendationsModule,
        StorefrontModule,
      ],
      providers: [
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_FILTER, useClass: ErrorFilter },
        ...(config.METRICS_PORT ? [MetricsService] : []),
      ],
    };
  }
}
