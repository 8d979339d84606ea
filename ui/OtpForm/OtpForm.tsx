import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import type { z } from 'zod';
import { limits } from '../../contract/limits.js';
import { fill } from '../../contract/messages/fill.js';
import { verifyOtpInput } from '../../contract/user.js';
import { FormFrame, SubmitButton } from '../FormFrame/FormFrame.js';
import { OtpField } from '../OtpField/OtpField.js';
import { errorText } from '../form/errorText.js';
import { useContractForm, type OnSubmit } from '../form/useContractForm.js';
import { usePending } from '../form/usePending.js';
import { busyWhen } from '../theme/busy.js';
import { useMessages } from '../theme/messages.js';

export type OtpValues = z.output<typeof verifyOtpInput>;

export interface OtpFormProps {
  /** The email address that the code was sent to. */
  email: string;
  /** Verifies the code. Rejects with the API's error. */
  onSubmit: OnSubmit<OtpValues>;
  /** Sends a new code, which makes the old code invalid. */
  onResend: () => Promise<unknown>;
  /** Seconds before a new code can be requested. */
  resendAfter?: number;
}

/** Asks for the code from the email. The button is enabled once six digits are typed. */
export function OtpForm({ email, onSubmit, onResend, resendAfter = 30 }: OtpFormProps) {
  const { auth } = useMessages().ui;
  const { control, frame, pending } = useContractForm({
    schema: verifyOtpInput,
    defaultValues: { email, otp: '' },
    onSubmit,
  });
  const { field, fieldState } = useController({ control, name: 'otp' });
  const complete = field.value.replace(/\D/g, '').length === limits.otp;
  return (
    <FormFrame {...frame} label={auth.otpTitle}>
      <OtpField
        label={auth.otp}
        value={field.value}
        onChange={field.onChange}
        inputRef={field.ref}
        error={errorText(auth.otp, fieldState.error)}
      />
      <SubmitButton pending={pending} disabled={!complete}>
        {auth.verifyOtp}
      </SubmitButton>
      <ResendButton after={resendAfter} onResend={onResend} />
    </FormFrame>
  );
}

interface ResendButtonProps {
  /** Seconds before a code can be requested: from the first render, and again after each new code. */
  after: number;
  /** Sends a new code. After a rejection the button can be pressed again at once. */
  onResend: () => Promise<unknown>;
}

/** Renders a button that requests a new code. It is enabled after a pause that gives the email time to arrive. */
function ResendButton({ after, onResend }: ResendButtonProps) {
  const { auth } = useMessages().ui;
  const [left, setLeft] = useState(after);
  const { isPending, run } = usePending();

  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);

  const resend = () => run(() => onResend().then(() => setLeft(after)));

  return (
    <Button variant="text" disabled={left > 0} {...busyWhen(isPending)} onClick={resend}>
      {left > 0 ? fill(auth.resendIn, { seconds: left }) : auth.resend}
    </Button>
  );
}
