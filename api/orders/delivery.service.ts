import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { Address } from '../../contract/address.js';
import { deliveryRules } from '../../contract/delivery.js';
import {
  arrivalOf,
  type DayHours,
  deliveryCharge,
  deliverySaved,
  isServed,
  minutesInQueue,
  openAt,
  shortOfMinimum,
  usualRules,
} from '../../contract/deliveryRules.js';
import {
  type Bill,
  billOf,
  formatMoney,
  type Paise,
  type PricedLine,
  toRupees,
} from '../../contract/money.js';
import { type DeliverySlot, isSameSlot, slotsAt } from '../../contract/deliverySlots.js';
import { openingWords } from '../../contract/openingWords.js';
import type { Outcome, ParsedBody } from '../../contract/schemas.js';
import { type Author, AuditLogService } from '../audit/auditLog.service.js';
import { DomainError } from '../common/domainError.js';
import { refuseStale } from '../common/refuseStale.js';
import { TimedCache } from '../common/timedCache.js';
import { CONFIG, type Config } from '../config/config.js';
import type { Find } from '../database/batches.js';
import { type DeliveryRecord, theRules } from './deliveryRules.schema.js';
import type { OrderRecord } from './order.schema.js';

/** The delivery rules with amounts in paise: where, when and for how much the shop delivers. */
type Rules = Outcome<'delivery', 'rules'>['data'];

const untilSet: Rules = { ...usualRules, revision: 0 };

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const inBrief = ({ open, from, to }: DayHours) => (open ? `${from}–${to}` : '—');

/** Returns the rules as the audit log stores them: each weekday is a field, so an entry names only changed days. */
const asLogged = ({ week, slots, ...rules }: Rules) => ({
  _id: 'delivery',
  name: 'Delivery',
  ...rules,
  laterDelivery: slots.on,
  slotMinutes: slots.minutes,
  slotDays: slots.days,
  slotCapacity: slots.capacity,
  slotLead: slots.lead,
  ...Object.fromEntries(week.map((hours, place) => [weekdays[place], inBrief(hours)])),
});

const shopClosed = (opens: Date | null, now: Date): DomainError =>
  new DomainError('shopClosed', {
    inWords: (messages) =>
      opens
        ? { values: { when: openingWords(messages, opens, now) } }
        : { message: messages.delivery.noOpening },
    data: { opens: opens?.toISOString() ?? null },
  });

const belowMinimum = ({ minimum }: Rules, subtotal: Paise, missing: Paise): DomainError =>
  new DomainError('belowMinimum', {
    values: { minimum: formatMoney(minimum), missing: formatMoney(missing) },
    data: { minimum: toRupees(minimum), subTotalAmt: toRupees(subtotal), missing: toRupees(missing) },
  });

/**
 * Throws if the delivery rules do not allow the order. An order of a slot is possible while the shop is closed, too.
 * @throws DomainError `shopClosed` with the next opening, `slotGone`, `notServed` with the PIN code, `belowMinimum` with
 * the amounts in rupees
 */
const refuseUndeliverable = (rules: Rules, { address, at, slot }: Delivery, subtotal: Paise): void => {
  const opening = openAt(rules, at);
  if (!slot && !opening.open) throw shopClosed(opening.opens, at);
  if (slot && !slotsAt(rules, rules.slots, at).some((offered) => isSameSlot(offered, slot)))
    throw new DomainError('slotGone');
  const { pincode } = address;
  if (!isServed(rules, address))
    throw new DomainError('notServed', { values: { pincode }, data: { pincode } });
  const missing = shortOfMinimum(rules, subtotal);
  if (missing > 0) throw belowMinimum(rules, subtotal, missing);
};

/**
 * Matches the orders that are delivered before an order placed now; an order that waits for its payment is not among
 * them, nor one whose slot begins later.
 */
const aheadOf = (now: Date) => ({
  status: { $in: ['placed', 'packed', 'out_for_delivery'] as const },
  payment_status: { $in: ['due', 'paid'] as const },
  'slot.from': { $not: { $gt: now } },
});

/** The delivery rules, and the minutes until an order placed now arrives. */
export interface DeliveryTerms {
  rules: Rules;
  minutes: number;
}

/** When a paid order arrives. `missed_slot`: its slot, if it can no longer be delivered in it. */
export type Arrival = Pick<OrderRecord, 'deliverBy' | 'missed_slot'>;

/** What is delivered, where to, when it is ordered, and the slot of a later delivery. */
interface Delivery {
  lines: readonly PricedLine[];
  address: Pick<Address, 'pincode' | 'country'>;
  at: Date;
  slot?: DeliverySlot | undefined;
}

/**
 * Keeps the delivery rules, which an admin sets, and applies them: what a delivery costs, whether it is
 * possible, and when it arrives.
 */
