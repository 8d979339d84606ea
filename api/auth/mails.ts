import { limits } from '../../contract/limits.js';
import { routes } from '../../contract/links.js';
import { fill } from '../../contract/messages/fill.js';
import type { MailContent, Sender } from '../mail/mail.js';

/** Writes the mail with the code that allows a password reset. */
export const codeMail = (to: string, code: string, sender: Sender): MailContent => {
  const { subject, lead, note } = sender.messages.mails.code;
  return { to, subject, lead: fill(lead, { minutes: limits.otpMinutes }), code, note };
};

/** Writes the mail that tells the owner of an account that its password was replaced. */
export const passwordChangedMail = (to: string, sender: Sender): MailContent => {
  const { subject, lead, action, note } = sender.messages.mails.passwordChanged;
  const href = sender.shop + routes.forgotPassword;
  return { to, subject, lead, action: { label: action, href }, note };
};

/** Writes the mail to the email that an account lost when it went back to its former email. */
export const emailRestoredMail = (to: string, sender: Sender): MailContent => {
  const { subject, lead, note } = sender.messages.mails.emailRestored;
  return { to, subject, lead, note };
};
