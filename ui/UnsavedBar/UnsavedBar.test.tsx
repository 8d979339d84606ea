import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { UnsavedBar } from './UnsavedBar.js';

test('A-06 says that there are unsaved changes, and offers to discard or save them', async () => {
  const user = userEvent.setup();
  const discard = jest.fn();
  const save = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const bar = (dirty: boolean) => (
    <form onSubmit={save}>
      <UnsavedBar dirty={dirty} pending={false} onDiscard={discard} />
    </form>
  );
  const { rerender } = show(bar(false));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();

  rerender(bar(true));
  expect(screen.getByRole('status')).toHaveTextContent('Unsaved changes');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect([discard.mock.calls.length, save.mock.calls.length]).toEqual([1, 1]);
});

test('nothing can be pressed while it is being saved', () => {
  show(<UnsavedBar dirty pending submitLabel="Submit" onDiscard={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Discard' })).toBeDisabled();
  expect(screen.getByRole('button', { name: /Submit/ })).toHaveAttribute('aria-disabled', 'true');
});
