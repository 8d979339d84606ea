import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { MediaModule } from '../media/media.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { personalDocuments } from '../accounts/personalData.service.js';
import { cartLineSchema } from './cartLine.schema.js';
import { cartMergeSchema } from './cartMerge.schema.js';
import { CartsController } from './carts.controller.js';
import { CartsService } from './carts.service.js';
import { MergingService } from './merging.service.js';
import { cartPersonalData } from './cartPersonalData.js';
import { CartProductsService } from './cartProducts.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'CartLine', schema: cartLineSchema },
      { name: 'CartMerge', schema: cartMergeSchema },
    ]),
    AccountsModule,
    CatalogueModule,
    MediaModule,
    PaymentsModule,
  ],
  controllers: [CartsController],
  providers: [
    CartsService,
    MergingService,
    cartPersonalData,
    personalDocuments('CartMerge'),
    CartProductsService,
  ],
  exports: [CartsService, CartProductsService],
})
export class CartsModule {}
