import { setTimeout as sleep } from 'node:timers/promises';
import { readOutbox, type TestMail } from './outbox.js';

interface HasOutbox {
  dataDir: string;
}

const timeout = 10_000;

/** What is told of an order has its number in the subject. */
export const isOfOrder = ({ subject }: TestMail): boolean => /TK-\w{4}-\w{4}/.test(subject);

/** Waits until somebody has got so many mails, since they leave behind the answer; the newest last. Only those that fit are counted. */
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

/** The code of the newest of so many mails, those of orders aside. */
export const codeMailedTo = async (shop: HasOutbox, to: string, count = 1): Promise<string> => {
  const code = /\b\d{6}\b/.exec(
    (await mailsTo(shop, to, count, (mail) => !isOfOrder(mail))).at(-1)?.text ?? '',
  )?.[0];
  if (!code) throw new Error('the mail carries no code of six digits');
  return code;
};

/** What a browser would send back of the cookies an answer sets. */
export const cookiesOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
