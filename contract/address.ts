import { z } from 'zod';
import { inIndia } from './country.js';
import { issueMessage } from './issues.js';
import { limits } from './limits.js';
import { id, optionalText, replyId, text, type Wire } from './wire.js';

const withoutGaps = (value: string) => value.replace(/[\s-]/g, '');

const indianMobile = /^(?:\+?91|0)?([6-9]\d{9})$/;
/** Matches numbers that are as long as an Indian mobile number but begin with a digit that no such number has. */
const misbegun = /^(?:\+?91|0)?[0-5]\d{9}$/;
const foreignMobile = /^\+?\d{7,15}$/;

/**
 * Returns a mobile number in its stored form: ten digits for an Indian one, the digits with their `+` for a
 * foreign one, undefined for an invalid one.
 */
export const normalMobile = (value: string, country = 'India'): string | undefined => {
  const compact = withoutGaps(value);
  const indian = indianMobile.exec(compact)?.[1];
  if (inIndia(country)) return indian;
  return foreignMobile.test(compact) ? compact : undefined;
};

/** Returns what is wrong with an Indian mobile number: its length or its first digit. */
const mobileIssue = (value: string) => {
  const begun = misbegun.test(withoutGaps(value));
  return issueMessage(begun ? 'rules.mobileStart' : 'rules.mobile');
};

const pinCodeIssue = (value: string) =>
  issueMessage(/^0\d{5}$/.test(value) ? 'rules.pinCodeStart' : 'rules.pinCode');

/** Digits as text, such as a PIN code. A number is accepted too, because some forms send one. */
export const digitsInput = z.union([
  z.string().trim().min(1).max(30),
  z.number().int().nonnegative().transform(String),
]);

const isPincode = (digits: string) => /^[1-9]\d{5}$/.test(digits);

/** The PIN code of a place in India, of six digits; spaces and hyphens between them are dropped. */
export const placeInput = z.object({
  pincode: digitsInput.transform(withoutGaps).superRefine((pin, context) => {
    if (!isPincode(pin)) context.addIssue({ code: 'custom', ...pinCodeIssue(pin) });
  }),
});

/**
 * Fields that make an address easier to find; an empty text is none. A change without them keeps the stored ones.
 * `recipient`: who takes the delivery, if it is not the customer. `house`: house, flat and floor. `label`: `home`,
 * `work` or the customer's own name for the address.
 */
const finding = {
  recipient: optionalText(limits.userName).optional(),
  house: optionalText(limits.house).optional(),
  landmark: optionalText(limits.landmark).optional(),
  label: optionalText(limits.addressLabel).optional(),
};

const fields = z.object({
  ...finding,
  address_line: text(limits.addressText),
  city: text(limits.addressText),
  state: text(limits.addressText),
  pincode: digitsInput,
  country: text(limits.addressText),
  mobile: digitsInput,
  /** Whether this is the default address, which checkout preselects. */
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
  if (indian && !isPincode(pin))
    context.addIssue({ code: 'custom', path: ['pincode'], ...pinCodeIssue(pin) });
  if (!normalMobile(mobile, country))
    context.addIssue({
      code: 'custom',
      path: ['mobile'],
      ...(indian ? mobileIssue(mobile) : issueMessage('rules.phone')),
    });
};

const normal = <A extends Reachable>(address: A): A => ({
  ...address,
  pincode: inIndia(address.country) ? withoutGaps(address.pincode) : address.pincode,
  mobile: normalMobile(address.mobile, address.country) ?? address.mobile,
});

export const addressInput = fields.superRefine(reachable).transform(normal);
/** A changed address. A `userid` in it is dropped like every unknown key: the owner is the user of the token (W-25). */
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
  recipient: z.string().optional(),
  house: z.string().optional(),
  landmark: z.string().optional(),
  label: z.string().optional(),
  isDefault: z.boolean(),
  /** A removed address has `status` false and is hidden. */
  status: z.boolean(),
});

export type Address = Wire<typeof address>;
export type AddressInput = Wire<typeof addressInput>;
