import type { Messages } from '../../contract/messages/en.js';

/** Holds the messages of a mail's locale and the web address of the shop. */
export interface Sender {
  messages: Messages;
  /** The shop's web address, without a trailing slash. */
  shop: string;
}

export type MailRow = readonly [label: string, value: string];

/** The content of a mail; the outbox adds the shop's greeting and footer. */
export interface MailContent {
  to: string;
  subject: string;
  lead: string;
  /** A code that the reader of the mail types or pastes into the shop. */
  code?: string;
  /** The order lines and their totals; the last total is the amount to pay. */
  bill?: { lines: readonly MailRow[]; totals: readonly MailRow[] };
  facts?: readonly MailRow[];
  action?: { label: string; href: string };
  note: string;
  /** The link that stops such mails; `oneClick` is the address for mail programs (RFC 8058). */
  stop?: { label: string; href: string; oneClick: string };
}

export interface Mail {
  to: string;
  subject: string;
  /** The mail as plain text, for programs that show no HTML. */
  text: string;
  html: string;
  /** The address at which a mail program stops such mails by a POST (RFC 8058). */
  unsubscribe?: string;
}

/** A mail ready to be sent, with its sender and message id. */
export interface SentMail extends Mail {
  from: string;
  /**
   * The `Message-ID` of the mail. It is the same at each try to send, so that a mailbox shows the mail once
   * even if it arrives twice (RFC 5322 §3.6.4).
   */
  messageId: string;
}

/** A function that sends a mail. @throws if the mail could not be handed over */
export type Deliver = (mail: SentMail) => Promise<void>;
