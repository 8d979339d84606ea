import { describe, expect, test } from '@jest/globals';
import { codeMail, emailRestoredMail, passwordChangedMail } from '../../api/auth/mails.js';
import { backInStockMail } from '../../api/backInStock/backInStockMails.service.js';
import { mailOf } from '../../api/mail/layout.js';
import type { Sender } from '../../api/mail/mail.js';
import { accountDeletedMail, emailChangedMail } from '../../api/users/mails.js';
import { messages as english } from '../../contract/messages/en.js';
import { messages as hindi } from '../../contract/messages/hi.js';

const to = 'asha@example.test';
const shop = 'https://tokri.example';
const written = (sender: Sender) => ({
  code: mailOf(codeMail(to, '012345', sender), sender),
  emailChanged: mailOf(emailChangedMail(to, 'se-cret_1', sender), sender),
  emailRestored: mailOf(emailRestoredMail(to, sender), sender),
  passwordChanged: mailOf(passwordChangedMail(to, sender), sender),
  accountDeleted: mailOf(accountDeletedMail(to, sender), sender),
});

const locales = { english, hindi };
const mails = Object.entries(locales).flatMap(([language, messages]) =>
  Object.entries(written({ messages, shop })).map(([name, mail]) => ({ language, name, mail, messages })),
);

describe.each(mails)('the $language mail $name', ({ mail, messages, name }) => {
  const words = messages.mails[name as keyof ReturnType<typeof written>]; // key of `written`

  test('says the same as text and as HTML, in words of its language', () => {
    expect(mail).toMatchObject({ to, subject: words.subject });
    expect(mail.html).toContain(`<html lang="${messages.language}">`);
    for (const said of [messages.mails.hello, shop]) {
      expect(mail.text).toContain(said);
      expect(mail.html).toContain(said);
    }
    const read = mail.html.replace(/<[^>]+>/g, '');
    const paragraphs = mail.text.split('\n\n').map((paragraph) => paragraph.trim().split(':\n', 1)[0] ?? '');
    for (const paragraph of paragraphs.filter((text) => !text.startsWith('--')))
      expect(read).toContain(paragraph);
  });

  test('fills in everything it promises, loads nothing from elsewhere and runs nothing', () => {
    expect(mail.text + mail.html).not.toMatch(/\{\w+\}|undefined/);
    expect(mail.html).not.toMatch(/<(script|img|link|iframe)|\son\w+=|@import|url\(/i);
    for (const [, href] of mail.html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(`${shop}/`);
  });
});

test('a code stands alone in its line, and in no other mail', () => {
  const { code, emailChanged, passwordChanged } = written({ messages: english, shop });
  expect(code.text).toMatch(/^ {4}012345$/m);
  expect(code.html).toContain('>012345<');
  expect(emailChanged.text + passwordChanged.text).not.toMatch(/\b\d{6}\b/);
});

test('W-37 the way back stands behind the #, where no server and no referrer sees it', () => {
  const { emailChanged } = written({ messages: english, shop });
  expect(emailChanged.text).toContain('https://tokri.example/undo-email#se-cret_1');
  expect(emailChanged.html).toContain('href="https://tokri.example/undo-email#se-cret_1"');
});

test('what could be read as HTML is shown as it is', () => {
  const { html } = written({ messages: english, shop: 'https://tokri.example/"><b>' }).passwordChanged;
  expect(html).not.toContain('<b>');
});

test('the mail about a product that is back names it, and can be stopped by a link without the #', () => {
  const product = { _id: 'a'.repeat(24), name: 'Rice & <b>dal</b>', unit: '1 kg' };
  for (const messages of [english, hindi]) {
    const sender = { messages, shop };
    const { subject, text, html, unsubscribe } = mailOf(
      backInStockMail({ to, product, stop: 'to_ken-1' }, sender),
      sender,
    );
    expect(subject).toContain('Rice & <b>dal</b>');
    expect(text + html).not.toMatch(/\{\w+\}|undefined/);
    for (const link of [
      `${shop}/product/Rice---%3Cb%3Edal%3C%2Fb%3E-${'a'.repeat(24)}`,
      `${shop}/stop-mails#to_ken-1`,
    ]) {
      expect(text).toContain(link);
      expect(html).toContain(`href="${link}"`);
    }
    expect(html).not.toContain('<b>');
    expect(unsubscribe).toBe(`${shop}/stop-mails?token=to_ken-1`);
  }
});
