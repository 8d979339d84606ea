import { setTimeout as pause } from 'node:timers/promises';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { BACKGROUND } from '../common/background.js';
import { CONFIG, type Config } from '../config/config.js';
import { ShopAddressService, standIn } from '../common/shopAddress.service.js';
import { WorkLoop } from '../common/workLoop.js';
import { escaped } from '../common/escaped.js';
import type { Deliver, Mail } from './mail.js';
import { type MailError, reasonOf } from './mailError.js';
import { MailQueueService, type TakenMail } from './mailQueue.service.js';
import { OutboxService } from './outbox.service.js';
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
});

/** The number of mails sent at once: a slow mail does not hold up the others. */
const width = 4;
/** ms between checks of the outbox; a mail that this process writes is sent at once. */
const interval = 2_000;
/**
 * ms that the shop waits for mails in progress when it closes. A mail that is not sent by then is sent again
 * when its lease ends.
 */
const closeTimeout = 4_000;

/**
 * Sends the mails of the outbox through the server at `SMTP_URL`, or writes them to a folder if there is
 * none.
 */
@Injectable()
export class MailSenderService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Mail');
  private readonly deliver: Deliver;
  private readonly domain: string;
  private waiting = false;
  private readonly loops: readonly WorkLoop[];

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly queue: MailQueueService,
    private readonly shop: ShopAddressService,
    @Inject(BACKGROUND) private readonly background: boolean,
    outbox: OutboxService,
  ) {
    this.deliver = config.SMTP_URL ? overSmtp(config.SMTP_URL) : toOutboxFolder(outboxFolder(config));
    this.domain = /@([^\s>]+)/.exec(config.MAIL_FROM)?.[1] ?? 'localhost';
    const onError = (error: unknown) => this.noteWaiting(error);
    this.loops = Array.from(
      { length: width },
      () => new WorkLoop({ one: () => this.one(), interval, onError }),
    );
    outbox.onWritten(() => this.loops.forEach((loop) => loop.wake()));
  }

  onApplicationBootstrap(): void {
    if (this.background) this.loops.forEach((loop) => loop.start());
  }

  async onModuleDestroy(): Promise<void> {
    const waiting = new AbortController();
    const stopped = Promise.all(this.loops.map((loop) => loop.stop()));
    await Promise.race([stopped, pause(closeTimeout, undefined, { signal: waiting.signal })]);
    waiting.abort();
  }

  /** Logs once that mails wait because the outbox cannot be read, however many checks fail. */
  private noteWaiting(error: unknown): void {
    if (!this.waiting) this.log.warn(`Mails wait: ${reasonOf(error)}`);
    this.waiting = true;
  }

  private async one(): Promise<boolean> {
    const taken = await this.queue.take();
    this.waiting = false;
    if (!taken) return false;
    if (taken.decoy || (await this.settled(taken))) await this.queue.drop(taken._id);
    return true;
  }

  /** Tries to send a mail. @returns whether the mail is finished: it was sent, or never will be */
  private async settled(taken: TakenMail): Promise<boolean> {
    if (taken.late) {
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
      this.log.error(
        `Mail ${String(taken._id)} could not be sent at try ${taken.tries}: ${reasonOf(error)}; ${lost ? 'it is given up' : 'it is tried again'}`,
      );
      if (!lost) await this.queue.putOff(taken);
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
