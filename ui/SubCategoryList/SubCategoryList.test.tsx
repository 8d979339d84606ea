import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { subCategoryEntries } from '../samples/catalogue.js';
import { show } from '../samples/show.js';
import { SubCategoryList } from './SubCategoryList.js';

test('S-052 lists the sub categories and marks the current one', () => {
  show(<SubCategoryList entries={subCategoryEntries} currentId={subCategoryEntries[1]?._id} />);
  const links = within(screen.getByRole('navigation', { name: 'Sub categories' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(subCategoryEntries.map(({ name }) => name));
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Bread & Pav');
});
