import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Substitution } from '../../contract/codes.js';
import { show } from '../samples/show.js';
import { SubstitutionChoice } from './SubstitutionChoice.js';

test('G-10 the customer chooses what to do about a sold-out product', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn((_value: Substitution) => undefined);
  show(<SubstitutionChoice value="call" onChange={onChange} />);
  const choice = screen.getByRole('combobox', { name: 'If an item is sold out' });
  expect(choice).toHaveTextContent('Call me');

  await user.click(choice);
  await user.click(screen.getByRole('option', { name: 'Leave it out and refund it' }));
  expect(onChange).toHaveBeenCalledWith('refund');
});
