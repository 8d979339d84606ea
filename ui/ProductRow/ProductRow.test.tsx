import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ProductCard } from '../ProductCard/ProductCard.js';
import { aProduct } from '../samples/catalogue.js';
import { show } from '../samples/show.js';
import { ProductRow } from './ProductRow.js';

const stored = `/media/${'0a'.repeat(32)}.webp`;

test('S-004 See All leads to the category', () => {
  show(<ProductRow title="Dairy" href="/dairy-1" />);
  const link = screen.getByRole('link', { name: 'See All Dairy' });
  expect(link).toHaveTextContent('See All');
  expect(link).toHaveAttribute('href', '/dairy-1');
});

test('is headed by the name of its category', () => {
  show(
    <ProductRow title="Dairy" href="/dairy-1">
      <p>Milk</p>
    </ProductRow>,
  );
  expect(screen.getByRole('heading', { name: 'Dairy', level: 2 })).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Dairy' })).getByText('Milk')).toBeVisible();
});

test('S-176 the arrows move the row by 200 px', async () => {
  show(<ProductRow title="Dairy" href="/dairy-1" />);
  const scrollBy = jest.fn<(options: ScrollToOptions) => void>();
  Object.assign(screen.getByRole('list', { name: 'Dairy' }), { scrollBy });
  // The arrows are shown on wide screens only, and the test's page is not wide.
  await userEvent.click(screen.getByRole('button', { name: 'Scroll Dairy forward', hidden: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Scroll Dairy back', hidden: true }));
  expect(scrollBy.mock.calls).toEqual([[{ left: 200 }], [{ left: -200 }]]);
});

test('S-175 seven skeletons while the products are on their way', () => {
  show(<ProductRow title="Dairy" href="/dairy-1" loading />);
  expect(within(screen.getByRole('list', { name: 'Dairy' })).getAllByRole('listitem')).toHaveLength(7);
});

test('S-175 a row that is far off is as full of skeletons, for those who scroll fast', () => {
  show(<ProductRow title="Dairy" href="/dairy-1" loading far />);
  expect(within(screen.getByRole('list', { name: 'Dairy' })).getAllByRole('listitem')).toHaveLength(7);
});

test('a row that is far off draws the content of one skeleton only', () => {
  show(<ProductRow title="Dairy" href="/dairy-1" loading far />);
  const [first, ...others] = within(screen.getByRole('list', { name: 'Dairy' })).getAllByRole('listitem');
  expect(first).not.toBeEmptyDOMElement();
  for (const other of others) expect(other).toBeEmptyDOMElement();
});

test('the images of its cards are as wide as its columns at each width of the screen', () => {
  const { container } = show(
    <ProductRow title="Dairy">
      <ProductCard product={aProduct({ image: [stored] })} onQuantityChange={() => undefined} />
    </ProductRow>,
  );
  expect(container.querySelector('img')).toHaveAttribute(
    'sizes',
    expect.stringMatching(/^\(min-width: 1280px\) calc\(.+\), .+, calc\(.+1\.125rem\)$/),
  );
});

test('without an address there is no See All, and an action stands in the head of the row', () => {
  show(<ProductRow title="Recently viewed" action={<button>Clear</button>} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: 'Clear' })).toBeVisible();
});
