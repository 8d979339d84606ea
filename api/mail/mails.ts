import { limits } from '../../contract/limits.js';
import { routes, undoEmailLink } from '../../contract/links.js';
import type { Messages } from '../../contract/messages/en.js';
import { fill } from '../../contract/messages/fill.js';
import { asHtml, asText, type MailParts } from './layout.js';
import type { Mail } from './mail.js';

/** In whose words a mail is written, and the address of the shop that it names and leads to. */
export interface Sender {
  messages: Messages;
  /** Without a trailing slash. */
  shop: string;
}

type Parts = Pick<MailParts, 'lead' | 'note' | 'code' | 'bill' | 'facts' | 'action'>;

/** A mail in the shop's frame. */
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

/** A code with which a forgotten password may be replaced. */
export const codeMail = (to: string, code: string, sender: Sender): Mail => {
  const { subject, lead, note } = sender.messages.mails.code;
  return mail(to, subject, sender, { lead: fill(lead, { minutes: limits.otpMinutes }), code, note });
};

/** Tells the former address that the account has left it, with the way to put it back, where there is one (W-37). */
export const emailChangedMail = (to: string, undo: string | undefined, sender: Sender): Mail => {
  const { subject, lead, action, note, noteWithout } = sender.messages.mails.emailChanged;
  if (undo === undefined) return mail(to, subject, sender, { lead, note: noteWithout });
  return mail(to, subject, sender, {
    lead,
    action: { label: action, href: sender.shop + undoEmailLink(undo) },
    note: fill(note, { hours: limits.emailUndoHours }),
  });
};

/** Tells an address that the account which had it went back to the one before. */
export const emailRestoredMail = (to: string, sender: Sender): Mail => {
  const { subject, lead, note } = sender.messages.mails.emailRestored;
  return mail(to, subject, sender, { lead, note });
};

/** Tells who had an account that it is gone. */
export const accountDeletedMail = (to: string, sender: Sender): Mail => {
  const { subject, lead, note } = sender.messages.mails.accountDeleted;
  return mail(to, subject, sender, { lead, note });
};

/** Tells the owner of an account that its password was replaced. */
export const passwordChangedMail = (to: string, sender: Sender): Mail => {
  const { subject, lead, action, note } = sender.messages.mails.passwordChanged;
  const href = sender.shop + routes.forgotPassword;
  return mail(to, subject, sender, { lead, action: { label: action, href }, note });
};
