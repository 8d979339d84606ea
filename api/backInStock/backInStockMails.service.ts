import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import { oneClickStopLink, productLink, stopMailsLink } from '../../contract/links.js';
import { fill } from '../../contract/messages/fill.js';
import { UsersService } from '../accounts/users.service.js';
import type { ProductRecord } from '../catalogue/product.schema.js';
import { StockService } from '../catalogue/stock.service.js';
import { messagesIn } from '../common/locale.js';
import { localized, type Localized } from '../common/localized.js';
import { transact } from '../database/transact.js';
import type { MailContent, Sender } from '../mail/mail.js';
import { OutboxService } from '../mail/outbox.service.js';
import { BackInStockQueueService, requestLease } from './backInStockQueue.service.js';
import type { BackInStockRequestRecord } from './backInStockRequest.schema.js';
import { StopLinksService } from './stopLinks.service.js';

interface BackInStock {
  to: string;
  product: { _id: string; name: string; unit: string; main?: string | undefined };
  /** The token of the link that stops such mails. */
  stop: string;
}

/** Writes the mail that tells about a product which is back in stock. */
export const backInStockMail = ({ to, product, stop }: BackInStock, sender: Sender): MailContent => {
  const { subject, lead, action, note, stop: label } = sender.messages.mails.backInStock;
  const { name, unit } = product;
  return {
    to,
    subject: fill(subject, { name }),
    lead: fill(lead, { name, unit }),
    action: { label: action, href: sender.shop + productLink(product) },
    note,
    stop: {
      label,
      href: sender.shop + stopMailsLink(stop),
      oneClick: sender.shop + oneClickStopLink(stop),
    },
  };
};

/** Answers the requests whose product is back in stock, each with one mail. */
@Injectable()
export class BackInStockMailsService {
  private readonly log = new Logger('BackInStock');

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly queue: BackInStockQueueService,
    private readonly stock: StockService,
    private readonly users: UsersService,
    private readonly outbox: OutboxService,
    private readonly stopLinks: StopLinksService,
  ) {
    queue.process(
      (request) => this.answer(request),
      (error) => this.log.warn(`Requests wait: ${String(error)}`),
    );
  }

  /**
   * Deletes a request and writes its mail, both or neither: no crash and no other process can make two mails of it, or
   * none. A product that is sold out again leaves the request waiting.
   */
  private async answer(request: BackInStockRequestRecord): Promise<void> {
    const isAnswered = await transact(this.connection, (session) => this.answerIn(request, session));
    if (!isAnswered) await this.queue.end(request);
  }

  private async answerIn(request: BackInStockRequestRecord, session: ClientSession): Promise<boolean> {
    const { userId, language, until, dueAt } = request;
    const { collection, filter } = this.stock.find([String(request.productId)]);
    const product = await collection.findOne<ProductRecord>(filter, { session });
    if (!product?.stock) return false;
    if (!(await this.queue.take(request, session))) return true; // another process has it, or it was cancelled
    const isOver = dueAt !== undefined && until.getTime() <= dueAt.getTime() - requestLease;
    const to = userId ? (await this.users.byId(String(userId), session))?.email : request.email;
    if (!to || isOver) return true;
    const account = userId ?? (await this.users.byEmail(to))?._id ?? null;
    await this.queue.takeOthers(request, to, account, session);
    const messages = messagesIn(language);
    const { name, unit, main }: Localized<ProductRecord> = localized(product, messages);
    const shown = { _id: String(product._id), name, unit, main };
    const told = { to, product: shown, stop: this.stopLinks.tokenFor(to) };
    await this.outbox.write((sender) => backInStockMail(told, sender), {
      session,
      messages,
      userId: account ?? undefined,
    });
    return true;
  }
}
