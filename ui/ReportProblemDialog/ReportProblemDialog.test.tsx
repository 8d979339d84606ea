import { expect, jest, test } from '@jest/globals';
import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sampleOrder } from '../samples/account.js';
import { show } from '../samples/show.js';
import { ReportProblemDialog, type ReportProblemDialogProps } from './ReportProblemDialog.js';

const open = () => {
  const onSubmit = jest.fn<ReportProblemDialogProps['onSubmit']>().mockResolvedValue(undefined);
  const onClose = jest.fn();
  show(<ReportProblemDialog open lines={sampleOrder.lines} onSubmit={onSubmit} onClose={onClose} />);
  return { onSubmit, onClose };
};

test('an item that was chosen by mistake is not sent', async () => {
  const { onSubmit } = open();
  const [kind] = screen.getAllByRole('radio');
  const [first, second] = screen.getAllByRole('checkbox');
  if (!kind || !first || !second) throw new Error('a choice is missing');
  for (const choice of [kind, first, second, first]) await userEvent.click(choice);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const [sent] = onSubmit.mock.calls[0] ?? [];
  expect(sent?.products).toEqual([sampleOrder.lines[1]?.productId]);
});

test('Cancel sends nothing', async () => {
  const { onSubmit, onClose } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('opened again, it is empty', async () => {
  const dialog = (open: boolean) => (
    <ReportProblemDialog
      open={open}
      lines={sampleOrder.lines}
      onSubmit={async () => undefined}
      onClose={() => undefined}
    />
  );
  const { rerender } = show(dialog(true));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Problem is required')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Something is missing' }));
  for (const product of screen.getAllByRole('checkbox')) await userEvent.click(product);
  await userEvent.type(screen.getByLabelText('Description'), 'Only one pack was in the bag');
  rerender(dialog(false));
  await waitForElementToBeRemoved(() => screen.queryByRole('dialog'));
  rerender(dialog(true));
  for (const choice of [...screen.getAllByRole('radio'), ...screen.getAllByRole('checkbox')])
    expect(choice).not.toBeChecked();
  expect(screen.getByLabelText('Description')).toHaveValue('');
});
