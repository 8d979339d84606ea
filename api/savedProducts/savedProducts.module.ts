import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { savedProductSchema } from './savedProduct.schema.js';
import { savedPersonalData } from './savedPersonalData.js';
import { SavedProductsController } from './savedProducts.controller.js';
import { SavedProductsService } from './savedProducts.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'SavedProduct', schema: savedProductSchema }]),
    AccountsModule,
    CatalogueModule,
  ],
  controllers: [SavedProductsController],
  providers: [SavedProductsService, savedPersonalData],
  exports: [SavedProductsService],
})
export class SavedProductsModule {}
