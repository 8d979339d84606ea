export interface Mail {
  to: string;
  subject: string;
  /** Plain text, for programs that show no HTML. */
  text: string;
  html: string;
}

/** A mail ready to be sent. */
export interface SentMail extends Mail {
  from: string;
  /**
   * Is the same at each try, so that a mailbox shows a mail once even if it arrives twice (RFC 5322 §3.6.4).
   */
  messageId: string;
}

/** Sends a mail. @throws if the mail could not be handed over */
export type Deliver = (mail: SentMail) => Promise<void>;
