import type { deliveryRules } from '../../contract/delivery.js';
import type { Parsed } from '../../contract/wire.js';
import {
  documentSchema,
  flag,
  number,
  subdocumentSchema,
  text,
  texts,
  whole,
} from '../database/documentSchema.js';

/** The id of the only document in the collection, which holds the delivery rules. */
export const theRules = 'rules';

/** The stored delivery rules: as in the API, but with amounts in paise. Rules of an older version have no `slots`. */
export interface DeliveryRecord extends Omit<Parsed<typeof deliveryRules>, 'slots'> {
  _id: typeof theRules;
  slots?: Parsed<typeof deliveryRules>['slots'];
}

const dayHours = subdocumentSchema<DeliveryRecord['week'][number]>({ open: flag, from: text, to: text });

const slots = subdocumentSchema<NonNullable<DeliveryRecord['slots']>>({
  on: flag,
  minutes: whole,
  days: whole,
  capacity: whole,
  lead: whole,
});

export const deliveryRulesSchema = documentSchema<DeliveryRecord>('deliveryrules', {
  _id: text,
  pincodes: texts,
  minimum: whole,
  charge: whole,
  freeFrom: whole,
  week: { type: [dayHours], required: true },
  closedDates: texts,
  slots: { type: slots, required: false },
  revision: number,
});
