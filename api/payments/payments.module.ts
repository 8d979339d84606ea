import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ShopAddress } from '../common/shopAddress.js';
import { CONFIG, type Config } from '../config.js';
import { SecretsModule } from '../secrets/secrets.module.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from './paymentProvider.js';
import { PaymentProviders } from './paymentProviders.js';
import { PaymentModelModule } from './paymentModel.module.js';
import { sandboxPageSchema } from './sandboxPage.schema.js';
import { SandboxProvider } from './sandboxProvider.js';

const providerOf = async (config: Config, sandbox: SandboxProvider): Promise<PaymentProvider | undefined> => {
  if (config.PAYMENTS === 'none') return undefined;
  if (config.PAYMENTS === 'sandbox') return sandbox;
  const { StripeProvider } = await import('./stripeProvider.js');
  return new StripeProvider(config);
};

/** Provides the payment providers and the payments. */
@Module({
  imports: [
    PaymentModelModule,
    MongooseModule.forFeature([{ name: 'SandboxPage', schema: sandboxPageSchema }]),
    SecretsModule,
  ],
  providers: [
    SandboxProvider,
    PaymentProviders,
    ShopAddress,
    { provide: PAYMENT_PROVIDER, inject: [CONFIG, SandboxProvider], useFactory: providerOf },
  ],
  exports: [
    PaymentModelModule,
    PaymentProviders,
    SandboxProvider,
    ShopAddress,
    PAYMENT_PROVIDER,
    MongooseModule,
  ],
})
export class PaymentsModule {}
