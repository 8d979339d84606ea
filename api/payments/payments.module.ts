import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.js';
import { DEPENDENCIES, type Dependencies } from '../common/deadlines.js';
import { CONFIG, type Config } from '../config/config.js';
import { paymentSchema } from './payment.schema.js';
import { paymentEventSchema } from './paymentEvent.schema.js';
import { paymentPersonalData } from './paymentPersonalData.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from './paymentProvider.js';
import { PaymentProvidersService } from './paymentProviders.service.js';
import { PaymentQueueService } from './paymentQueue.service.js';
import { PaymentReconciliationService } from './paymentReconciliation.service.js';
import { PaymentsService } from './payments.service.js';
import { sandboxPageSchema } from './sandboxPage.schema.js';
import { SandboxProvider } from './sandboxProvider.js';
import { SettlementService } from './settlement.service.js';
import { StripeProvider } from './stripeProvider.js';
import { WebhookController } from './webhook.controller.js';

const providerOf = (
  config: Config,
  { stripe }: Dependencies,
  sandbox: SandboxProvider,
): PaymentProvider | undefined => {
  if (config.PAYMENTS === 'none') return undefined;
  return config.PAYMENTS === 'sandbox' ? sandbox : new StripeProvider(config, stripe);
};

/** Takes payments: stores them, asks their providers, receives their events, and refunds money. */
@Module({
  imports: [
    AccountsModule,
    MongooseModule.forFeature([
      { name: 'Payment', schema: paymentSchema },
      { name: 'PaymentEvent', schema: paymentEventSchema },
      { name: 'SandboxPage', schema: sandboxPageSchema },
    ]),
  ],
  controllers: [WebhookController],
  providers: [
    paymentPersonalData,
    PaymentProvidersService,
    PaymentQueueService,
    PaymentReconciliationService,
    PaymentsService,
    SandboxProvider,
    SettlementService,
    { provide: PAYMENT_PROVIDER, inject: [CONFIG, DEPENDENCIES, SandboxProvider], useFactory: providerOf },
  ],
  exports: [PaymentProvidersService, PaymentQueueService, PaymentsService, SettlementService],
})
export class PaymentsModule {}
