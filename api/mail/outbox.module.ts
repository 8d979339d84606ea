import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ShopAddressService } from '../common/shopAddress.service.js';
import { SecretsModule } from '../secrets/secrets.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { OutboxService } from './outbox.service.js';
import { MailPersonalData } from './mailPersonalData.js';
import { outgoingMailSchema } from './outgoingMail.schema.js';

/** Provides the outbox to the API and the command line alike. It sends no mails. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'OutgoingMail', schema: outgoingMailSchema }]),
    SecretsModule,
    AccountsModule,
  ],
  providers: [OutboxService, MailPersonalData, ShopAddressService],
  exports: [OutboxService, ShopAddressService, MongooseModule, SecretsModule],
})
export class OutboxModule {}
