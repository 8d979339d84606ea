import { z } from 'zod';
import { issueMessage } from './issues.js';
import { limits } from './limits.js';
import { digitsInput } from './address.js';
import { revisionSeen, rupees, rupeesInput, time, type Wire } from './wire.js';

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

/**
 * The delivery rules as an admin saves them. Amounts are in rupees, 0 for none; `week` and `closedDates` are
 * those of `OpeningHours`.
 */
export const deliveryRulesInput = z.object({
  pincodes: pinCodes,
  minimum: rupeesInput,
  charge: rupeesInput,
  freeFrom: rupeesInput,
  week: z.array(dayHours).length(7),
  closedDates: z.array(z.iso.date()).max(limits.closedDates),
  revision: revisionSeen,
});

/**
 * The delivery rules as the shop returns them. `revision` rises with every edit; it is 0 before the first.
 */
export const deliveryRules = z.object({
  pincodes: z.array(z.string()),
  minimum: rupees,
  charge: rupees,
  freeFrom: rupees,
  week: z.array(z.object({ open: z.boolean(), from: z.string(), to: z.string() })),
  closedDates: z.array(z.string()),
  revision: z.int(),
});
export type DeliveryRulesWire = Wire<typeof deliveryRules>;

/**
 * What the shop promises for a PIN code. `minutes`: until an order arrives that is placed now, or at the opening.
 * `deliverBy`: the time of that arrival. `open`: whether the shop takes orders now. `opens`: when it does so next; null while it is open, or when it never does.
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
