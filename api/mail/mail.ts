/** A letter to one person. */
export interface Mail {
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
}

/** A mail that leaves the shop. */
interface SentMail extends Mail {
  from: string;
}

/** A way out. @throws when the mail could not be handed over */
export type Deliver = (mail: SentMail) => Promise<void>;
