export interface Mail {
  to: string;
  subject: string;
  /** The mail as plain text, for programs that show no HTML. */
  text: string;
  html: string;
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
