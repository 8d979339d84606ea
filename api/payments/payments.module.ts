import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ShopAddress } from '../common/shopAddress.js';
import { CONFIG, type Config } from '../config.js';
import { SecretsModule } from '../secrets/secrets.module.js';
import { AccountsModule } from '../users/accounts.module.js';
import { HeldStock } from './heldStock.service.js';
import { OwnPayments } from './ownPayments.js';
import { paymentSchema } from './payment.schema.js';
import { PaymentBook } from './paymentBook.service.js';
import { paymentEventSchema } from './paymentEvent.schema.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from './paymentProvider.js';
import { PaymentProviders } from './paymentProviders.js';
import { sandboxPageSchema } from './sandboxPage.schema.js';
import { SandboxProvider } from './sandboxProvider.js';

const providerOf = async (config: Config, sandbox: SandboxProvider): Promise<PaymentProvider | undefined> => {
  if (config.PAYMENTS === 'none') return undefined;
  if (config.PAYMENTS === 'sandbox') return sandbox;
  const { StripeProvider } = await import('./stripeProvider.js');
  return new StripeProvider(config);
};

/** Who takes the money, and the book of payments. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'Payment', schema: paymentSchema },
      { name: 'PaymentEvent', schema: paymentEventSchema },
      { name: 'SandboxPage', schema: sandboxPageSchema },
    ]),
    AccountsModule,
    SecretsModule,
  ],
  providers: [
    PaymentBook,
    HeldStock,
    OwnPayments,
    SandboxProvider,
    PaymentProviders,
    ShopAddress,
    { provide: PAYMENT_PROVIDER, inject: [CONFIG, SandboxProvider], useFactory: providerOf },
  ],
  exports: [
    PaymentBook,
    PaymentProviders,
    HeldStock,
    SandboxProvider,
    ShopAddress,
    PAYMENT_PROVIDER,
    MongooseModule,
  ],
})
export class PaymentsModule {}
