import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { SavedViews, type SavedViewsProps } from './SavedViews.js';

const showViews = (props: Partial<SavedViewsProps> = {}) => {
  const told = {
    onChoose: jest.fn<(key: string) => void>(),
    onSave: jest.fn<(label: string) => void>(),
    onDelete: jest.fn<(key: string) => void>(),
  };
  const views = [
    { key: 'all', label: 'All' },
    { key: 'low', label: 'Low stock', own: true },
  ];
  show(<SavedViews views={views} current="all" {...told} {...props} />);
  return told;
};

test('A-02 the shown view is marked, another one can be chosen', async () => {
  const { onChoose } = showViews();
  const views = within(screen.getByRole('tablist', { name: 'Saved views' }));
  expect(views.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(views.getByRole('tab', { name: 'Low stock' }));
  expect(onChoose).toHaveBeenCalledWith('low');
});

test('only what differs from every view can be saved', () => {
  showViews();
  expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
});

test('a view is saved under a name that is free', async () => {
  const { onSave } = showViews({ current: undefined });
  await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Save this view' }));
  const name = dialog.getByRole('textbox', { name: 'View name' });
  expect(name).toHaveFocus();
  await userEvent.keyboard(' LOW stock {Enter}');
  expect(name).toBeInvalid();
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.keyboard('of dairy{Enter}');
  expect(onSave).toHaveBeenCalledWith('LOW stock of dairy');
});

test('only one’s own views can be deleted, after asking once more', async () => {
  const { onDelete } = showViews({ current: 'low' });
  await userEvent.click(screen.getByRole('button', { name: 'Delete view Low stock' }));
  const asked = screen.getByRole('alertdialog', { name: 'Delete this view?' });
  expect(asked).toHaveAccessibleDescription(/Low stock/);
  expect(onDelete).not.toHaveBeenCalled();
  await userEvent.click(within(asked).getByRole('button', { name: 'Delete view' }));
  expect(onDelete).toHaveBeenCalledWith('low');
});

test('a view of the house has no bin', () => {
  showViews({ current: 'all' });
  expect(screen.queryByRole('button', { name: /Delete view/ })).toBeNull();
});
