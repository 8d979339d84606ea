import type { OutlinedTextFieldProps } from '@mui/material/TextField';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { errorText } from '../form/errorText.js';
import { LabelledField } from './LabelledField.js';

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
