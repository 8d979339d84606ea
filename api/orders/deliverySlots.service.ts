import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { slotsAt } from '../../contract/deliverySlots.js';
import type { Outcome } from '../../contract/schemas.js';
import { DomainError } from '../common/domainError.js';
import { DeliveryService } from './delivery.service.js';
import { type DeliverySlotRecord, slotId } from './deliverySlot.schema.js';
import type { OrderRecord } from './order.schema.js';

/** Returns the capacity of a slot. */
const capacityIn = ({ slots }: { slots: { capacity: number } }) => slots.capacity || Infinity;

/** Holds the places of orders in delivery slots, so that no slot takes more orders than the rules allow. */
@Injectable()
export class DeliverySlotsService {
  constructor(
    @InjectModel('DeliverySlot') private readonly counts: Model<DeliverySlotRecord>,
    private readonly delivery: DeliveryService,
  ) {}

  /** Lists the slots that can be chosen now, and which of them are full; the rules are a few seconds old at most. */
  async offered(): Promise<Outcome<'delivery', 'slots'>> {
    const rules = await this.delivery.rules();
    const slots = slotsAt(rules, rules.slots, new Date());
    const capacity = capacityIn(rules);
    const isCounted = slots.length > 0 && capacity < Infinity;
    const counted = isCounted ? await this.counts.find({ _id: { $in: slots.map(slotId) } }).lean() : [];
    const taken = new Map(counted.map((count) => [count._id, count.taken]));
    return { data: slots.map((slot) => ({ ...slot, full: (taken.get(slotId(slot)) ?? 0) >= capacity })) };
  }

  /**
   * Takes a place of the order's slot in the transaction of the order. The count of the slot is one document, so the
   * transactions of two orders of one slot conflict, and one of them sees the count of the other.
   * @throws DomainError `slotFull`, which undoes the count with the transaction
   */
  async take({ slot }: OrderRecord, rules: Parameters<typeof capacityIn>[0], session: ClientSession) {
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
