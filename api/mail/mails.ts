import { limits } from '../../contract/limits.js';
import { texts as english, type Texts } from '../../contract/texts/en.js';
import { fill } from '../../contract/texts/fill.js';
import type { Mail } from './mail.js';

/** A code with which a forgotten password may be replaced, in the words of who asked for it. */
export const codeMail = (to: string, code: string, { mails }: Texts): Mail => ({
  to,
  subject: mails.code.subject,
  text: fill(mails.code.text, { code, minutes: limits.otpMinutes }),
});

/**
 * Tells the former address that the account has left it (W-37); in the default edition, because its owner may be another
 * person than the one who asked.
 */
export const emailChangedMail = (to: string): Mail => ({
  to,
  subject: english.mails.emailChanged.subject,
  text: english.mails.emailChanged.text,
});
