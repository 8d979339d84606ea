import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { expect, type Page, test } from '../support/browser.js';
import { type BuiltShop, openBuiltShop } from '../support/builtShop.js';
import { clientOf } from '../support/client.js';
import { password, unique } from '../support/customer.js';
import { type MailServer, openMailServer } from '../support/mailServer.js';
import { toast } from '../support/shopper.js';

const { auth } = messages.ui;
const fresh = 'Another-basket-of-figs-9';

let mails: MailServer;
let shop: BuiltShop;

test.beforeAll(async () => {
  mails = await openMailServer();
  shop = await openBuiltShop({ SEED: 'none', SMTP_URL: mails.url });
});
test.afterAll(async () => {
  await shop.stop();
  await mails.close();
});
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const account = (page: Page) => page.getByRole('button', { name: 'Account', exact: true });
const newAddress = () => `${unique('asha')}@example.test`;
const codeIn = (text = '') => /\b\d{6}\b/.exec(text)?.[0] ?? '';

const copies = (page: Page, text: string) =>
  page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
const statusOf = async (token: string | null) =>
  (await clientOf(shop.url)(calls.user.details, { token: token ?? '' })).status;
const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('accesstoken'));

const registers = async (page: Page, email: string) => {
  await page.goto(shop.url + routes.register);
  await field(page, auth.name).fill('Asha');
  await field(page, auth.email).fill(email);
  await field(page, auth.password).fill(password);
  await field(page, auth.confirmPassword).fill(password);
  await button(page, auth.register).click();
  await expect(page).toHaveURL(shop.url + routes.login);
};

const logsIn = async (page: Page, email: string, secret = password) => {
  await page.goto(shop.url + routes.login);
  await field(page, auth.email).fill(email);
  await field(page, auth.password).fill(secret);
  await button(page, auth.login).click();
  await expect(account(page)).toBeVisible();
};

test('W-02 W-03 I8 registered, logged out and forgotten: the mailed code is pasted, the password is new, the old session is dead', async ({
  page,
}) => {
  const email = newAddress();
  await registers(page, email);
  await logsIn(page, email);
  const elsewhere = await clientOf(shop.url)(calls.user.login, { body: { email, password } });
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();

  await page.goto(shop.url + routes.login);
  await page.getByRole('link', { name: auth.forgotPassword }).click();
  await field(page, auth.email).fill(email);
  await button(page, auth.sendCode).click();
  await expect(page).toHaveURL(shop.url + routes.verificationOtp);
  const [letter] = await mails.lettersTo(email);
  await copies(page, ` ${codeIn(letter?.text)}\n`);
  await field(page, 'Digit 1 of 6').press('Control+V');
  await button(page, auth.verifyOtp).click();

  await expect(page.getByRole('heading', { level: 1, name: auth.resetTitle })).toBeVisible();
  await field(page, auth.newPassword).fill(fresh);
  await field(page, auth.confirmPassword).fill(fresh);
  await button(page, auth.reset).click();
  await expect(page).toHaveURL(shop.url + routes.login);
  expect(await statusOf(elsewhere.json.data.accesstoken)).toBe(401);
  await logsIn(page, email, fresh);
  expect(await statusOf(await tokenIn(page))).toBe(200);
  const told = await mails.lettersTo(email, 2);
  expect(told.at(-1)?.subject).toBe(messages.mails.passwordChanged.subject);
});

test('W-03 the same by keyboard alone', async ({ page }) => {
  const email = newAddress();
  const types = (text: string) => page.keyboard.type(text);
  const presses = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const reaches = async (name: string, role: 'link' | 'button' | 'textbox' = 'textbox') => {
    const wanted = page.getByRole('main').getByRole(role, { name, exact: true });
    await wanted.waitFor();
    for (let steps = 0; steps < 60; steps += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${name}`);
  };

  await page.goto(shop.url + routes.register);
  await reaches(auth.name);
  await types('Asha');
  await reaches(auth.email);
  await types(email);
  await reaches(auth.password);
  await types(password);
  await reaches(auth.confirmPassword);
  await types(password);
  await presses('Enter');
  await expect(page).toHaveURL(shop.url + routes.login);

  await reaches(auth.forgotPassword, 'link');
  await presses('Enter');
  await expect(page).toHaveURL(shop.url + routes.forgotPassword);
  await reaches(auth.email);
  await presses('Control+A');
  await types(email);
  await presses('Enter');
  await expect(page).toHaveURL(shop.url + routes.verificationOtp);
  const [letter] = await mails.lettersTo(email);
  await reaches('Digit 1 of 6');
  await types(codeIn(letter?.text));
  await reaches(auth.verifyOtp, 'button');
  await presses('Enter');
  await expect(page.getByRole('heading', { level: 1, name: auth.resetTitle })).toBeVisible();
  await reaches(auth.newPassword);
  await types(fresh);
  await reaches(auth.confirmPassword);
  await types(fresh);
  await presses('Enter');
  await expect(page).toHaveURL(shop.url + routes.login);
  await reaches(auth.email);
  await presses('Control+A');
  await types(email);
  await reaches(auth.password);
  await types(fresh);
  await presses('Enter');
  await expect(account(page)).toBeVisible();
});

test('W-37 whoever had the address before puts it back by the mailed link, and chooses a new password', async ({
  page,
  browser,
}) => {
  const email = newAddress();
  await registers(page, email);
  await logsIn(page, email);
  const call = clientOf(shop.url);
  const body = { name: 'Asha', email: newAddress(), mobile: '9876543210' };
  const token = (await tokenIn(page)) ?? '';
  expect((await call(calls.user.update, { token, body })).status).toBe(200);
  const [letter] = await mails.lettersTo(email);
  const link = /https?:\/\/\S+\/undo-email#\S+/.exec(letter?.text ?? '')?.[0] ?? '';
  expect(link).toContain(shop.url);

  const owner = await (await browser.newContext()).newPage();
  await owner.goto(link.slice(0, link.indexOf('#')));
  await expect(owner.getByRole('alert').filter({ hasText: auth.restoreCut })).toBeVisible();
  await owner.goto(link);
  await expect(button(owner, auth.restore)).toBeVisible();
  expect(await statusOf(token)).toBe(200);
  await button(owner, auth.restore).click();
  await expect(toast(owner, messages.done['user.undoEmail'] ?? 'no text')).toBeVisible();
  await expect(owner).toHaveURL(shop.url + routes.resetPassword);
  expect(await statusOf(token)).toBe(401);
  await field(owner, auth.newPassword).fill(fresh);
  await field(owner, auth.confirmPassword).fill(fresh);
  await button(owner, auth.reset).click();
  await expect(owner).toHaveURL(shop.url + routes.login);
  await logsIn(owner, email, fresh);

  await owner.goto(link);
  await button(owner, auth.restore).click();
  await expect(toast(owner, messages.errors.undoExpired)).toBeVisible();
  await owner.context().close();
});
