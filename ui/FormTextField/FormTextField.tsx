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
  /** The `control` of the form, from `useContractForm`. */
  control: Control<V, unknown, O>;
  /** Path of a text in the form's values. */
  name: FieldPath<V>;
  /** Stands above the field and begins its fault: "Pincode is needed". */
  label: string;
  /** Shown beneath as long as nothing is wrong. */
  hint?: string;
  /** Nothing can be typed, and the value is not sent. */
  disabled?: boolean | undefined;
  /** A field of several lines; Enter begins a new one instead of sending the form. */
  multiline?: boolean | undefined;
}

/** A text field bound to a form: its value, its fault beside it, and what assistive technology needs. */
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
