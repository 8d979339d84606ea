import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { z } from 'zod';
import { landmarkText, streetOf } from '../../contract/addressText.js';
import { dueTime } from '../../contract/dates.js';
import { orderLink, routes } from '../../contract/links.js';
import type { Messages } from '../../contract/messages/en.js';
import { fill } from '../../contract/messages/fill.js';
import { billOfOrder, formatMoney, formatRupees } from '../../contract/money.js';
import { amountPaid, paymentText } from '../../contract/moneyStanding.js';
import { type Order, order as orderReply } from '../../contract/order.js';
import { slotText } from '../../contract/slotText.js';
import { messagesIn } from '../common/locale.js';
import { localized } from '../common/localized.js';
import type { MailContent, Sender } from '../mail/mail.js';
import { OutboxService, type SealedMail } from '../mail/outbox.service.js';
import { UsersService } from '../accounts/users.service.js';
import type { OrderRecord } from './order.schema.js';
import { OrdersService } from './orders.service.js';

/** The events of an order that a customer gets a mail about. The text of `cancelled` depends on the order's payment. */
export type OrderNews =
  | 'placed'
  | 'outForDelivery'
  | 'delivered'
  | 'cancelled'
  | 'refunded'
  | 'problemAnswered'
  | 'paymentFailed'
  | 'paymentExpired'
  | 'paidTooLate';

const unplaced: ReadonlySet<OrderNews> = new Set(['paymentFailed', 'paymentExpired', 'paidTooLate']);
const withBill: ReadonlySet<OrderNews> = new Set(['placed', 'delivered']);
const onItsWay: ReadonlySet<OrderNews> = new Set(['placed', 'outForDelivery']);

const billIn = (order: Order, { ui, mails }: Messages): NonNullable<MailContent['bill']> => {
  const { subtotal, delivery, total } = billOfOrder(order);
  const words = ui.cart;
  const lines = order.lines.map(
    ({ quantity, name, unit, amount }) =>
      [fill(mails.order.line, { count: quantity, name, unit }), formatRupees(amount)] as const,
  );
  return {
    lines,
    totals: [
      [words.itemsTotal, formatMoney(subtotal)],
      [words.delivery, delivery ? formatMoney(delivery) : words.free],
      [words.grandTotal, formatMoney(total)],
    ],
  };
};

/** Lists the kind of the last reported problem, its products and the shop's answer. */
const problemFacts = (order: Order, { ui }: Messages): NonNullable<MailContent['facts']> => {
  const words = ui.orders.problem;
  return (order.problems ?? []).slice(-1).flatMap(({ kind, products, answer }) => {
    const names = order.lines.filter(({ productId }) => products.includes(productId)).map(({ name }) => name);
    return [
      [words.title, [words.kind[kind], ...names].join(', ')] as const,
      [words.answer, answer?.text ?? ''] as const,
    ];
  });
};

/** Writes the address of an order in one line, the recipient first. */
const addressIn = ({ delivery_address }: Order, messages: Messages): string => {
  const { recipient, city, state, pincode } = delivery_address;
  const place = `${state} ${pincode}`;
  const parts = [
    recipient,
    streetOf(delivery_address),
    landmarkText(delivery_address, messages),
    city,
    place,
  ];
  return parts.filter(Boolean).join(', ');
};

const factsIn = (order: Order, news: OrderNews, messages: Messages): NonNullable<MailContent['facts']> => {
  const { ui, language } = messages;
  const words = ui.orderSummary;
  if (news === 'problemAnswered') return problemFacts(order, messages);
  const total = [words.amount, formatRupees(amountPaid(order))] as const;
  return [
    ...(withBill.has(news) ? [] : [total]),
    ...(unplaced.has(news) ? [] : [[words.payment, paymentText(order, messages)] as const]),
    ...(onItsWay.has(news)
      ? [
          [words.deliverTo, addressIn(order, messages)] as const,
          order.slot
            ? ([words.slot, slotText(order.slot, language)] as const)
            : ([words.arrivesBy, dueTime(order.deliverBy, language)] as const),
          ...(order.delivery_note ? [[words.note, order.delivery_note] as const] : []),
          ...(order.substitution
            ? [[words.substitution, words.substitutions[order.substitution]] as const]
            : []),
        ]
      : []),
  ];
};

const noteOf = (order: Order, news: OrderNews, { mails }: Messages): string => {
  const paid = order.payment_status === 'paid' || order.payment_status === 'refunded';
  return news === 'cancelled' && paid && amountPaid(order) > 0
    ? mails.order.cancelled.noteBack
    : mails.order[news].note;
};

/** Returns the reason of a cancelled order as a sentence for its mail; empty if no reason was given. */
const reasonIn = ({ history }: Order, { ui }: Messages): string => {
  const reason = history.at(-1)?.reason;
  return reason ? ` ${ui.timeline.reason[reason]}` : '';
};

/** Writes the delivery time that the customer chose, also if it has passed; empty for an order to be delivered now. */
const slotOf = ({ slot, missed_slot }: Order, language: string): string => {
  const chosen = slot ?? missed_slot;
  return chosen ? slotText(chosen, language) : '';
};

/** Returns the first sentences of a mail. An order for later is not packed yet; a missed delivery time is explained. */
const leadIn = (order: Order, news: OrderNews, messages: Messages): string => {
  const { order: words } = messages.mails;
  if (news === 'cancelled') return words.cancelled.lead + reasonIn(order, messages);
  if (news !== 'placed') return words[news].lead;
  if (order.slot) return words.placed.leadLater;
  return order.missed_slot ? `${words.placed.lead} ${words.placed.missedSlot}` : words.placed.lead;
};

/** Writes the mail that tells a customer about an event of an order. */
export const orderMail = (to: string, order: Order, news: OrderNews, sender: Sender): MailContent => {
  const { messages, shop } = sender;
  const { open, toCart, ...words } = messages.mails.order;
  const values = {
    number: order.orderId,
    total: formatRupees(amountPaid(order)),
    time: dueTime(order.deliverBy, messages.language),
    slot: slotOf(order, messages.language),
  };
  return {
    to,
    subject: fill(words[news].subject, values),
    lead: fill(leadIn(order, news, messages), values),
    ...(withBill.has(news) && { bill: billIn(order, messages) }),
    facts: factsIn(order, news, messages),
    action: unplaced.has(news)
      ? { label: toCart, href: shop + routes.cart }
      : { label: open, href: shop + orderLink(order.orderId) },
    note: fill(noteOf(order, news, messages), values),
  };
};

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
    if (!order.userId) return;
    const account = await this.users.byId(order.userId.toHexString(), session);
    if (account) await this.store([this.seal(account.email, order, news)], session);
  }

  /** Writes the mail about an event of an order, for `store`. */
  seal(to: string, order: OrderRecord, news: OrderNews): SealedMail {
    const messages = messagesIn(order.language ?? '');
    const shown = z.encode(orderReply, localized(this.orders.show(order), messages));
    const compose = (sender: Sender) => orderMail(to, shown, news, sender);
    return this.outbox.seal(compose, { messages, userId: order.userId ?? undefined });
  }

  /** Stores mails in the transaction of their events, which proves that their addresses are those of the accounts. */
  async store(mails: readonly SealedMail[], session: ClientSession): Promise<void> {
    await this.outbox.store(mails, session);
  }
}
