import { expect, jest, test } from '@jest/globals';
import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { OrderSteps, type OrderStepsProps } from './OrderSteps.js';

const showSteps = (props: Partial<OrderStepsProps> = {}) => {
  const onStep = jest.fn<OrderStepsProps['onStep']>();
  show(<OrderSteps number="TK-7QF4-M2XP" next={['packed', 'cancelled']} onStep={onStep} {...props} />);
  return onStep;
};

const choose = async (reason: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: /Reason/ }));
  await userEvent.click(screen.getByRole('option', { name: reason }));
};

test('A-04 offers the allowed next states and nothing else', async () => {
  const onStep = showSteps();
  const steps = within(screen.getByRole('group', { name: 'Next steps' }));
  expect(steps.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Mark as packed',
    'Cancel order',
  ]);
  await userEvent.click(steps.getByRole('button', { name: 'Mark as packed' }));
  expect(onStep).toHaveBeenCalledWith('packed');
});

test('cancelling asks once more and for the reason, names the order and what goes back', async () => {
  const onStep = showSteps({ refund: 2_184.5 });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  const asked = screen.getByRole('alertdialog', { name: 'Cancel this order?' });
  expect(asked).toHaveAccessibleDescription(/TK-7QF4-M2XP/);
  expect(asked).toHaveAccessibleDescription(/The customer will be refunded ₹2,184.50/);
  expect(onStep).not.toHaveBeenCalled();
  const confirm = () => userEvent.click(within(asked).getByRole('button', { name: 'Cancel order' }));
  await confirm();
  expect(within(asked).getByText('Choose a reason')).toBeVisible();
  expect(onStep).not.toHaveBeenCalled();
  await choose('Suspected fraud');
  await confirm();
  expect(onStep.mock.calls).toEqual([['cancelled', { reason: 'suspected_fraud' }]]);
});

test('another reason has to be said in words', async () => {
  const onStep = showSteps();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  const confirm = () =>
    userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel order' }));
  await choose('Other');
  await confirm();
  expect(screen.getByText('Describe the reason')).toBeVisible();
  expect(onStep).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox', { name: /Details/ }), ' The lift is broken ');
  await confirm();
  expect(onStep.mock.calls).toEqual([['cancelled', { reason: 'other', reason_note: 'The lift is broken' }]]);
});

test('words for another reason go with that reason only, and are forgotten with the question', async () => {
  const onStep = showSteps();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  await choose('Other');
  await userEvent.type(screen.getByRole('textbox', { name: /Details/ }), 'The lift is broken');
  await choose('Suspected fraud');
  const answers = within(screen.getByRole('alertdialog'));
  await userEvent.click(answers.getByRole('button', { name: 'Cancel order' }));
  expect(onStep.mock.calls).toEqual([['cancelled', { reason: 'suspected_fraud' }]]);

  await waitForElementToBeRemoved(() => screen.queryByRole('alertdialog'));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  expect(screen.getByRole('combobox', { name: /Reason/ })).not.toHaveTextContent('Suspected fraud');
});

test('keeping the order changes nothing', async () => {
  const onStep = showSteps();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  expect(screen.getByRole('alertdialog')).not.toHaveAccessibleDescription(/refunded/);
  await userEvent.click(screen.getByRole('button', { name: 'Keep order' }));
  expect(onStep).not.toHaveBeenCalled();
});

test('nothing can be pressed while a step is on its way', () => {
  showSteps({ pending: 'packed' });
  for (const button of screen.getAllByRole('button'))
    expect(button.matches(':disabled, [aria-disabled=true]')).toBe(true);
});

test('at the end of its life there is nothing to press', () => {
  showSteps({ next: [] });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/Nothing more to do/)).toBeVisible();
});
