import { Module } from '@nestjs/common';
import { MailQueueService } from './mailQueue.service.js';
import { MailSenderService } from './mailSender.service.js';
import { OutboxModule } from './outbox.module.js';

/** Provides the outbox and the job that sends its mails. */
@Module({
  imports: [OutboxModule],
  providers: [MailQueueService, MailSenderService],
  exports: [OutboxModule],
})
export class MailModule {}
