import { describe, expect, test } from '@jest/globals';
import {
  accountDeletedMail,
  codeMail,
  emailChangedMail,
  emailRestoredMail,
  passwordChangedMail,
  type Sender,
} from '../../api/mail/mails.js';
import { texts as english } from '../../contract/texts/en.js';
import { texts as hindi } from '../../contract/texts/hi.js';

const to = 'asha@example.test';
const shop = 'https://tokri.example';
const written = (sender: Sender) => ({
  code: codeMail(to, '012345', sender),
  emailChanged: emailChangedMail(to, 'se-cret_1', sender),
  emailRestored: emailRestoredMail(to, sender),
  passwordChanged: passwordChangedMail(to, sender),
  accountDeleted: accountDeletedMail(to, sender),
});

const editions = { english, hindi };
const mails = Object.entries(editions).flatMap(([language, texts]) =>
  Object.entries(written({ texts, shop })).map(([name, mail]) => ({ language, name, mail, texts })),
);

describe.each(mails)('the $language mail $name', ({ mail, texts, name }) => {
  const words = texts.mails[name as keyof ReturnType<typeof written>]; // of `written`

  test('says the same as text and as HTML, in words of its language', () => {
    expect(mail).toMatchObject({ to, subject: words.subject });
    expect(mail.html).toContain(`<html lang="${texts.language}">`);
    for (const said of [texts.mails.hello, shop]) {
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
  const { code, emailChanged, passwordChanged } = written({ texts: english, shop });
  expect(code.text).toMatch(/^ {4}012345$/m);
  expect(code.html).toContain('>012345<');
  expect(emailChanged.text + passwordChanged.text).not.toMatch(/\b\d{6}\b/);
});

test('W-37 the way back stands behind the #, where no server and no referrer sees it', () => {
  const { emailChanged } = written({ texts: english, shop });
  expect(emailChanged.text).toContain('https://tokri.example/undo-email#se-cret_1');
  expect(emailChanged.html).toContain('href="https://tokri.example/undo-email#se-cret_1"');
});

test('what could be read as HTML is shown as it is', () => {
  const { html } = passwordChangedMail(to, { texts: english, shop: 'https://tokri.example/"><b>' });
  expect(html).not.toContain('<b>');
});
