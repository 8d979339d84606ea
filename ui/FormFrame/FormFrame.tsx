import Alert from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { FormEventHandler, ReactNode } from 'react';

export interface FormFrameProps {
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** What is wrong with the whole, where no single field is to blame. */
  problem?: string | undefined;
  /** The form's accessible name. */
  label: string;
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
  /** The form is on its way. */
  pending: boolean;
}

/** The one button that sends. */
export function SubmitButton({ pending, ...button }: SubmitButtonProps) {
  return <Button type="submit" variant="contained" size="large" loading={pending} {...button} />;
}
