import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ShopAddress } from '../common/shopAddress.js';
import { SecretsModule } from '../secrets/secrets.module.js';
import { AccountsModule } from '../users/accounts.module.js';
import { Outbox } from './outbox.service.js';
import { MailPersonalData } from './mailPersonalData.js';
import { outgoingMailSchema } from './outgoingMail.schema.js';

/** Provides the outbox to the API and the command line alike. It sends no mails. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'OutgoingMail', schema: outgoingMailSchema }]),
    SecretsModule,
    AccountsModule,
  ],
  providers: [Outbox, MailPersonalData, ShopAddress],
  exports: [Outbox, ShopAddress, MongooseModule, SecretsModule],
})
export class OutboxModule {}
