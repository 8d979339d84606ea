import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CONFIG, type Config } from '../config/config.js';
import { HeldStockService } from './heldStock.service.js';
import { paymentSchema } from './payment.schema.js';
import { paymentEventSchema } from './paymentEvent.schema.js';
import { PaymentPersonalData } from './paymentPersonalData.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from './paymentProvider.js';
import { PaymentProvidersService } from './paymentProviders.service.js';
import { PaymentsService } from './payments.service.js';
import { sandboxPageSchema } from './sandboxPage.schema.js';
import { SandboxProvider } from './sandboxProvider.js';
import { StripeProvider } from './stripeProvider.js';

const providerOf = (config: Config, sandbox: SandboxProvider): PaymentProvider | undefined => {
  if (config.PAYMENTS === 'none') return undefined;
  return config.PAYMENTS === 'sandbox' ? sandbox : new StripeProvider(config);
};

/** Provides the payments and the payment providers. */
@Module({
  imports: [
    AccountsModule,
    MongooseModule.forFeature([
      { name: 'Payment', schema: paymentSchema },
      { name: 'PaymentEvent', schema: paymentEventSchema },
      { name: 'SandboxPage', schema: sandboxPageSchema },
    ]),
  ],
  providers: [
    HeldStockService,
    PaymentPersonalData,
    PaymentProvidersService,
    PaymentsService,
    SandboxProvider,
    { provide: PAYMENT_PROVIDER, inject: [CONFIG, SandboxProvider], useFactory: providerOf },
  ],
  exports: [
    HeldStockService,
    PaymentProvidersService,
    PaymentsService,
    SandboxProvider,
    PAYMENT_PROVIDER,
    MongooseModule,
  ],
})
export class PaymentsModule {}
