import { Module } from '@nestjs/common';
import { AddressesModule } from '../addresses/addresses.module.js';
import { BackInStockModule } from '../backInStock/backInStock.module.js';
import { CartsModule } from '../carts/carts.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MediaModule } from '../media/media.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { RateLimitsModule } from '../rateLimits/rateLimits.module.js';
import { RatingsModule } from '../ratings/ratings.module.js';
import { SavedProductsModule } from '../savedProducts/savedProducts.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AvatarService } from './avatar.service.js';
import { SessionListService } from './sessionList.service.js';
import { ExportService } from './export.service.js';
import { AccountDeletionService } from './accountDeletion.service.js';
import { PersonalDataController } from './personalData.controller.js';
import { ProfileService } from './profile.service.js';
import { ProfileChangesService } from './profileChanges.service.js';
import { UsersController } from './users.controller.js';

/** Provides the calls for a customer's own account. */
@Module({
  imports: [
    AccountsModule,
    AddressesModule,
    BackInStockModule,
    CartsModule,
    MailModule,
    MediaModule,
    OrdersModule,
    RateLimitsModule,
    RatingsModule,
    SavedProductsModule,
  ],
  controllers: [UsersController, PersonalDataController],
  providers: [
    ProfileService,
    ProfileChangesService,
    AvatarService,
    SessionListService,
    ExportService,
    AccountDeletionService,
  ],
  exports: [AccountsModule],
})
export class UsersModule {}
