/** A letter to one person. */
export interface Mail {
  to: string;
  subject: string;
  /** Plain text, for programs that show no HTML. */
  text: string;
  html: string;
}

/** A mail that leaves the shop. */
export interface SentMail extends Mail {
  from: string;
  /** The same at each try, so that a mailbox shows it once where it arrives twice (RFC 5322 §3.6.4). */
  messageId: string;
}

/** A way out. @throws when the mail could not be handed over */
export type Deliver = (mail: SentMail) => Promise<void>;
