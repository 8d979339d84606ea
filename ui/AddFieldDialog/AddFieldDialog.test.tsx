import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { AddFieldDialog } from './AddFieldDialog.js';

const dialog = (onAdd: (name: string) => void) => (
  <AddFieldDialog open taken={['Brand']} onAdd={onAdd} onClose={() => undefined} />
);
const name = () => screen.getByLabelText('Field name');
const add = () => screen.getByRole('button', { name: 'Add' });

test('S-075 asks for a name and gives it on without outer spaces', async () => {
  const user = userEvent.setup();
  const added = jest.fn();
  show(dialog(added));
  expect(screen.getByRole('dialog', { name: 'Add Field' })).toBeVisible();
  expect(name()).toHaveFocus();

  await user.keyboard(' Net wt. {Enter}');
  expect(added).toHaveBeenCalledWith('Net wt.');
});

test.each([
  ['empty', '', 'Field name is required'],
  ['blank', '   ', 'Field name is required'],
  ['taken', ' bRAND ', 'This field already exists. Use another name'],
  ['__proto__', '__proto__', 'Cannot be used as a field name'],
  ['constructor', 'constructor', 'Cannot be used as a field name'],
  ['a leading $', '$where', 'Cannot be used as a field name'],
  ['too long', 'x'.repeat(61), 'Field name can be at most 60 characters'],
])('S-125 W-19 a name that is %s is refused in place', async (_what, typed, error) => {
  const user = userEvent.setup();
  const added = jest.fn();
  show(dialog(added));
  fireEvent.change(name(), { target: { value: typed } });
  await user.click(add());
  expect(await screen.findByText(error)).toBeVisible();
  expect(added).not.toHaveBeenCalled();
});

test('does not send the form it was opened from', async () => {
  const user = userEvent.setup();
  const sent = jest.fn();
  show(<form onSubmit={sent}>{dialog(() => undefined)}</form>);
  await user.type(name(), 'Shelf life{Enter}');
  expect(sent).not.toHaveBeenCalled();
});
