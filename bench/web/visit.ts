import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';

export const forms = ['mobile', 'desktop'] as const;
export type Form = (typeof forms)[number];

const score = (category: string) => (result: Result) =>
  Math.round((result.categories[category]?.score ?? NaN) * 100);
const numeric = (audit: string) => (result: Result) => result.audits[audit]?.numericValue ?? NaN;

const rowsOf = (result: Result, audit: string): Record<string, unknown>[] => {
  const details = result.audits[audit]?.details;
  return details?.type === 'table' ? details.items : [];
};

const longestTask = (result: Result) =>
  Math.max(0, ...rowsOf(result, 'long-tasks').map(({ duration }) => Number(duration)));

/** Sums the transferred kB of resources of some kinds. */
const kilobytes =
  (...kinds: string[]) =>
  (result: Result) =>
    rowsOf(result, 'resource-summary')
      .filter(({ resourceType }) => kinds.includes(String(resourceType)))
      .reduce((sum, { transferSize }) => sum + Number(transferSize), 0) / 1_000;

const whole = (value: number) => value.toFixed(0);

interface Column {
  read(result: Result): number;
  show(value: number): string;
}

/** The columns of the table: how each is read from a result of Lighthouse, and printed. */
export const columns: Record<string, Column> = {
  performance: { read: score('performance'), show: whole },
  accessibility: { read: score('accessibility'), show: whole },
  'best practices': { read: score('best-practices'), show: whole },
  SEO: { read: score('seo'), show: whole },
  'FCP ms': { read: numeric('first-contentful-paint'), show: whole },
  'LCP ms': { read: numeric('largest-contentful-paint'), show: whole },
  'TBT ms': { read: numeric('total-blocking-time'), show: whole },
  CLS: { read: numeric('cumulative-layout-shift'), show: (value) => value.toFixed(3) },
  // Lighthouse lists no shorter ones
  'longest task ms': { read: longestTask, show: (value) => (value ? whole(value) : '< 50') },
  'document kB': { read: kilobytes('document'), show: (value) => value.toFixed(1) },
  'script kB': { read: kilobytes('script'), show: whole },
  'font kB': { read: kilobytes('font'), show: whole },
  'image kB': { read: kilobytes('image'), show: whole },
  'other kB': { read: kilobytes('stylesheet', 'media', 'other'), show: whole },
  benchmarkIndex: { read: ({ environment }) => environment.benchmarkIndex, show: whole },
};

/** What a page finds in the local storage of its origin. */
export type Stored = Readonly<Record<string, string>>;

/** Fills the local storage of an origin. It opens a file that loads nothing else, so that no cache is filled. */
const store = async (port: number, origin: string, items: Stored) => {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('the browser has no context');
  const page = await context.newPage();
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((all) => Object.assign(localStorage, all), items);
  await page.close();
  await browser.close();
};

const visitOnce = async (url: string, form: Form, stored?: Stored): Promise<Result> => {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  process.once('exit', chrome.kill);
  try {
    if (stored) await store(chrome.port, new URL(url).origin, stored);
    const flags = {
      port: chrome.port,
      disableStorageReset: stored !== undefined,
      logLevel: 'error' as const,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    };
    const run = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined);
    if (!run || run.lhr.runtimeError) throw new Error(`${url}: ${run?.lhr.runtimeError?.message}`);
    return run.lhr;
  } finally {
    process.off('exit', chrome.kill);
    chrome.kill();
  }
};

const attempts = 3;

/**
 * Visits a page with Lighthouse in a browser of its own. Returns the values of `columns` in their order.
 * Chromium now and then loses a trace (NO_NAVSTART), so a failed visit is repeated.
 * @throws Error when the page cannot be measured
 */
export const visit = async (url: string, form: Form, stored?: Stored, attempt = 1): Promise<number[]> => {
  try {
    const result = await visitOnce(url, form, stored);
    return Object.values(columns).map(({ read }) => read(result));
  } catch (error) {
    if (attempt === attempts) throw error;
    console.error(`Once more: ${String(error)}`);
    return visit(url, form, stored, attempt + 1);
  }
};
