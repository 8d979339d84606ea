import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { z } from 'zod';
import { order as orderReply } from '../../contract/order.js';
import { messagesIn } from '../common/locale.js';
import { type OrderNews, orderMail } from '../mail/orderMails.js';
import { OutboxService } from '../mail/outbox.service.js';
import { UsersService } from '../accounts/users.service.js';
import type { OrderRecord } from './order.schema.js';
import { OrdersService } from './orders.service.js';

export type { OrderNews } from '../mail/orderMails.js';

/** Writes mails about orders, each in the language in which its order was placed. */
@Injectable()
export class OrderMailsService {
  constructor(
    private readonly outbox: OutboxService,
    private readonly users: UsersService,
    private readonly orders: OrdersService,
  ) {}

  /**
   * Writes the mail about an event of an order, in the transaction of that event and to the account's current
   * address. After account deletion it writes none.
   */
  async tell(order: OrderRecord, news: OrderNews, session: ClientSession): Promise<void> {
    const { userId, language = '' } = order;
    const customer = userId && (await this.users.byId(userId.toHexString(), session));
    if (!customer) return;
    const shown = z.encode(orderReply, this.orders.show(order));
    const postage = { session, messages: messagesIn(language), userId };
    await this.outbox.write((sender) => orderMail(customer.email, shown, news, sender), postage);
  }
}
