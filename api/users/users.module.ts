import { Module } from '@nestjs/common';
import { AddressesModule } from '../addresses/addresses.module.js';
import { CartsModule } from '../carts/carts.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MediaModule } from '../media/media.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { RatesModule } from '../rates/rates.module.js';
import { AccountsModule } from './accounts.module.js';
import { AvatarService } from './avatar.service.js';
import { SessionListService } from './sessionList.service.js';
import { ExportService } from './export.service.js';
import { LeavingService } from './leaving.service.js';
import { OwnDataController } from './ownData.controller.js';
import { ProfileService } from './profile.service.js';
import { ProfileChangesService } from './profileChanges.service.js';
import { UsersController } from './users.controller.js';

/** What customers see and change of their own account. */
@Module({
  imports: [AccountsModule, AddressesModule, CartsModule, MailModule, MediaModule, OrdersModule, RatesModule],
  controllers: [UsersController, OwnDataController],
  providers: [
    ProfileService,
    ProfileChangesService,
    AvatarService,
    SessionListService,
    ExportService,
    LeavingService,
  ],
  exports: [AccountsModule],
})
export class UsersModule {}
