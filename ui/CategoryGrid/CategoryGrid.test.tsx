import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { CategoryTile } from '../CategoryTile/CategoryTile.js';
import { categories } from '../samples/catalogue.js';
import { show, showStyled } from '../samples/show.js';
import { CategoryGrid } from './CategoryGrid.js';

test('is a named list of its tiles', () => {
  show(
    <CategoryGrid label="Categories">
      {categories.map((category) => (
        <CategoryTile key={category._id} category={category} href={`/${category._id}`} />
      ))}
    </CategoryGrid>,
  );
  expect(within(screen.getByRole('list', { name: 'Categories' })).getAllByRole('link')).toHaveLength(
    categories.length,
  );
});

test('S-175 twenty skeletons while the categories are on their way', () => {
  show(<CategoryGrid label="Categories" loading />);
  expect(
    within(screen.getByRole('list', { name: 'Loading categories' })).getAllByRole('listitem'),
  ).toHaveLength(20);
});

test('S-180 has 2 columns on the narrowest phones, 4 or 6 on others, and fewer with large text', () => {
  showStyled(<CategoryGrid label="Categories" />);
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .join('');
  expect(rules).toContain('grid-auto-columns: max(43%, 7.7rem)');
  expect(rules).toContain('grid-auto-columns: max(calc((100% - 2rem) / 4.2), 4.4rem)');
  for (const columns of [4, 6])
    expect(rules).toContain(`repeat(auto-fill, minmax(max(9.5rem, 100% / ${columns + 0.5}), 1fr))`);
});
