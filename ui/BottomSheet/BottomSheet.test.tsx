import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { BottomSheet } from './BottomSheet.js';

test('is a dialog named by its title, which Escape and its cross close', async () => {
  const onClose = jest.fn();
  show(
    <BottomSheet open title="Sort by" onClose={onClose} actions={<button>Apply</button>}>
      <p>Price</p>
    </BottomSheet>,
  );
  expect(screen.getByRole('dialog', { name: 'Sort by' })).toContainElement(
    screen.getByRole('button', { name: 'Apply' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('closed, nothing of it is there', () => {
  show(
    <BottomSheet open={false} title="Sort by" onClose={() => undefined}>
      <p>Price</p>
    </BottomSheet>,
  );
  expect(screen.queryByText('Price')).toBeNull();
});
