import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { OtpForm, type OtpValues } from './OtpForm.js';

const accept = async () => undefined;
const first = () => screen.getByRole('textbox', { name: 'Digit 1 of 6' });
const verify = () => screen.getByRole('button', { name: 'Verify OTP' });

test('S-113 all six filled enable the button', async () => {
  const user = userEvent.setup();
  const sent = jest.fn(async (_values: OtpValues) => undefined);
  show(<OtpForm email="asha@example.in" onSubmit={sent} onResend={accept} />);

  await user.type(first(), '4');
  await user.keyboard('7190');
  expect(verify()).toBeDisabled();
  await user.keyboard('2');
  await user.click(verify());

  expect(sent).toHaveBeenCalledWith({ email: 'asha@example.in', otp: '471902' });
});

test('a wrong code shows an error and stays for a correction', async () => {
  const user = userEvent.setup();
  const refuse = () => Promise.reject({ message: 'This code is wrong or has expired' });
  show(<OtpForm email="asha@example.in" onSubmit={refuse} onResend={accept} />);

  await user.click(first());
  await user.paste('471902');
  await user.click(verify());

  expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong or has expired');
  expect(first()).toHaveValue('4');
});

test('a new code can be asked for once the mail had time to arrive', async () => {
  jest.useFakeTimers();
  try {
    const resend = jest.fn(async () => undefined);
    show(<OtpForm email="asha@example.in" onSubmit={accept} onResend={resend} />);
    expect(screen.getByRole('button', { name: 'Resend code in 30 s' })).toBeDisabled();

    for (let second = 0; second < 30; second += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
    await act(async () => screen.getByRole('button', { name: 'Resend code' }).click());

    expect(resend).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Resend code in 30 s' })).toBeDisabled();
  } finally {
    jest.useRealTimers();
  }
});

test('when no new code went out one can try again at once', async () => {
  const user = userEvent.setup();
  const resend = jest.fn(() => Promise.reject({ message: 'Too many tries' }));
  show(<OtpForm email="asha@example.in" onSubmit={accept} onResend={resend} resendAfter={0} />);

  await user.click(screen.getByRole('button', { name: 'Resend code' }));

  expect(await screen.findByRole('button', { name: 'Resend code' })).toBeEnabled();
});
