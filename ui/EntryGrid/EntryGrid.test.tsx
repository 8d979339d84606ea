import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { EntryCard } from '../EntryCard/EntryCard.js';
import { show } from '../samples/show.js';
import { EntryGrid } from './EntryGrid.js';

const card = (name: string) => (
  <EntryCard key={name} name={name} onEdit={() => undefined} onDelete={() => undefined} />
);

test('is a list of its cards', () => {
  show(<EntryGrid label="Products">{['Milk', 'Bread'].map(card)}</EntryGrid>);
  const list = screen.getByRole('list', { name: 'Products' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
});

test('says that it is busy, and shows no cards meanwhile', () => {
  show(
    <EntryGrid label="Loading products" loading>
      {card('Milk')}
    </EntryGrid>,
  );
  expect(screen.getByRole('status', { name: 'Loading products' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
