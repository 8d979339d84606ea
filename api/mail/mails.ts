import { limits } from '../../contract/limits.js';
import { texts } from '../../contract/texts/en.js';
import { fill } from '../../contract/texts/fill.js';
import type { Mail } from './mail.js';

const { mails } = texts;

/** A code with which a forgotten password may be replaced. */
export const codeMail = (to: string, code: string): Mail => ({
  to,
  subject: mails.code.subject,
  text: fill(mails.code.text, { code, minutes: limits.otpMinutes }),
});

/** Tells the former address that the account has left it (W-37). */
export const emailChangedMail = (to: string): Mail => ({
  to,
  subject: mails.emailChanged.subject,
  text: mails.emailChanged.text,
});
