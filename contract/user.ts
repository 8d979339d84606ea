import { z } from 'zod';
import { digitsInput, normalMobile } from './address.js';
import { issueMessage } from './issues.js';
import { limits } from './limits.js';
import { email, replyId, text, time, type Wire } from './wire.js';

/** A user's name, stored with single spaces between its words. */
export const userName = text(limits.userName).overwrite((name) => name.replace(/\s+/g, ' '));

/** A new password: 8–128 characters of any kind, never truncated. */
const newPassword = z.string().min(limits.passwordMin).max(limits.passwordMax);

export const registerInput = z
  .object({
    name: userName,
    email,
    password: newPassword,
    confirmPassword: z.string().min(1),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    ...issueMessage('local.passwordsDiffer'),
  });

/** An existing password as the user types it at login. Its length is not checked against the rules for new ones. */
const knownPassword = z.string().min(1).max(1_000);

export const loginInput = z.object({ email, password: knownPassword });
/** The confirmation of an account deletion: the user's password, typed again. */
export const leaveInput = z.object({ password: knownPassword });
export const forgotPasswordInput = z.object({ email });
export const verifyOtpInput = z.object({
  email,
  otp: z
    .string()
    .trim()
    .regex(/^\d{6}$/),
});
export const resetPasswordInput = z
  .object({ email, newPassword, confirmPassword: z.string().min(1) })
  .refine((input) => input.newPassword === input.confirmPassword, {
    path: ['confirmPassword'],
    ...issueMessage('local.newPasswordsDiffer'),
  });

/** The secret in the link that is mailed to a former address (W-37). */
export const undoEmailInput = z.object({ secret: z.string().min(1).max(200) });

const mobile = digitsInput
  .refine((value) => normalMobile(value) ?? normalMobile(value, 'elsewhere'), issueMessage('rules.mobile'))
  .transform((value) => normalMobile(value) ?? normalMobile(value, 'elsewhere') ?? value);

export const profileInput = z.object({ name: userName, email, mobile });

const role = z.enum(['ADMIN', 'USER']);
export type Role = z.infer<typeof role>;

export const user = z.object({
  _id: replyId,
  name: z.string(),
  email: z.string(),
  avatar: z.string(),
  mobile: z.string(),
  verify_email: z.boolean(),
  last_login_date: time.nullable(),
  status: z.enum(['Active', 'Blocked']),
  address_details: z.array(replyId),
  shopping_cart: z.array(replyId),
  orderHistory: z.array(replyId),
  role,
});

export type User = Wire<typeof user>;
