import { limits } from '../../contract/limits.js';
import { routes, undoEmailLink } from '../../contract/links.js';
import type { Messages } from '../../contract/messages/en.js';
import { fill } from '../../contract/messages/fill.js';
import { asHtml, asText, type MailParts } from './layout.js';
import type { Mail } from './mail.js';

/** Holds the messages of a mail's locale and the web address of the shop. */
export interface Sender {
  messages: Messages;
  /** The shop's web address, without a trailing slash. */
  shop: string;
}

type Parts = Pick<MailParts, 'lead' | 'note' | 'code' | 'bill' | 'facts' | 'action'>;

/** Builds a mail as text and HTML, with the shop's greeting and footer. */
export const mail = (to: string, subject: string, { messages, shop }: Sender, parts: Parts): Mail => {
  const { hello, footer } = messages.mails;
  const brand = messages.ui.site.name;
  const all = {
    language: messages.language,
    brand,
    title: subject,
    hello,
    footer: fill(footer, { shop }),
    ...parts,
  };
  return { to, subject, text: asText(all), html: asHtml(all) };
};

/** Writes the mail with the code that allows a password reset. */
export const codeMail = (to: string, code: string, sender: Sender): Mail => {
  const { subject, lead, note } = sender.messages.mails.code;
  return mail(to, subject, sender, { lead: fill(lead, { minutes: limits.otpMinutes }), code, note });
};

/**
 * Writes the mail that tells the owner of a former email that the account has a new email. It contains the
 * link that undoes the change, if there is one.
 */
export const emailChangedMail = (to: string, undo: string | undefined, sender: Sender): Mail => {
  const { subject, lead, action, note, noteWithout } = sender.messages.mails.emailChanged;
  if (undo === undefined) return mail(to, subject, sender, { lead, note: noteWithout });
  return mail(to, subject, sender, {
    lead,
    action: { label: action, href: sender.shop + undoEmailLink(undo) },
    note: fill(note, { hours: limits.emailUndoHours }),
  });
};

/** Writes the mail to the email that an account lost when it went back to its former email. */
export const emailRestoredMail = (to: string, sender: Sender): Mail => {
  const { subject, lead, note } = sender.messages.mails.emailRestored;
  return mail(to, subject, sender, { lead, note });
};

/** Writes the mail that tells a former customer that the account was deleted. */
export const accountDeletedMail = (to: string, sender: Sender): Mail => {
  const { subject, lead, note } = sender.messages.mails.accountDeleted;
  return mail(to, subject, sender, { lead, note });
};

/** Writes the mail that tells the owner of an account that its password was replaced. */
export const passwordChangedMail = (to: string, sender: Sender): Mail => {
  const { subject, lead, action, note } = sender.messages.mails.passwordChanged;
  const href = sender.shop + routes.forgotPassword;
  return mail(to, subject, sender, { lead, action: { label: action, href }, note });
};
