import { z } from 'zod';
import { issueMessage } from './issues.js';
import { limits } from './limits.js';
import { digitsInput } from './address.js';
import { revisionSeen, rupees, rupeesInput, type Wire } from './wire.js';

const clock = z
  .string()
  .trim()
  .refine((value) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value), issueMessage('rules.clock'));

/** See `DayHours`. */
const dayHours = z.object({ open: z.boolean(), from: clock, to: clock });

const pinCodePart = /^[1-9]\d{0,5}$/;

const onlyPinCodes = (codes: readonly string[], context: z.RefinementCtx) => {
  const wrong = codes.find((code) => !pinCodePart.test(code));
  if (wrong !== undefined)
    context.addIssue({ code: 'custom', ...issueMessage('rules.pinCodePart', { value: wrong.slice(0, 20) }) });
};

/** As a form sends them: divided by commas or lines, so that a gap within one ("411 030") makes no two of it. */
const listed = z.string().transform((typed) => typed.split(/[,;\n]/));

/** PIN codes, or their beginnings: a list, or its plain text. */
const pinCodes = z
  .union([listed, z.array(digitsInput)])
  .transform((codes) => [...new Set(codes.map((code) => code.replace(/\s/g, '')).filter(Boolean))])
  .pipe(z.array(z.string()).max(limits.pinCodes).superRefine(onlyPinCodes));

/** Amounts in rupees, 0 for none; `week` and `closedDates` as `OpeningHours` has them. */
export const deliveryRulesInput = z.object({
  pincodes: pinCodes,
  minimum: rupeesInput,
  charge: rupeesInput,
  freeFrom: rupeesInput,
  week: z.array(dayHours).length(7),
  closedDates: z.array(z.iso.date()).max(limits.closedDates),
  revision: revisionSeen,
});

/** `revision` rises with edits (W-34); 0 before the first. */
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
