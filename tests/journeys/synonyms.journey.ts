import { calls } from '../../contract/calls.js';
import { routes, searchLink } from '../../contract/links.js';
import { adminMessages } from '../../contract/messages/en/admin.js';
import { fill } from '../../contract/messages/fill.js';
import { expect, test } from '../support/browser.js';
import { granted } from '../support/client.js';
import { uniqueWord } from '../support/customer.js';
import { keep } from '../support/shopkeeper.js';

const { searching: words, catalogue, audit } = adminMessages;

test('a search without results gets a synonym, and the next customer who types it finds the product', async ({
  page,
  shop,
}) => {
  const [word, sold] = [uniqueWord('zhengfu'), uniqueWord('kombucha')];
  await shop.sells({ name: `Fresh ${sold}` });
  // the list begins with the most frequent search, and other tests report theirs only a few times
  for (let times = 0; times < 5; times += 1)
    granted(await shop.call(calls.search.noResults, { body: { search: word } }));

  await keep(page, shop, routes.searchAdmin);
  const searchesWithoutResults = page.getByRole('region', { name: words.searchesWithoutResults });
  await searchesWithoutResults.getByRole('button', { name: fill(words.addWordNamed, { word }) }).click();
  const field = page.getByLabel(fill(words.addTo, { word }));
  await expect(field).toBeFocused();

  await page.getByRole('button', { name: catalogue.unsaved.save }).click();
  await expect(field).toHaveAccessibleDescription(words.needsTwo);
  await field.fill(sold);
  await field.press('Enter');
  await page.getByRole('link', { name: adminMessages.screens.changes }).click();
  await page.getByRole('button', { name: catalogue.unsaved.stay }).click();
  await page.getByRole('button', { name: catalogue.unsaved.save }).click();
  await expect(page.getByText(catalogue.unsaved.title)).toBeHidden();

  const forgets = searchesWithoutResults.getByRole('button', { name: fill(words.forgetNamed, { word }) });
  await forgets.click();
  await expect(forgets).toHaveCount(0);

  await page.getByRole('link', { name: adminMessages.screens.changes }).click();
  await page.getByRole('searchbox').fill('Synonyms'); // the other journeys write to the log, too
  await expect(page.getByText(audit.field.words).first()).toBeVisible();
  await expect(page.getByText(`${word}, ${sold}`).first()).toBeVisible();
  await page.goto(searchLink(word));
  await expect(page.getByRole('main').getByText(`Fresh ${sold}`).first()).toBeVisible();
});
