import { AxeBuilder } from '@axe-core/playwright';
import { messages } from '../../contract/messages/en.js';
import { complaintsOf, expect, type Page, refusedCall, type Request } from './browser.js';

const { web } = messages;

/** A screen, as one comes to it. */
export interface Screen {
  name: string;
  arrive: (page: Page) => Promise<unknown>;
  /** Whether it follows the shop: it is never done with loading. */
  follows?: boolean;
  /** Whether the shop answers that there is no such page. */
  missing?: boolean;
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];
type FoundNode = Violation['nodes'][number];

/** What the phone's cart bar lies over just now: scrolling uncovers it, since the bar has a place after the footer. */
const isUnderTheBar = ({ any }: FoundNode): boolean =>
  any.some(({ relatedNodes }) => relatedNodes?.some(({ html }) => html.includes('href="/cart"')) ?? false);

/** What axe objects to, but for trifles. */
const objections = (violations: Violation[]): string[] =>
  violations.flatMap(({ id, impact, nodes }) => {
    const places = nodes
      .filter((node) => id !== 'target-size' || !isUnderTheBar(node))
      .map(({ target }) => target.join(' '));
    return impact === 'minor' || places.length === 0 ? [] : [`${impact} ${id}: ${places.join(', ')}`];
  });

/** Until no colour is on its way to another: an inherited one sets out again when its parent has arrived. */
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

/** As going forward to a place does where nobody was yet: with a key of its own, under which no place on the page is kept. */
const turnTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    const state = { usr: null, key: crypto.randomUUID(), idx: (history.state?.idx ?? 0) + 1 };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);

/**
 * Goes to an address within the shop, so that the shop need not start again. It goes by way of the screen for addresses that
 * are none, so that nothing of the last screen is taken for the next one's, nor lies over it; so it cannot go to that one.
 */
export const goOn = async (page: Page, address: string): Promise<void> => {
  const opened = await page.getByRole('main', { includeHidden: true }).count();
  if (!opened) {
    await page.goto(address);
    return;
  }
  const nowhere = page.getByRole('heading', { level: 1, name: web.notFound });
  await turnTo(page, '/no-such-page');
  await expect(nowhere).toBeAttached();
  await turnTo(page, address);
  await expect(nowhere).toHaveCount(0);
};

/** Tells when from now on nothing has been asked for, nor answered, for some time. */
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
    last = Math.max(last, Date.now() - 200); // what begins of itself, begins within so long
    await expect.poll(() => open.size === 0 && Date.now() - last > 500, { intervals: [50] }).toBe(true);
  };
};

/**
 * What passes is not described node by node, which takes longer than finding what does not. Legacy mode leaves out other
 * hosts' frames, of which the shop has none, and the empty page that would put their findings together.
 */
const reader = async (page: Page) => {
  expect(page.frames()).toHaveLength(1);
  const isThere = await page.evaluate(() => 'axe' in globalThis); // from the screen before; to read it takes the browser 0.2 s
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) });
  return axe.setLegacyMode().options({ resultTypes: ['violations'] });
};

/** In dark the rules about colours: nothing else depends on it. */
const faultsInDark = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await settle(page);
  const dark = await (await reader(page)).withRules(['color-contrast', 'link-in-text-block']).analyze();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'dark');
  return objections(dark.violations).map((fault) => `in dark: ${fault}`);
};

const faultsOf = async (page: Page): Promise<string[]> => {
  await settle(page);
  const light = await (await reader(page)).withTags(standards).analyze();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [...objections(light.violations), ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : [])];
};

/** Goes through screens (`live`: all of which follow the shop), in light and where asked for in dark, and lists by name what is wrong with each. */
export const walk = async (
  page: Page,
  screens: Screen[],
  { dark = false, live = false } = {},
): Promise<Record<string, string[]>> => {
  const faults: Record<string, string[]> = {};
  const complaints = complaintsOf(page);
  const quiet = quietOf(page);
  for (const { name, arrive, follows = live, missing = false } of screens) {
    await arrive(page);
    if (missing) expect(complaints.splice(0)).toEqual([expect.stringMatching(refusedCall)]); // the page itself
    await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeAttached();
    const main = page.getByRole('main', { includeHidden: true }); // an open dialog hides it from readers
    await expect(main.filter({ visible: true })).toHaveCount(1);
    // a screen that follows the shop has a stream open as long as it is there; others may have rows that come later, far below
    if (follows) await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    else await quiet();
    const found = [
      ...(await faultsOf(page)),
      ...(dark ? await faultsInDark(page) : []),
      ...complaints.splice(0),
    ];
    if (found.length) faults[name] = found;
  }
  return faults;
};
