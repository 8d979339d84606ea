import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogueModelModule } from '../catalogue/catalogueModel.module.js';
import { orderSchema } from '../orders/order.schema.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { MediaModule } from '../media/media.module.js';
import { OrphansService } from './orphans.service.js';

/** Finds unused images for the command line. */
@Module({
  imports: [
    MediaModule,
    CatalogueModelModule,
    AccountsModule,
    MongooseModule.forFeature([{ name: 'Order', schema: orderSchema }]),
  ],
  providers: [OrphansService],
  exports: [OrphansService],
})
export class OrphansModule {}
