import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answeredProblem, openProblem, sampleOrder } from '../samples/account.js';
import { show } from '../samples/show.js';
import { OrderProblems } from './OrderProblems.js';

test('the newest problem stands first, each with its products and what follows it', () => {
  const { lines } = sampleOrder;
  const problems = [answeredProblem, openProblem];
  show(
    <OrderProblems
      problems={problems}
      lines={lines}
      footOf={({ answer }) => answer?.by ?? 'no answer yet'}
    />,
  );
  const [newest, older] = screen.getAllByRole('group');
  if (!newest || !older) throw new Error('a problem is missing');
  expect(newest).toHaveTextContent(openProblem.text);
  expect(newest).toHaveTextContent('no answer yet');
  expect(
    within(newest)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining(lines[0]?.name ?? '?')]);
  expect(older).toHaveTextContent(/The bottle had a crack.*A new one arrives today.*ravi@tokri/s);
});

test('without problems nothing is rendered', () => {
  show(<OrderProblems problems={[]} lines={sampleOrder.lines} aria-label="Problems" />);
  expect(screen.queryByLabelText('Problems')).toBeNull();
});
