import Alert from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type FormEventHandler, type ReactNode } from 'react';
import type { Styles } from '../theme/styles.js';
import { busyWhen } from '../theme/busy.js';

export interface FormFrameProps {
  /** Handles the form's submit event. Pass `frame` from `useContractForm`, which contains this function. */
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Error of the whole form, if no single field caused it. */
  problem?: string | undefined;
  /** The form's accessible name. */
  label: string;
  /** Fields, then a `SubmitButton`. */
  children: ReactNode;
}

/** Renders a form as a column: error, fields, submit button. */
export function FormFrame({ problem, label, children, ...form }: FormFrameProps) {
  return (
    <Stack component="form" noValidate aria-label={label} spacing={2.5} {...form}>
      {problem && <Alert severity="error">{problem}</Alert>}
      {children}
    </Stack>
  );
}

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'variant' | 'loading'> {
  /** Whether the form is being sent. It cannot be sent again meanwhile. */
  pending: boolean;
  /** Makes the button look inactive although it can be pressed; the form then says what is missing. */
  quiet?: boolean;
  /**
   * Reason why the form cannot be sent: disables the button and is shown below it. An empty text enables the
   * button.
   */
  disabledReason?: string | undefined;
}

const quietStyles: Styles = {
  '&, &:hover': { bgcolor: 'action.disabledBackground', color: 'text.secondary' },
};

/** Renders the form's submit button. */
export function SubmitButton({ pending, quiet = false, disabledReason, ...button }: SubmitButtonProps) {
  const reasonId = useId();
  const submit = (
    <Button
      type="submit"
      variant="contained"
      size="large"
      {...busyWhen(pending)}
      {...(quiet && { sx: quietStyles })}
      {...button}
      {...(disabledReason && { disabled: true, 'aria-describedby': reasonId })}
    />
  );
  if (disabledReason === undefined) return submit;
  return (
    <Stack spacing={0.75}>
      {submit}
      {disabledReason && (
        <Typography id={reasonId} variant="caption" sx={{ color: 'text.secondary' }}>
          {disabledReason}
        </Typography>
      )}
    </Stack>
  );
}
