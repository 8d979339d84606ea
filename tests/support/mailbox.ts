import { setTimeout as sleep } from 'node:timers/promises';
import { readOutbox, type TestMail } from './outbox.js';

interface HasOutbox {
  dataDir: string;
}

const patience = 10_000;

/** Waits until somebody has got so many mails, since they leave behind the answer; the newest last. */
export const mailsTo = async (shop: HasOutbox, to: string, count = 1): Promise<TestMail[]> => {
  const until = Date.now() + patience;
  for (;;) {
    const mails = await readOutbox(shop.dataDir, to);
    if (mails.length >= count) return mails;
    if (Date.now() > until) throw new Error(`${to} got ${mails.length} mails, not ${count}`);
    await sleep(20);
  }
};

/** The code of the newest of so many mails. */
export const codeMailedTo = async (shop: HasOutbox, to: string, count = 1): Promise<string> => {
  const code = /\b\d{6}\b/.exec((await mailsTo(shop, to, count)).at(-1)?.text ?? '')?.[0];
  if (!code) throw new Error('the mail carries no code of six digits');
  return code;
};

/** What a browser would send back of the cookies an answer sets. */
export const cookiesOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
