import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ShopAddressService } from '../common/shopAddress.service.js';
import { CONFIG, type Config } from '../config/config.js';
import { SecretsModule } from '../secrets/secrets.module.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from './paymentProvider.js';
import { PaymentProvidersService } from './paymentProviders.service.js';
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
    PaymentProvidersService,
    ShopAddressService,
    { provide: PAYMENT_PROVIDER, inject: [CONFIG, SandboxProvider], useFactory: providerOf },
  ],
  exports: [
    PaymentModelModule,
    PaymentProvidersService,
    SandboxProvider,
    ShopAddressService,
    PAYMENT_PROVIDER,
    MongooseModule,
  ],
})
export class PaymentsModule {}
