import { Schema } from 'mongoose';
import type { deliveryRules } from '../../contract/delivery.js';
import type { Parsed } from '../../contract/wire.js';

/** The id of the only document in the collection, which holds the delivery rules. */
export const theRules = 'rules';

/** The stored delivery rules: as in the API, but with amounts in paise. Rules of an older version have no `slots`. */
export interface DeliveryRecord extends Omit<Parsed<typeof deliveryRules>, 'slots'> {
  _id: typeof theRules;
  slots?: Parsed<typeof deliveryRules>['slots'];
}

const whole = { type: Number, required: true, min: 0, validate: Number.isInteger };

const dayHours = new Schema<DeliveryRecord['week'][number]>(
  {
    open: { type: Boolean, required: true },
    from: { type: String, required: true },
    to: { type: String, required: true },
  },
  { _id: false, strict: 'throw' },
);

const slots = new Schema<NonNullable<DeliveryRecord['slots']>>(
  {
    on: { type: Boolean, required: true },
    minutes: whole,
    days: whole,
    capacity: whole,
    lead: whole,
  },
  { _id: false, strict: 'throw' },
);

export const deliveryRulesSchema = new Schema<DeliveryRecord>(
  {
    _id: { type: String, required: true },
    pincodes: { type: [String], default: [] },
    minimum: whole,
    charge: whole,
    freeFrom: whole,
    week: { type: [dayHours], required: true },
    closedDates: { type: [String], default: [] },
    slots: { type: slots, required: false },
    revision: { type: Number, required: true },
  },
  { strict: 'throw', versionKey: false, collection: 'deliveryrules' },
);
