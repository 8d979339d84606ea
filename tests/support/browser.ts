import { expect as patient, test as base, type Page } from '@playwright/test';
import { type StockedShop, stockedShop } from './stockedShop.js';

export type { Browser, Locator, Page, Request, Route } from '@playwright/test';

/** Waits long enough for a machine that is busy with other things too. */
export const expect = patient.configure({ timeout: 15_000 });

/** The browser's own line for a refused call; the page itself tells it, or is meant to keep still. */
export const refusedCall = /^Failed to load resource/;

/** Everything a page has complained about so far: what it threw, and what it wrote to the console as an error. */
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

/** A journey's ground: the shop, and a page that may neither throw nor write errors to the console. */
export const test = base.extend<Fixture>({
  // Playwright reads what a fixture needs from this pattern.
  // eslint-disable-next-line no-empty-pattern
  shop: async ({}, use) => use(stockedShop()),
  page: async ({ page }, use) => {
    const complaints = complaintsOf(page);
    await use(page);
    const faults = complaints.filter((complaint) => !refusedCall.test(complaint));
    if (faults.length) throw new Error(`the page complained:\n${faults.join('\n')}`);
  },
});

/** A phone of 390 × 844. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
