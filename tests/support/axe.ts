import { AxeBuilder } from '@axe-core/playwright';
import { messages } from '../../contract/messages/en.js';
import { messages as hindi } from '../../contract/messages/hi.js';
import { complaintsOf, expect, type Page, refusedCall, type Request } from './browser.js';
import { takenOver } from './browserRendering.js';

const { web } = messages;

/** A screen, and how to open it. */
export interface Screen {
  name: string;
  arrive: (page: Page) => Promise<unknown>;
  /** Whether the screen follows live events, so that its loading never ends. */
  follows?: boolean;
  /** Whether the shop answers 404 for this page. */
  missing?: boolean;
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];
type FoundNode = Violation['nodes'][number];

/**
 * Checks whether the phone's cart bar covers an element. Scrolling uncovers it, since the bar has a place
 * after the footer.
 */
const isUnderTheBar = ({ any }: FoundNode): boolean =>
  any.some(({ relatedNodes }) => relatedNodes?.some(({ html }) => html.includes('href="/cart"')) ?? false);

/** Lists axe's objections, without minor ones. */
const objections = (violations: Violation[]): string[] =>
  violations.flatMap(({ id, impact, nodes }) => {
    const places = nodes
      .filter((node) => id !== 'target-size' || !isUnderTheBar(node))
      .map(({ target }) => target.join(' '));
    return impact === 'minor' || places.length === 0 ? [] : [`${impact} ${id}: ${places.join(', ')}`];
  });

/** Waits until no colour transition runs. An inherited colour starts again after its parent has arrived. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const underWay = async () => {
      await frame();
      await frame();
      return document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    };
    for (let changes = await underWay(); changes.length; changes = await underWay())
      await Promise.allSettled(changes.map(({ finished }) => finished));
  });

/** Navigates as a click on a link does: with a new history key, for which no scroll position is kept. */
const turnTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    const state = { usr: null, key: crypto.randomUUID(), idx: (history.state?.idx ?? 0) + 1 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);

/**
 * Goes to an address within the shop, without a reload. It passes through the "not found" screen, so that
 * nothing of the last screen remains; so it cannot go to that screen.
 */
export const goOn = async (page: Page, address: string): Promise<void> => {
  const opened = await page.getByRole('main', { includeHidden: true }).count();
  if (!opened) {
    await page.goto(address);
    return;
  }
  await takenOver(page);
  const notFound = new RegExp(`^(?:${web.notFound}|${hindi.web.notFound})$`);
  const nowhere = page.getByRole('heading', { level: 1, name: notFound });
  await turnTo(page, '/no-such-page');
  await expect(nowhere).toBeAttached();
  await turnTo(page, address);
  await expect(nowhere).toHaveCount(0);
};

/** Returns a function that waits until the network has been idle for some time. */
export const quietOf = (page: Page): (() => Promise<void>) => {
  const open = new Set<Request>();
  let last = Date.now();
  page.on('request', (request) => {
    last = Date.now();
    open.add(request);
  });
  const end = (request: Request) => {
    last = Date.now();
    open.delete(request);
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    last = Math.max(last, Date.now() - 200); // requests that start by themselves start within this time
    await expect.poll(() => open.size === 0 && Date.now() - last > 500, { intervals: [50] }).toBe(true);
  };
};

/**
 * Builds the axe runner. It skips details of passed checks, which take longer than finding violations. Legacy
 * mode leaves out frames of other hosts (the shop has none) and the empty page that would merge their
 * results.
 */
const reader = async (page: Page) => {
  expect(page.frames()).toHaveLength(1);
  // present from the screen before; loading it takes the browser 0.2 s
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) });
  return axe.setLegacyMode().options({ resultTypes: ['violations'] });
};

/** Tells whether the page scrolls sideways. */
const overflow = async (page: Page): Promise<string[]> => {
  const [wide = 0, shown = 0] = await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    return [document.documentElement.scrollWidth, document.documentElement.clientWidth];
  });
  return wide > shown ? [`scrolls sideways by ${wide - shown} px at ${shown} px`] : [];
};

/** Checks whether the screen fits on the smallest phone, where its layout is another one. */
const issuesOnAPhone = async (page: Page): Promise<string[]> => {
  const desk = page.viewportSize() ?? { width: 1366, height: 768 };
  await page.setViewportSize({ width: 320, height: 640 });
  await settle(page);
  // the layout for a phone may render in several steps
  const fits = async () => (await overflow(page)).length === 0;
  await expect
    .poll(fits, { timeout: 10_000 })
    .toBe(true)
    .catch(() => undefined);
  const issues = await overflow(page);
  await page.setViewportSize(desk);
  return issues;
};

const issuesOf = async (page: Page): Promise<string[]> => {
  await settle(page);
  const found = await (await reader(page)).withTags(standards).analyze();
  return [...objections(found.violations), ...(await overflow(page))];
};

/**
 * Walks through screens on a desk and on a phone, and lists the violations by screen. With `live`, all screens
 * follow live events.
 */
export const walk = async (
  page: Page,
  screens: Screen[],
  { live = false } = {},
): Promise<Record<string, string[]>> => {
  const issues: Record<string, string[]> = {};
  const complaints = complaintsOf(page);
  const quiet = quietOf(page);
  for (const { name, arrive, follows = live, missing = false } of screens) {
    await arrive(page);
    // the page itself, which is a 404
    if (missing) expect(complaints.splice(0)).toEqual([expect.stringMatching(refusedCall)]);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeAttached();
    // an open dialog hides it from screen readers
    const main = page.getByRole('main', { includeHidden: true });
    await expect(main.filter({ visible: true })).toHaveCount(1);
    // a live screen keeps a stream open; other screens may load rows later, far below
    if (follows) await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    else await quiet();
    const found = [...(await issuesOf(page)), ...(await issuesOnAPhone(page)), ...complaints.splice(0)];
    if (found.length) issues[name] = found;
  }
  return issues;
};
