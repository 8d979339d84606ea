import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ShopAddress } from '../common/shopAddress.js';
import { SecretsModule } from '../secrets/secrets.module.js';
import { AccountsModule } from '../users/accounts.module.js';
import { MailQueue } from './mailQueue.service.js';
import { MailSender } from './mailSender.service.js';
import { Outbox } from './outbox.service.js';
import { OwnMails } from './ownMails.js';
import { outgoingMailSchema } from './outgoingMail.schema.js';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: 'OutgoingMail', schema: outgoingMailSchema }]),
    SecretsModule,
    AccountsModule,
  ],
  providers: [Outbox, MailQueue, MailSender, OwnMails, ShopAddress],
  exports: [Outbox],
})
export class MailModule {}
