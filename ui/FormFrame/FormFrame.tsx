import Alert from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type FormEventHandler, type ReactNode } from 'react';
import type { Look } from '../theme/colourMode.js';
import { busyWhen } from '../theme/busy.js';

export interface FormFrameProps {
  /** Gets the form's submit event: `onSubmit` of `frame`, from `useContractForm`. */
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** What is wrong with the whole, where no single field is to blame. */
  problem?: string | undefined;
  /** The form's accessible name. */
  label: string;
  /** Fields, then a `SubmitButton`. */
  children: ReactNode;
}

/** A form's column: what went wrong, the fields, the way on. */
export function FormFrame({ problem, label, children, ...form }: FormFrameProps) {
  return (
    <Stack component="form" noValidate aria-label={label} spacing={2.5} {...form}>
      {problem && <Alert severity="error">{problem}</Alert>}
      {children}
    </Stack>
  );
}

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'variant' | 'loading'> {
  /** The form is on its way: it cannot be sent again. */
  pending: boolean;
  /** Looks inactive, and can be pressed all the same: then the form says what is missing. */
  quiet?: boolean;
  /** Why it cannot be pressed now. It stands beneath the button; an empty text means that it can be pressed. */
  disabledReason?: string | undefined;
}

const quietStyles: Look = {
  '&, &:hover': { bgcolor: 'action.disabledBackground', color: 'text.secondary' },
};

/** The one button that sends. */
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
