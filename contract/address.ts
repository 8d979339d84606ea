import { z } from 'zod';
import { inIndia } from './country.js';
import { issueMessage } from './issues.js';
import { limits } from './limits.js';
import { id, replyId, text, type Wire } from './wire.js';

const withoutGaps = (value: string) => value.replace(/[\s-]/g, '');

const indianMobile = /^(?:\+?91|0)?([6-9]\d{9})$/;
/** As long as an Indian number, and none: it begins with another digit. */
const misbegun = /^(?:\+?91|0)?[0-5]\d{9}$/;
const foreignMobile = /^\+?\d{7,15}$/;

/** Ten digits for an Indian number, digits with their `+` for others, undefined for what is none. */
export const normalMobile = (value: string, country = 'India'): string | undefined => {
  const compact = withoutGaps(value);
  const indian = indianMobile.exec(compact)?.[1];
  if (inIndia(country)) return indian;
  return foreignMobile.test(compact) ? compact : undefined;
};

/** What is wrong with an Indian mobile number: how long it is, or how it begins. */
const mobileFault = (value: string) => {
  const begun = misbegun.test(withoutGaps(value));
  return issueMessage(begun ? 'rules.mobileStart' : 'rules.mobile');
};

const pinCodeFault = (value: string) =>
  issueMessage(/^0\d{5}$/.test(value) ? 'rules.pinCodeStart' : 'rules.pinCode');

/** Numbers stand for their text, as some forms send them (decisions, "Bodies"). */
export const digitsInput = z.union([
  z.string().trim().min(1).max(30),
  z.number().int().nonnegative().transform(String),
]);

const fields = z.object({
  address_line: text(limits.addressText),
  city: text(limits.addressText),
  state: text(limits.addressText),
  pincode: digitsInput,
  country: text(limits.addressText),
  mobile: digitsInput,
  /** Preselected at checkout (W-24). */
  isDefault: z.boolean().optional(),
});

interface Reachable {
  pincode: string;
  country: string;
  mobile: string;
}

const reachable = ({ pincode, country, mobile }: Reachable, context: z.RefinementCtx) => {
  const indian = inIndia(country);
  const pin = withoutGaps(pincode);
  if (indian && !/^[1-9]\d{5}$/.test(pin))
    context.addIssue({ code: 'custom', path: ['pincode'], ...pinCodeFault(pin) });
  if (!normalMobile(mobile, country))
    context.addIssue({
      code: 'custom',
      path: ['mobile'],
      ...(indian ? mobileFault(mobile) : issueMessage('rules.phone')),
    });
};

const normal = <A extends Reachable>(address: A): A => ({
  ...address,
  pincode: inIndia(address.country) ? withoutGaps(address.pincode) : address.pincode,
  mobile: normalMobile(address.mobile, address.country) ?? address.mobile,
});

export const addressInput = fields.superRefine(reachable).transform(normal);
/** `userid` is dropped with the other unknown keys: the owner is the token's (W-25). */
export const addressUpdate = fields.extend({ _id: id }).superRefine(reachable).transform(normal);

export const address = z.object({
  _id: replyId,
  userId: replyId,
  address_line: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
  country: z.string(),
  mobile: z.string(),
  isDefault: z.boolean(),
  /** False: removed and hidden. */
  status: z.boolean(),
});

export type Address = Wire<typeof address>;
export type AddressInput = Wire<typeof addressInput>;
