import { readFile } from 'node:fs/promises';
import { brands } from '../../cli/catalogue/demo.js';
import { orderLink, routes } from '../../contract/links.js';
import { usualRules } from '../../contract/deliveryRules.js';
import { messages as hindi } from '../../contract/messages/hi.js';
import { expect, type Locator, type Page, test } from '../support/browser.js';
import { takenOver } from '../support/browserRendering.js';
import { type BuiltShop, openBuiltShop } from '../support/builtShop.js';
import { clientOf } from '../support/client.js';
import { actingAs, admin, logIn, password, unique } from '../support/customer.js';
import { setRules } from '../support/deliveryRules.js';
import { deliver } from '../support/fullLife.js';
import { type PageText, textsOf, withLatinWords } from '../support/latinWords.js';
import { type MailServer, openMailServer } from '../support/mailServer.js';
import { ordersOf } from '../support/ordering.js';
import { textsOfPdf } from '../support/pdf.js';

const { delivery, ui, web } = hindi;
const email = `${unique('asha')}@example.test`;
const gstin = '27AAAPL1234C1ZV';

/** What stays in Latin letters on every screen, and why. */
const allowed = [
  ...brands, // as on packs (ADR 65)
  ui.site.name, // the brand of the shop
  email, // as it was typed
  'English', // a language has its own name in the menu
  ...['GSTIN', gstin], // the name that the tax office prescribes
  ...['Facebook', 'Instagram', 'X', 'YouTube'], // brands
  'alt+T', // a key as it is on keyboards
];

/** The column headings of invoices: the law's short names, which Hindi invoices have in Latin letters. */
const taxWords = ['HSN', 'GST', 'CGST', 'SGST/UTGST'];

let mailServer: MailServer;
let shop: BuiltShop;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  mailServer = await openMailServer();
  shop = await openBuiltShop({
    SEED: 'demo',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Tokri <shop@example.test>',
    SHOP_LEGAL_NAME: 'टोकरी किराना स्टोर',
    SHOP_ADDRESS: 'लक्ष्मी रोड, पुणे 411030',
    SHOP_GSTIN: gstin,
    SHOP_STATE: '27',
    SHOP_GST_RATE: '5',
    SHOP_GRIEVANCE_CONTACT: 'शिकायत अधिकारी: आशा',
  });
});
test.afterAll(async () => {
  await shop.stop();
  await mailServer.close();
});

const expectHindi = (screen: string, texts: readonly PageText[], more: readonly string[] = []) =>
  expect.soft(withLatinWords(texts, [...allowed, ...more]), screen).toEqual([]);

/** Checks a screen once `shown` and the footer, which comes last, are there. */
const check = async (page: Page, screen: string, shown: Locator, more: readonly string[] = []) => {
  await expect(shown).toBeVisible();
  await expect(page.getByRole('contentinfo', { includeHidden: true })).toContainText(gstin);
  expectHindi(screen, await textsOf(page), more);
};

const button = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name });
const headed = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first();
const adding = /कार्ट में जोड़ें/;

const findMilk = async (page: Page) => {
  const ofHindi: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/hi-')) ofHindi.push(request.url());
  });
  await page.goto(shop.url);
  await takenOver(page); // what is chosen before that is served (rendered.journey.ts)
  expect(ofHindi).toEqual([]);
  await button(page.getByRole('contentinfo'), 'हिन्दी').click();
  const odd = async () => withLatinWords(await textsOf(page), allowed);
  await expect.poll(odd, 'home, once Hindi is chosen').toEqual([]);
  expect(ofHindi).toHaveLength(1);
  await page.reload();
  expect(await page.locator('noscript').textContent()).toBe(hindi.page.noScript);
  await check(page, 'home', page.getByRole('article').first());
  await page.getByRole('link', { name: ui.search.label }).click();
  await page.getByRole('combobox').pressSequentially('दू');
  await check(page, 'suggestions', page.getByRole('option').first());
  await page.getByRole('combobox').fill('दूध');
  await page.keyboard.press('Enter');
  const card = page.getByRole('main').getByRole('article').first();
  await check(page, 'results', card);
  await page.reload();
  await check(page, 'results, served', card);
  await button(card, adding).click();
  await check(page, 'added', page.getByText(hindi.local.itemAdded));
};

