import { expect, type Page } from './browser.js';

/**
 * Lets the browser render every page by itself, as it does when the server cannot: for tests of the first
 * view's calls, their waiting and their failures.
 */
export const renderInBrowser = async (page: Page): Promise<void> => {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replace(
        /<div id="root">[^]*<script type="application\/json" id="page-data">[^]*?<\/script>/,
        '<div id="root"></div>',
      )
      .replace(/<style (?:data-emotion|id="served-classes")[^]*?<\/style>/g, '');
    return route.fulfill({ response, body });
  });
};

/**
 * Waits until the app has taken over the page that the server rendered, to the last element of its screen.
 * Before that, links load a new page, and nothing in this one follows the address.
 */
export const takenOver = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const last = [...document.querySelectorAll('main, main *')].at(-1);
        // React's own mark of an element that it manages
        return Object.keys(last ?? {}).some((key) => key.startsWith('__reactFiber$'));
      }),
    )
    .toBe(true);
