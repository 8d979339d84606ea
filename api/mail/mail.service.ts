import path from 'node:path';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, type Config } from '../config.js';
import type { Deliver, Mail } from './mail.js';
import { toOutbox } from './outbox.js';
import { overSmtp } from './smtp.js';

type Write = () => Promise<Mail | undefined>;

/** Sends mails by the server at `SMTP_URL`, or puts them into the outbox folder. */
@Injectable()
export class MailService implements BeforeApplicationShutdown {
  private readonly log = new Logger('Mail');
  private readonly deliver: Deliver;
  private readonly underway = new Set<Promise<void>>();

  constructor(@Inject(CONFIG) private readonly config: Config) {
    this.deliver = config.SMTP_URL
      ? overSmtp(config.SMTP_URL)
      : toOutbox(path.join(config.DATA_DIR, 'outbox'));
  }

  /**
   * Sends a mail behind the answer, so that its time tells nothing (W-04). It may be written there too; no mail, none sent.
   * A failure is only logged.
   */
  sendLater(mail: Mail | Write): void {
    const sending = this.send(mail).catch((error: unknown) =>
      this.log.error(`A mail could not be sent: ${reasonOf(error)}`),
    );
    this.underway.add(sending);
    void sending.finally(() => this.underway.delete(sending));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.underway);
  }

  private async send(mail: Mail | Write): Promise<void> {
    const written = typeof mail === 'function' ? await mail() : mail;
    if (written) await this.deliver({ from: this.config.MAIL_FROM, ...written });
  }
}

/** What failed, by its code alone: a mail server's words may carry addresses. */
const reasonOf = (error: unknown): string => {
  const { name, code } = error as { name?: unknown; code?: unknown };
  return [name, code].filter((part) => typeof part === 'string').join(' ') || 'unknown reason';
};
