import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { CircuitOpenError } from '../common/circuit.js';
import { DEPENDENCIES, type Dependencies } from '../common/deadlines.js';
import { ShopAddressService, standIn } from '../common/shopAddress.service.js';
import { escaped } from '../common/escaped.js';
import type { Deliver, Mail } from './mail.js';
import { type MailError, reasonOf } from './mailError.js';
import { MailQueueService, type TakenMail } from './mailQueue.service.js';
import { outboxFolder, toOutboxFolder } from './outboxFolder.js';
import { overSmtp } from './smtp.js';

/**
 * Replaces the placeholder for the shop's web address in a mail that the command line wrote without knowing
 * that address.
 */
const addressed = <Written extends Mail>(mail: Written, shop: string): Written => ({
  ...mail,
  text: mail.text.replaceAll(standIn, () => shop),
  html: mail.html.replaceAll(standIn, () => escaped(shop)),
  ...(mail.unsubscribe !== undefined && { unsubscribe: mail.unsubscribe.replaceAll(standIn, () => shop) }),
});

/**
 * Sends the mails of the outbox through the server at `SMTP_URL`, or writes them to a folder if there is
 * none.
 */
@Injectable()
export class MailSenderService {
  private readonly log = new Logger('Mail');
  private readonly deliver: Deliver;
  private readonly domain: string;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(DEPENDENCIES) { mail }: Dependencies,
    private readonly queue: MailQueueService,
    private readonly shop: ShopAddressService,
  ) {
    this.deliver = config.SMTP_URL ? overSmtp(config.SMTP_URL, mail) : toOutboxFolder(outboxFolder(config));
    this.domain = /@([^\s>]+)/.exec(config.MAIL_FROM)?.[1] ?? 'localhost';
    queue.process(
      (taken) => this.one(taken),
      (error) => this.log.warn(`Mails wait: ${reasonOf(error)}`),
    );
  }

  private async one(taken: TakenMail): Promise<void> {
    if (taken.decoy || (await this.settled(taken))) await this.queue.drop(taken);
  }

  /** Tries to send a mail. @returns whether the mail is finished: it was sent, or never will be */
  private async settled(taken: TakenMail): Promise<boolean> {
    if (this.queue.isLate(taken)) {
      this.log.error(`Mail ${String(taken._id)} was not sent in time, and is given up`);
      return true;
    }
    try {
      const messageId = `<${String(taken._id)}@${this.domain}>`;
      await this.deliver({
        ...addressed(this.queue.open(taken), this.shop.url()),
        from: this.config.MAIL_FROM,
        messageId,
      });
      return true;
    } catch (error) {
      const lost = isFinal(error);
      if (!(error instanceof CircuitOpenError))
        this.log.error(
          `Mail ${String(taken._id)} could not be sent at try ${taken.tries}: ${reasonOf(error)}; ${lost ? 'it is given up' : 'it is tried again'}`,
        );
      if (!lost) await this.queue.retryLater(taken);
      return lost;
    }
  }
}

/**
 * Tells whether an error means that the mail server refuses the mailbox or the mail for good (RFC 5321
 * §4.2.1). An error that a new setting may fix is not final.
 */
const isFinal = (error: unknown): boolean => {
  const { command = '', responseCode = 0 } = error as MailError;
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
};
