import { Module } from '@nestjs/common';
import { CatalogueModelModule } from '../catalogue/catalogueModel.module.js';
import { OrderReadingModule } from '../orders/orderReading.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { MediaModule } from '../media/media.module.js';
import { OrphansService } from './orphans.service.js';

/** Finds unused images for the command line. */
@Module({
  imports: [MediaModule, CatalogueModelModule, AccountsModule, OrderReadingModule],
  providers: [OrphansService],
  exports: [OrphansService],
})
export class OrphansModule {}
