import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { type DeliverySlot, isSameSlot, slotsAt } from '../../contract/deliverySlots.js';
import type { Outcome } from '../../contract/schemas.js';
import { DomainError } from '../common/domainError.js';
import { readTogether } from '../database/batches.js';
import { PaymentsService } from '../payments/payments.service.js';
import { DeliveryService } from './delivery.service.js';
import { type DeliverySlotRecord, slotId } from './deliverySlot.schema.js';
import type { OrderRecord } from './order.schema.js';

interface Capacity {
  slots: { capacity: number };
}

/** Returns the capacity of a slot. */
const capacityIn = ({ slots }: Capacity) => slots.capacity || Infinity;

/** Holds the places of orders in delivery slots, so that no slot takes more orders than the rules allow. */
@Injectable()
export class DeliverySlotsService {
  constructor(
    @InjectModel('DeliverySlot') private readonly counts: Model<DeliverySlotRecord>,
    @InjectModel('Order') private readonly orders: Model<OrderRecord>,
    private readonly delivery: DeliveryService,
    private readonly payments: PaymentsService,
  ) {}

  /**
   * Lists the slots that a customer can choose now, and which of them are full; the rules are a few seconds old at most.
   * The place of the customer's own unpaid order counts as free, because the next order ends that order first.
   */
  async offered(userId: string): Promise<Outcome<'delivery', 'slots'>> {
    const rules = await this.delivery.rules();
    const slots = slotsAt(rules, rules.slots, new Date());
    const capacity = capacityIn(rules);
    const isCounted = slots.length > 0 && capacity < Infinity;
    if (!isCounted) return { data: slots.map((slot) => ({ ...slot, full: false })) };
    const takenOf = await this.takenByOthers(userId, slots);
    return { data: slots.map((slot) => ({ ...slot, full: takenOf(slot) >= capacity })) };
  }

  /**
   * Refuses a slot that is full without the place of the customer's own unpaid order. Another order may take the last
   * place afterwards, so `take` checks again.
   * @throws DomainError `slotFull`
   */
  async refuseFull(userId: string, slot: DeliverySlot | undefined, rules: Capacity): Promise<void> {
    if (!slot || capacityIn(rules) === Infinity) return;
    const takenOf = await this.takenByOthers(userId, [slot]);
    if (takenOf(slot) >= capacityIn(rules)) throw new DomainError('slotFull');
  }

  /** Returns a function that counts the orders of a slot, without the customer's own unpaid order. */
  private async takenByOthers(
    userId: string,
    slots: readonly DeliverySlot[],
  ): Promise<(slot: DeliverySlot) => number> {
    const [counted, own] = await Promise.all([
      this.counts.find({ _id: { $in: slots.map(slotId) } }).lean(),
      this.heldBy(userId),
    ]);
    const taken = new Map(counted.map((count) => [count._id, count.taken]));
    return (slot) => (taken.get(slotId(slot)) ?? 0) - (own && isSameSlot(own, slot) ? 1 : 0);
  }

  /** Returns the slot of the customer's unpaid order. */
  private async heldBy(userId: string): Promise<DeliverySlot | undefined> {
    const { live } = await readTogether({ live: this.payments.liveOf(userId) });
    const order = live[0] && (await this.orders.findById(live[0]._id, { slot: 1 }).lean());
    return order?.slot;
  }

  /**
   * Takes a place of the order's slot in the transaction of the order. The count of the slot is one document, so the
   * transactions of two orders of one slot conflict, and one of them sees the count of the other.
   * @throws DomainError `slotFull`, which undoes the count with the transaction
   */
  async take({ slot }: OrderRecord, rules: Capacity, session: ClientSession) {
    if (!slot) return;
    const count = await this.counts.collection.findOneAndUpdate(
      { _id: slotId(slot) as never },
      { $inc: { taken: 1 }, $setOnInsert: { to: slot.to } },
      { upsert: true, returnDocument: 'after', session },
    );
    if (count && count.taken > capacityIn(rules)) throw new DomainError('slotFull');
  }

  /** Gives the place of an order in its slot back, in the transaction that ends the order. */
  async giveBack({ slot }: OrderRecord, session: ClientSession): Promise<void> {
    if (!slot) return;
    await this.counts.updateOne(
      { _id: slotId(slot), taken: { $gt: 0 } },
      { $inc: { taken: -1 } },
      { session },
    );
  }
}
