import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AddressesModule } from '../addresses/addresses.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { CartsModule } from '../carts/carts.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MediaModule } from '../media/media.module.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AdminOrdersController } from './adminOrders.controller.js';
import { AdminOrdersService } from './adminOrders.service.js';
import { CheckoutService } from './checkout.service.js';
import { DeliveryController } from './delivery.controller.js';
import { DeliveryService } from './delivery.service.js';
import { deliverySlotSchema } from './deliverySlot.schema.js';
import { DeliverySlotsService } from './deliverySlots.service.js';
import { deliveryRulesSchema } from './deliveryRules.schema.js';
import { invoiceCounterSchema } from './invoice.schema.js';
import { InvoiceNumbersService } from './invoiceNumbers.service.js';
import { orderSchema } from './order.schema.js';
import { OrderFeedController } from './orderFeed.controller.js';
import { OrderFeedService } from './orderFeed.service.js';
import { OrderMailsService } from './orderMails.service.js';
import { OrderPaymentsService } from './orderPayments.service.js';
import { OrderProblemsService } from './orderProblems.service.js';
import { OrderPersonalData } from './orderPersonalData.js';
import { OrdersController } from './orders.controller.js';
import { OrdersService } from './orders.service.js';
import { OrderTransitionsService } from './orderTransitions.service.js';
import { PaymentCancellationService } from './paymentCancellation.service.js';
import { PaymentTransitionsService } from './paymentTransitions.service.js';
import { PlacingService } from './placing.service.js';
import { PricingService } from './pricing.service.js';

/** Places orders, takes them through their states and payments, shows them, and keeps the delivery rules. */
@Module({
  imports: [
    AccountsModule,
    AddressesModule,
    AuditModule,
    CartsModule,
    CatalogueModule,
    IdempotencyModule,
    MailModule,
    MediaModule,
    PaymentsModule,
    MongooseModule.forFeature([
      { name: 'Order', schema: orderSchema },
      { name: 'DeliveryRules', schema: deliveryRulesSchema },
      { name: 'DeliverySlot', schema: deliverySlotSchema },
      { name: 'InvoiceCounter', schema: invoiceCounterSchema },
    ]),
  ],
  controllers: [OrdersController, AdminOrdersController, DeliveryController, OrderFeedController],
  providers: [
    AdminOrdersService,
    CheckoutService,
    DeliveryService,
    DeliverySlotsService,
    InvoiceNumbersService,
    OrderFeedService,
    OrderMailsService,
    OrderPaymentsService,
    OrderPersonalData,
    OrderProblemsService,
    OrdersService,
    OrderTransitionsService,
    PaymentCancellationService,
    PaymentTransitionsService,
    PlacingService,
    PricingService,
  ],
  exports: [AdminOrdersService, DeliveryService, InvoiceNumbersService, OrdersService, MongooseModule],
})
export class OrdersModule {}
