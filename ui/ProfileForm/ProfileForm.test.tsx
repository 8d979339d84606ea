import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sampleUser } from '../samples/account.js';
import { show } from '../samples/show.js';
import { ProfileForm, type ProfileValues } from './ProfileForm.js';

test('S-038 S-117 name, email and mobile are all needed', async () => {
  const user = userEvent.setup();
  const sent = jest.fn(async (_values: ProfileValues) => undefined);
  show(<ProfileForm user={sampleUser} onSubmit={sent} />);
  const save = screen.getByRole('button', { name: 'Save' });

  for (const label of ['Name', 'Email', 'Mobile']) {
    const field = screen.getByLabelText(label);
    const before = (field as HTMLInputElement).value;
    await user.clear(field);
    expect(save).toBeDisabled();
    expect(save).toHaveAccessibleDescription(`Still missing: ${label}`);
    await user.type(field, before);
  }
  await user.click(save);

  expect(sent).toHaveBeenCalledWith({
    name: 'Asha Kulkarni',
    email: 'asha@example.in',
    mobile: '9876543210',
  });
});
