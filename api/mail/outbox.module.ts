import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ShopAddress } from '../common/shopAddress.js';
import { SecretsModule } from '../secrets/secrets.module.js';
import { AccountsModule } from '../users/accounts.module.js';
import { Outbox } from './outbox.service.js';
import { MailPersonalData } from './mailPersonalData.js';
import { outgoingMailSchema } from './outgoingMail.schema.js';

/** Where mails are written that are to leave, for the API and the command line alike: nothing here sends them. */
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
