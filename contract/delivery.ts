import { z } from 'zod';
import { issueMessage } from './issues.js';
import { limits } from './limits.js';
import { digitsInput } from './address.js';
import { count, revisionSeen, rupees, rupeesInput, time, type Wire } from './wire.js';

const clock = z
  .string()
  .trim()
  .refine((value) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value), issueMessage('rules.clock'));

const dayHours = z.object({ open: z.boolean(), from: clock, to: clock });

const pinCodePart = /^[1-9]\d{0,5}$/;

const onlyPinCodes = (codes: readonly string[], context: z.RefinementCtx) => {
  const wrong = codes.find((code) => !pinCodePart.test(code));
  if (wrong !== undefined)
    context.addIssue({ code: 'custom', ...issueMessage('rules.pinCodePart', { value: wrong.slice(0, 20) }) });
};

/**
 * Splits typed text at commas, semicolons and line ends, but not at spaces, so that a PIN code with a space
 * ("411 030") stays whole.
 */
const listed = z.string().transform((typed) => typed.split(/[,;\n]/));

/** Accepts PIN codes or their prefixes, as a list or as text. */
const pinCodes = z
  .union([listed, z.array(digitsInput)])
  .transform((codes) => [...new Set(codes.map((code) => code.replace(/\s/g, '')).filter(Boolean))])
  .pipe(z.array(z.string()).max(limits.pinCodes).superRefine(onlyPinCodes));

/** The lengths of delivery slots in minutes. They divide a day. */
export const slotLengths: readonly number[] = [30, 60, 120, 180, 240];

const slotLength = count(1, 1_440).refine(
  (minutes) => slotLengths.includes(minutes),
  issueMessage('fields.oneOf', { known: slotLengths.join(', ') }),
);

/** How the shop offers later deliveries, as in `SlotRules`. */
const slotRules = z.object({
  on: z.boolean(),
  minutes: slotLength,
  days: count(0, limits.slotDays),
  capacity: count(0, limits.slotCapacity),
  lead: count(0, limits.slotLead),
});

/** A delivery slot: the time between `from` and `to`, in which the order is delivered. */
export const deliverySlot = z.object({ from: time, to: time });
export type DeliverySlotWire = Wire<typeof deliverySlot>;

/** A slot that can be chosen. `full`: no more orders fit into it. */
export const offeredSlot = deliverySlot.extend({ full: z.boolean() });
export type OfferedSlot = Wire<typeof offeredSlot>;

/**
 * The delivery rules as an admin saves them. Amounts are in rupees, 0 for none; `week` and `closedDates` are
 * those of `OpeningHours`. Without `slots` the stored ones stay.
 */
export const deliveryRulesInput = z.object({
  pincodes: pinCodes,
  minimum: rupeesInput,
  charge: rupeesInput,
  freeFrom: rupeesInput,
  week: z.array(dayHours).length(7),
  closedDates: z.array(z.iso.date()).max(limits.closedDates),
  slots: slotRules.optional(),
  revision: revisionSeen,
});

/** The delivery rules as the shop returns them. `revision` rises with every edit; it is 0 before the first. */
export const deliveryRules = z.object({
  pincodes: z.array(z.string()),
  minimum: rupees,
  charge: rupees,
  freeFrom: rupees,
  week: z.array(z.object({ open: z.boolean(), from: z.string(), to: z.string() })),
  closedDates: z.array(z.string()),
  slots: z.object({
    on: z.boolean(),
    minutes: z.int(),
    days: z.int(),
    capacity: z.int(),
    lead: z.int(),
  }),
  revision: z.int(),
});
export type DeliveryRulesWire = Wire<typeof deliveryRules>;

/**
 * What the shop promises for a PIN code. `minutes`: until an order arrives that is placed now, or at the opening.
 * `deliverBy`: the time of that arrival. `open`: whether the shop takes orders now. `opens`: when it does so next;
 * null while it is open, or when it never does.
 */
export const deliveryPromise = z.object({
  pincode: z.string(),
  served: z.boolean(),
  minutes: z.int(),
  deliverBy: time,
  open: z.boolean(),
  opens: time.nullable(),
});
export type DeliveryPromise = Wire<typeof deliveryPromise>;
