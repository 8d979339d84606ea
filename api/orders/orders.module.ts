import { Module } from '@nestjs/common';
import { AddressesModule } from '../addresses/addresses.module.js';
import { AuditBookModule } from '../audit/auditBook.module.js';
import { CartsModule } from '../carts/carts.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { InvoiceNumbersModule } from '../invoices/invoiceNumbers.module.js';
import { MailModule } from '../mail/mail.module.js';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { MediaModule } from '../media/media.module.js';
import { OnceOnlyModule } from '../once/onceOnly.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { AccountsModule } from '../users/accounts.module.js';
import { AllowancesService } from './allowances.service.js';
import { BasketsService } from './baskets.service.js';
import { BoardController } from './board.controller.js';
import { BoardService } from './board.service.js';
import { CheckoutService } from './checkout.service.js';
import { OrderFeedController } from './orderFeed.controller.js';
import { OrderFeed } from './orderFeed.js';
import { OrderLifeService } from './orderLife.service.js';
import { OrderPayments } from './orderPayments.service.js';
import { OrderMails } from './orderMails.service.js';
import { OrderStoreModule } from './orderStore.module.js';
import { OrdersController } from './orders.controller.js';
import { OrdersService } from './orders.service.js';
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
    InvoiceNumbersModule,
    MailModule,
    DeliveryModule,
    MediaModule,
    OnceOnlyModule,
    PaymentsModule,
    OrderStoreModule,
  ],
  controllers: [OrdersController, BoardController, OrderFeedController, WebhookController],
  providers: [
    OrdersService,
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
    OrderLifeService,
    BoardService,
    OrderFeed,
    OrderMails,
  ],
  exports: [OrdersService, OrderMails],
})
export class OrdersModule {}
