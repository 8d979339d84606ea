import { useController } from 'react-hook-form';
import type { z } from 'zod';
import { limits } from '../../contract/limits.js';
import { verifyOtpInput } from '../../contract/user.js';
import { FormFrame, SubmitButton } from '../FormFrame/FormFrame.js';
import { OtpField } from '../OtpField/OtpField.js';
import { errorText } from '../form/errorText.js';
import { useContractForm, type OnSubmit } from '../form/useContractForm.js';
import { useMessages } from '../theme/messages.js';
import { ResendButton } from './ResendButton.js';

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