const lookAtProduct = async (page: Page) => {
  await page.getByRole('main').getByRole('article').nth(1).getByRole('link').first().click();
  await page.waitForURL(/product/);
  const add = button(page.getByRole('main'), adding).first();
  await check(page, 'product', add);
  await page.reload();
  await add.click();
  await check(page, 'product, served', page.getByRole('main').getByRole('article').first());
  await button(page.getByRole('banner'), '2 आइटम').click();
  await check(page, 'cart drawer', button(page.getByRole('dialog'), ui.cart.proceed));
  await page.goto(shop.url + routes.cart);
  await check(page, 'cart', button(page.getByRole('main'), ui.cart.proceed));
};

const fill = async (page: Page, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
};

const makeAccount = async (page: Page) => {
  await page.goto(shop.url + routes.register);
  const register = button(page.getByRole('main'), ui.auth.register);
  await check(page, 'register', register);
  await fill(page, {
    [ui.auth.name]: 'आशा',
    [ui.auth.email]: email,
    [ui.auth.password]: '१२३',
    [ui.auth.confirmPassword]: '१',
  });
  await register.click();
  await check(page, 'register, refused', page.locator('[aria-invalid="true"]').first());
  await fill(page, { [ui.auth.password]: password, [ui.auth.confirmPassword]: password });
  await register.click();
  await page.waitForURL(/login/);
  const login = button(page.getByRole('main'), ui.auth.login);
  await check(page, 'login', login);
  await fill(page, { [ui.auth.email]: email, [ui.auth.password]: password });
  await login.click();
  await page.waitForURL((url) => !url.pathname.includes('login'));
};

const checkOut = async (page: Page) => {
  await page.goto(shop.url + routes.checkout);
  const newAddress = button(page, ui.address.addTile);
  await check(page, 'checkout without an address', newAddress);
  await newAddress.click();
  const save = button(page.getByRole('dialog'), ui.form.save);
  await check(page, 'address', save);
  await save.click();
  await check(page, 'address, refused', page.locator('[aria-invalid="true"]').first());
  await fill(page, {
    [ui.address.line]: '12 लक्ष्मी रोड',
    [ui.address.pincode]: '411030',
    [ui.address.mobile]: '9876543210',
  });
  await save.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('radio', { name: delivery.time.later }).check();
  const hours = page.getByLabel(delivery.time.hours, { exact: true });
  await check(page, 'checkout', hours);
  await hours.click();
  await check(page, 'delivery times', page.getByRole('option').first());
  await page.getByRole('option').last().click();
  await button(page, new RegExp(ui.payment.cashOnDelivery)).click();
  await page.waitForURL(/success/);
};

test('a reader of Hindi finds milk, buys it and gets mails and an invoice without an English word', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const call = clientOf(shop.url);
  const merchant = actingAs(await logIn(call, admin.email, admin.password), call);
  await setRules(merchant, { slots: { ...usualRules.slots, on: true } });
  await findMilk(page);
  await lookAtProduct(page);
  await makeAccount(page);
  await checkOut(page);

  const customer = actingAs(await logIn(call, email), call);
  const [{ orderId } = { orderId: '' }] = await ordersOf(customer);
  await check(page, 'success', page.getByText(orderId).first(), [orderId]);
  await page.goto(shop.url + orderLink(orderId));
  await check(page, 'order', headed(page, ui.timeline.title), [orderId]);
  await deliver(merchant, orderId);
  await page.reload();
  const invoice = button(page, web.orderPages.downloadInvoice);
  await check(page, 'order, delivered', invoice, [orderId]);
  const [file] = await Promise.all([page.waitForEvent('download'), invoice.click()]);
  expect(file.suggestedFilename()).toMatch(/^invoice-\d[\d-]+\.pdf$/);
  const lines = textsOfPdf(await readFile(await file.path()));
  expectHindi(
    'invoice',
    lines.map((text) => ({ where: 'invoice', text })),
    [orderId, ...taxWords],
  );

  const reader = await context.newPage();
  for (const { subject, text, html } of await mailServer.lettersTo(email, 3)) {
    await reader.setContent(html);
    const plain = { where: 'plain text', text: text.replaceAll(/http\S+/g, '') };
    const shown = await textsOf(reader);
    expectHindi(
      `mail: ${subject}`,
      [{ where: 'subject', text: subject }, plain, ...shown],
      [orderId, shop.url],
    );
  }
});
