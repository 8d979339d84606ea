import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.js';

const dialog = (props: Partial<ConfirmDialogProps> = {}) => (
  <ConfirmDialog
    open
    title="Permanent Delete"
    text="Are you sure permanent delete ?"
    subject="Dairy"
    confirmLabel="Confirm"
    onConfirm={() => undefined}
    onCancel={() => undefined}
    {...props}
  />
);

test('names what it is about and starts on the harmless answer', () => {
  show(dialog());
  const asked = screen.getByRole('alertdialog', { name: 'Permanent Delete' });
  expect(asked).toHaveAccessibleDescription('Are you sure permanent delete ? Dairy');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test('keeps the focus inside', async () => {
  const user = userEvent.setup();
  show(dialog());
  for (let step = 0; step < 5; step += 1) {
    await user.tab();
    expect(screen.getByRole('alertdialog')).toContainElement(document.activeElement as HTMLElement);
  }
});

test('each answer goes to its owner, Escape means no', async () => {
  const user = userEvent.setup();
  const yes = jest.fn();
  const no = jest.fn();
  show(dialog({ onConfirm: yes, onCancel: no }));

  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Escape}');

  expect(yes).toHaveBeenCalledTimes(1);
  expect(no).toHaveBeenCalledTimes(2);
});

test('nothing can be pressed while the act is on its way', async () => {
  const user = userEvent.setup();
  const no = jest.fn();
  show(dialog({ pending: true, onCancel: no }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: /Confirm/ })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(no).not.toHaveBeenCalled();
});
