import { limits } from '../../contract/limits.js';
import { undoEmailLink } from '../../contract/links.js';
import { fill } from '../../contract/messages/fill.js';
import type { MailContent, Sender } from '../mail/mail.js';

/**
 * Writes the mail that tells the owner of a former email that the account has a new email. It contains the
 * link that undoes the change, if there is one.
 */
export const emailChangedMail = (to: string, undo: string | undefined, sender: Sender): MailContent => {
  const { subject, lead, action, note, noteWithout } = sender.messages.mails.emailChanged;
  if (undo === undefined) return { to, subject, lead, note: noteWithout };
  return {
    to,
    subject,
    lead,
    action: { label: action, href: sender.shop + undoEmailLink(undo) },
    note: fill(note, { hours: limits.emailUndoHours }),
  };
};

/** Writes the mail that tells a former customer that the account was deleted. */
export const accountDeletedMail = (to: string, sender: Sender): MailContent => {
  const { subject, lead, note } = sender.messages.mails.accountDeleted;
  return { to, subject, lead, note };
};