@Injectable()
export class DeliveryService {
  /** Finds the rules as they are stored; `rulesIn` returns them. */
  readonly storedRules: Find<DeliveryRecord>;
  private readonly recentRules = new TimedCache(() => this.readRules());
  private readonly recentMinutes = new TimedCache(() => this.minutes());

  constructor(
    @InjectModel('DeliveryRules') private readonly stored: Model<DeliveryRecord>,
    @InjectModel('Order') private readonly orders: Model<OrderRecord>,
    private readonly audit: AuditLogService,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.storedRules = { collection: stored.collection, filter: { _id: theRules } };
  }

  /** Returns the rules for screens: at most a few seconds old while the database answers. */
  rules(): Promise<Rules> {
    return this.recentRules.get();
  }

  /** Saves the delivery rules. @throws DomainError `staleRevision` with the current rules */
  async saveRules(by: Author, { revision, ...fields }: ParsedBody<'delivery', 'update'>): Promise<Rules> {
    const saved = await this.audit.write(by, 'delivery.update', async (session, tell) => {
      const before = await this.readRules(session);
      refuseStale(deliveryRules, before, revision);
      const after = { ...fields, slots: fields.slots ?? before.slots, revision: before.revision + 1 };
      await this.stored.replaceOne({ _id: theRules }, after, { upsert: true, session });
      tell({ before: asLogged(before), after: asLogged(after) });
      return after;
    });
    this.recentRules.take(saved);
    return saved;
  }

  /** Returns the rules that were found, or the usual ones until an admin has set them. */
  rulesIn([stored]: readonly DeliveryRecord[]): Rules {
    if (!stored) return untilSet;
    const { _id: _, ...rules } = stored;
    return { ...rules, slots: rules.slots ?? usualRules.slots };
  }

  /**
   * Returns the bill of a delivery, its charge included, and when it arrives.
   * @throws DomainError `shopClosed`, `slotGone`, `notServed`, `belowMinimum`
   */
  quote({ rules, minutes }: DeliveryTerms, delivery: Delivery): { bill: Bill; deliverBy: Date } {
    const { lines, at, slot } = delivery;
    const { subtotal } = billOf(lines);
    refuseUndeliverable(rules, delivery, subtotal);
    return {
      bill: billOf(lines, deliveryCharge(rules, subtotal), deliverySaved(rules, subtotal)),
      deliverBy: slot?.to ?? arrivalOf(rules, at, minutes),
    };
  }

  /**
   * Returns when an order arrives that is paid at `when`: by the end of its slot, or as soon as possible if the slot is
   * over.
   */
  async arrival(when: Date, { slot }: Pick<OrderRecord, 'slot'>, session: ClientSession): Promise<Arrival> {
    if (slot && slot.to > when) return { deliverBy: slot.to };
    const deliverBy = arrivalOf(await this.readRules(session), when, await this.minutes(session));
    return { deliverBy, ...(slot && { missed_slot: slot }) };
  }

  /** Returns the minutes until an order placed now arrives. Every visitor sees them; they may be a few seconds old. */
  async etaMinutes(): Promise<number> {
    const rules = await this.rules();
    return (await this.nextArrival(rules, new Date())).minutes;
  }

  /** Returns what the checkout would promise for an order to a place in India; a few seconds old at most. */
  async promise({
    pincode,
  }: ParsedBody<'delivery', 'promise'>): Promise<Outcome<'delivery', 'promise'>['data']> {
    const rules = await this.rules();
    const now = new Date();
    const opening = openAt(rules, now);
    return {
      pincode,
      served: isServed(rules, { pincode, country: 'India' }),
      ...(await this.nextArrival(rules, now)),
      open: opening.open,
      opens: opening.open ? null : opening.opens,
    };
  }

  /** Returns when an order placed now arrives, and in how many minutes; a few seconds old at most. */
  private async nextArrival(rules: Rules, now: Date): Promise<{ minutes: number; deliverBy: Date }> {
    const deliverBy = arrivalOf(rules, now, await this.recentMinutes.get());
    return { minutes: Math.ceil((deliverBy.getTime() - now.getTime()) / 60_000), deliverBy };
  }

  /** Returns the minutes until an order placed now arrives, by the orders that are still to be delivered. */
  async minutes(session: ClientSession | null = null): Promise<number> {
    const { DELIVERY_MINUTES: minutes, ORDERS_AT_ONCE: atOnce } = this.config;
    const open = atOnce ? await this.orders.countDocuments(aheadOf(new Date())).session(session) : 0;
    return minutesInQueue({ minutes, atOnce, open });
  }

  /** Returns the rules as they are stored. */
  async readRules(session: ClientSession | null = null): Promise<Rules> {
    const stored = await this.stored.findById(theRules).session(session).lean<DeliveryRecord>();
    return this.rulesIn(stored ? [stored] : []);
  }
}
