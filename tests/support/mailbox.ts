import { setTimeout as sleep } from 'node:timers/promises';
import { readOutbox, type TestMail } from './outbox.js';

interface HasOutbox {
  dataDir: string;
}

const timeout = 30_000;

/** Checks whether a mail is about an order: its subject has the order's number. */
export const isOfOrder = ({ subject }: TestMail): boolean => /TK-\w{4}-\w{4}/.test(subject);

/**
 * Waits until an address has this many mails, since they are sent after the reply; the newest last. Only
 * matching mails count.
 */
export const mailsTo = async (
  shop: HasOutbox,
  to: string,
  count = 1,
  fits: (mail: TestMail) => boolean = () => true,
): Promise<TestMail[]> => {
  const until = Date.now() + timeout;
  for (;;) {
    const mails = (await readOutbox(shop.dataDir, to)).filter(fits);
    if (mails.length >= count) return mails;
    if (Date.now() > until) throw new Error(`${to} got ${mails.length} mails, not ${count}`);
    await sleep(20);
  }
};

/** Returns the code in the newest of this many mails, not counting mails about orders. */
export const codeMailedTo = async (shop: HasOutbox, to: string, count = 1): Promise<string> => {
  const code = /\b\d{6}\b/.exec(
    (await mailsTo(shop, to, count, (mail) => !isOfOrder(mail))).at(-1)?.text ?? '',
  )?.[0];
  if (!code) throw new Error('the mail carries no code of six digits');
  return code;
};

/** Returns the cookies that a browser would send back after this answer. */
export const cookiesOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
