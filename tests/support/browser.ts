import { expect as patient, test as base, type Page } from '@playwright/test';
import { type StockedShop, stockedShop } from './stockedShop.js';

export type { Browser, Locator, Page, Request, Route } from '@playwright/test';

/** Waits long enough for a busy machine. */
export const expect = patient.configure({ timeout: 30_000 });

/** Matches the browser's own line for a call that failed. The page itself shows or ignores the error. */
export const refusedCall = /^Failed to load resource/;

/** Collects everything that a page has thrown, or written to the console as an error, so far. */
export const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (line) => {
    if (line.type() === 'error') complaints.push(line.text());
  });
  return complaints;
};

interface Fixture {
  shop: StockedShop;
}

/** The fixture of a journey: the shop, and a page that may neither throw nor write errors to the console. */
export const test = base.extend<Fixture>({
  // Playwright reads what a fixture needs from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  shop: async ({}, use) => use(stockedShop()),
  page: async ({ page }, use) => {
    // Headless Chromium reports a pointer at (0, 0) that nobody has moved, and the app would take that for use of the page
    await page.addInitScript(() =>
      addEventListener(
        'pointermove',
        (event) => event.clientX || event.clientY || event.stopImmediatePropagation(),
        true,
      ),
    );
    const complaints = complaintsOf(page);
    await use(page);
    const errors = complaints.filter((complaint) => !refusedCall.test(complaint));
    if (errors.length) throw new Error(`the page complained:\n${errors.join('\n')}`);
  },
});

/** A phone of 390 × 844. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
