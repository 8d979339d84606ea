import { Module } from '@nestjs/common';
import { AddressesModule } from '../addresses/addresses.module.js';
import { AuditBookModule } from '../audit/auditBook.module.js';
import { CartsModule } from '../carts/carts.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { MailModule } from '../mail/mail.module.js';
import { OnceOnlyModule } from '../once/onceOnly.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { AccountsModule } from '../users/accounts.module.js';
import { AllowancesService } from './allowances.service.js';
import { BasketsService } from './baskets.service.js';
import { BoardController } from './board.controller.js';
import { CheckoutService } from './checkout.service.js';
import { OrderFeedController } from './orderFeed.controller.js';
import { OrderDeskModule } from './orderDesk.module.js';
import { OrderFeed } from './orderFeed.js';
import { OrderPayments } from './orderPayments.service.js';
import { OrdersController } from './orders.controller.js';
import { OwnOrders } from './ownOrders.js';
import { PaymentEffects } from './paymentEffects.service.js';
import { PaymentWatch } from './paymentWatch.service.js';
import { PlacingService } from './placing.service.js';
import { SettlingService } from './settling.service.js';
import { WebhookController } from './webhook.controller.js';
import { WithdrawalService } from './withdrawal.service.js';

@Module({
  imports: [
    AccountsModule,
    AddressesModule,
    AuditBookModule,
    CartsModule,
    CatalogueModule,
    DeliveryModule,
    MailModule,
    OnceOnlyModule,
    OrderDeskModule,
    PaymentsModule,
  ],
  controllers: [OrdersController, BoardController, OrderFeedController, WebhookController],
  providers: [
    OwnOrders,
    AllowancesService,
    CheckoutService,
    OrderPayments,
    PaymentEffects,
    PaymentWatch,
    SettlingService,
    WithdrawalService,
    PlacingService,
    BasketsService,
    OrderFeed,
  ],
  exports: [OrderDeskModule],
})
export class OrdersModule {}
