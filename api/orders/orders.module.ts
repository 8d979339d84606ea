import { Module } from '@nestjs/common';
import { AddressesModule } from '../addresses/addresses.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { CartsModule } from '../carts/carts.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { MailModule } from '../mail/mail.module.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AllowancesService } from './allowances.service.js';
import { PricingService } from './pricing.service.js';
import { AdminOrdersController } from './adminOrders.controller.js';
import { CheckoutService } from './checkout.service.js';
import { OrderFeedController } from './orderFeed.controller.js';
import { OrderHandlingModule } from './orderHandling.module.js';
import { OrderFeedService } from './orderFeed.service.js';
import { OrderPaymentsService } from './orderPayments.service.js';
import { OrdersController } from './orders.controller.js';
import { OrderPersonalData } from './orderPersonalData.js';
import { PaymentTransitionsService } from './paymentTransitions.service.js';
import { PaymentReconciliationService } from './paymentReconciliation.service.js';
import { PlacingService } from './placing.service.js';
import { SettlementService } from './settlement.service.js';
import { WebhookController } from './webhook.controller.js';
import { PaymentCancellationService } from './paymentCancellation.service.js';

@Module({
  imports: [
    AccountsModule,
    AddressesModule,
    AuditModule,
    CartsModule,
    CatalogueModule,
    MailModule,
    IdempotencyModule,
    OrderHandlingModule,
    PaymentsModule,
  ],
  controllers: [OrdersController, AdminOrdersController, OrderFeedController, WebhookController],
  providers: [
    OrderPersonalData,
    AllowancesService,
    CheckoutService,
    OrderPaymentsService,
    PaymentTransitionsService,
    PaymentReconciliationService,
    SettlementService,
    PaymentCancellationService,
    PlacingService,
    PricingService,
    OrderFeedService,
  ],
  exports: [OrderHandlingModule],
})
export class OrdersModule {}
