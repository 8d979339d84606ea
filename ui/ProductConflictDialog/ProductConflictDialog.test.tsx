import { expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import {
  ProductConflictDialog,
  type Difference,
  type ProductConflictDialogProps,
} from './ProductConflictDialog.js';

const differences: Difference[] = [
  { field: 'name', label: 'Name', mine: 'Amul Taaza', theirs: 'Amul Gold', changed: 'both' },
  { field: 'price', label: 'Price', mine: '₹74.00', theirs: '₹76.00', changed: 'theirs' },
];
const dialog = (props: Partial<ProductConflictDialogProps> = {}) => (
  <ProductConflictDialog
    open
    differences={differences}
    onSave={() => undefined}
    onBack={() => undefined}
    {...props}
  />
);
const field = (name: RegExp) => screen.getByRole('radiogroup', { name });
const mine = (name: RegExp) => within(field(name)).getByRole('radio', { name: /^Keep mine/ });
const theirs = (name: RegExp) => within(field(name)).getByRole('radio', { name: /^Take theirs/ });

test('W-34 A-13 shows both versions of each field, and keeps what only one of them changed', () => {
  show(dialog());
  expect(mine(/Name/)).toHaveAccessibleName('Keep mine Amul Taaza');
  expect(theirs(/Name/)).toHaveAccessibleName('Take theirs Amul Gold');
  expect(field(/Name/)).toHaveAccessibleName('Name Changed by both');
  expect(mine(/Name/)).toBeChecked();
  expect(theirs(/Price/)).toBeChecked();
});

test('each field is chosen on its own, or all at once', async () => {
  const user = userEvent.setup();
  const saved = jest.fn();
  show(dialog({ onSave: saved }));

  await user.click(theirs(/Name/));
  await user.click(mine(/Price/));
  await user.click(screen.getByRole('button', { name: 'Save again' }));
  expect(saved).toHaveBeenLastCalledWith({ name: 'theirs', price: 'mine' });

  await user.click(screen.getByRole('button', { name: 'Keep all of mine' }));
  await user.click(screen.getByRole('button', { name: 'Save again' }));
  expect(saved).toHaveBeenLastCalledWith({ name: 'mine', price: 'mine' });
});

test('by keyboard: arrows choose, Escape goes back to the form', async () => {
  const user = userEvent.setup();
  const back = jest.fn();
  show(dialog({ onBack: back }));
  act(() => mine(/Name/).focus());
  await user.keyboard('{ArrowRight}');
  expect(theirs(/Name/)).toBeChecked();
  await user.keyboard('{Escape}');
  expect(back).toHaveBeenCalledTimes(1);
});

test('two versions that go together only have to be saved again', () => {
  show(dialog({ differences: [], joined: ['Images', 'Category'] }));
  const words =
    'The two versions don’t conflict. Save again to finish. Both changes are kept: Images, Category.';
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save again' })).toBeEnabled();
});
