import { Module } from '@nestjs/common';
import { MailQueue } from './mailQueue.service.js';
import { MailSender } from './mailSender.service.js';
import { OutboxModule } from './outbox.module.js';

/** Provides the outbox and the job that sends its mails. */
@Module({ imports: [OutboxModule], providers: [MailQueue, MailSender], exports: [OutboxModule] })
export class MailModule {}
