import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.js';
import { personalDocuments } from '../accounts/personalData.service.js';
import { MailQueueService } from './mailQueue.service.js';
import { MailSenderService } from './mailSender.service.js';
import { OutboxService } from './outbox.service.js';
import { outgoingMailSchema } from './outgoingMail.schema.js';

/** Provides the outbox and the job that sends its mails. */
@Module({
  imports: [
    AccountsModule,
    MongooseModule.forFeature([{ name: 'OutgoingMail', schema: outgoingMailSchema }]),
  ],
  providers: [OutboxService, MailQueueService, MailSenderService, personalDocuments('OutgoingMail')],
  exports: [MailQueueService, OutboxService],
})
export class MailModule {}
