import { styled } from '@mui/material/styles';
import TextField, { type OutlinedTextFieldProps, type TextFieldProps } from '@mui/material/TextField';
import type { ComponentType } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { errorText } from '../form/errorText.js';
import { dense } from '../theme/density.js';

type Owned =
  | 'variant'
  | 'name'
  | 'label'
  | 'value'
  | 'defaultValue'
  | 'error'
  | 'helperText'
  | 'onBlur'
  | 'onChange'
  | 'ref';

export interface FormTextFieldProps<V extends FieldValues, O> extends Omit<OutlinedTextFieldProps, Owned> {
  /** The form's `control`, from `useContractForm`. */
  control: Control<V, unknown, O>;
  /** Path of a text in the form's values. */
  name: FieldPath<V>;
  /** Label above the field. Error messages begin with it: "PIN code is required". */
  label: string;
  /** Help text below the field. An error message replaces it. */
  hint?: string;
  /** Disables the input. The form still sends its value. */
  disabled?: boolean | undefined;
  /** Shows several lines. Enter starts a new line instead of submitting the form. */
  multiline?: boolean | undefined;
}

/** Renders a text field bound to a form, with its value, error message and ARIA attributes. */
export function FormTextField<V extends FieldValues, O>(props: FormTextFieldProps<V, O>) {
  const { control, name, label, hint, required = true, slotProps, ...field } = props;
  const { field: bound, fieldState } = useController({ control, name });
  const { ref, ...rest } = bound;
  return (
    <LabelledField
      {...field}
      {...rest}
      inputRef={ref}
      label={label}
      required={required}
      error={fieldState.invalid}
      helperText={errorText(label, fieldState.error) ?? hint}
      slotProps={{ ...slotProps, inputLabel: { shrink: true, required: false } }}
    />
  );
}

/** Renders a text field with a fixed label above it. */
export const LabelledField: ComponentType<TextFieldProps> = styled(TextField)(({ theme }) => ({
  '& .MuiInputLabel-root': {
    ...theme.typography.subtitle2,
    position: 'static',
    maxWidth: 'none',
    transform: 'none',
    whiteSpace: 'normal',
    marginBottom: theme.spacing(0.75),
    color: theme.vars.palette.text.primary,
  },
  '& .MuiOutlinedInput-root:not(.MuiInputBase-multiline) .MuiOutlinedInput-input': {
    paddingBlock: dense('field'),
  },
  '& .MuiInputBase-multiline': { paddingBlock: dense('field') },
  '& .MuiAutocomplete-inputRoot.MuiOutlinedInput-root:not(.MuiInputBase-multiline)': { paddingBlock: 0 }, // padded like other inputs
  '& .MuiInputBase-input::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  '& .MuiOutlinedInput-root:has(input:read-only)': {
    backgroundColor: theme.vars.palette.background.default,
    color: theme.vars.palette.text.secondary,
  },
  '& .MuiFormHelperText-root': { marginInline: 0 },
  '& .MuiOutlinedInput-notchedOutline': { top: 0 },
  '& .MuiOutlinedInput-notchedOutline legend': { display: 'none' },
}));
