import { AxeBuilder } from '@axe-core/playwright';
import { complaintsOf, expect, type Page } from './browser.js';

/** A screen, as one comes to it. */
export interface Screen {
  name: string;
  arrive: (page: Page) => Promise<unknown>;
  /** Whether it follows the shop: it is never done with loading. */
  follows?: boolean;
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

/**
 * What passes is not described node by node, which takes longer than finding what does not. Legacy mode leaves out other
 * hosts' frames, of which the shop has none, and the empty page that would put their findings together.
 */
const reader = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

/** In dark the rules about colours: nothing else depends on it. */
const faultsInDark = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await settle(page);
  const dark = await reader(page).withRules(['color-contrast', 'link-in-text-block']).analyze();
  await page.emulateMedia({ colorScheme: 'light' });
  return objections(dark.violations).map((fault) => `in dark: ${fault}`);
};

const faultsOf = async (page: Page): Promise<string[]> => {
  await settle(page);
  const light = await reader(page).withTags(standards).analyze();
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
  for (const { name, arrive, follows = live } of screens) {
    await arrive(page);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeAttached();
    // a screen that follows the shop has a stream open as long as it is there
    if (follows) {
      const main = page.getByRole('main', { includeHidden: true }); // an open dialog hides it from readers
      await expect(main.filter({ visible: true })).toHaveCount(1);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    } else await page.waitForLoadState('networkidle');
    const found = [
      ...(await faultsOf(page)),
      ...(dark ? await faultsInDark(page) : []),
      ...complaints.splice(0),
    ];
    if (found.length) faults[name] = found;
  }
  return faults;
};
