import { expect, jest, test } from '@jest/globals';
import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { limits } from '../../contract/limits.js';
import { show } from '../samples/show.js';
import { AnswerDialog, type AnswerDialogProps } from './AnswerDialog.js';

test('Cancel sends nothing, and an answer cannot be longer than the shop stores', async () => {
  const onSubmit = jest.fn<AnswerDialogProps['onSubmit']>();
  const onClose = jest.fn();
  show(<AnswerDialog open onSubmit={onSubmit} onClose={onClose} />);
  const answer = screen.getByLabelText('Answer');
  await userEvent.type(answer, 'A new one arrives today');
  expect(answer).toHaveAttribute('maxlength', String(limits.note));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('opened again, it is empty', async () => {
  const dialog = (open: boolean) => (
    <AnswerDialog open={open} onSubmit={async () => undefined} onClose={() => undefined} />
  );
  const { rerender } = show(dialog(true));
  await userEvent.type(screen.getByLabelText('Answer'), 'A new one arrives today');
  rerender(dialog(false));
  await waitForElementToBeRemoved(() => screen.queryByRole('dialog'));
  rerender(dialog(true));
  expect(screen.getByLabelText('Answer')).toHaveValue('');
});
