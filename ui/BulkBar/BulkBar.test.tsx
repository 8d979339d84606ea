import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { BulkBar } from './BulkBar.js';

const nothing = () => undefined;

test('A-02 says how many are chosen and what can be done with them', async () => {
  const onRun = jest.fn();
  const onClear = jest.fn();
  show(
    <BulkBar count={1_204} actions={[{ key: 'move', label: 'Move to category', onRun }]} onClear={onClear} />,
  );
  expect(screen.getByRole('group', { name: 'Bulk actions' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1,204 selected');

  await userEvent.click(screen.getByRole('button', { name: 'Move to category' }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(onRun).toHaveBeenCalledTimes(1);
  expect(onClear).toHaveBeenCalledTimes(1);
});

test('is not there while nothing is chosen', () => {
  show(<BulkBar count={0} actions={[]} onClear={nothing} />);
  expect(screen.queryByRole('group')).toBeNull();
});

test('nothing else can be pressed while one act is on its way', () => {
  const actions = [
    { key: 'move', label: 'Move to category', onRun: nothing },
    { key: 'delete', label: 'Delete', tone: 'danger' as const, pending: true, onRun: nothing },
  ];
  show(<BulkBar count={2} actions={actions} onClear={nothing} />);
  for (const button of screen.getAllByRole('button'))
    expect(button.matches(':disabled, [aria-disabled=true]')).toBe(true);
});
