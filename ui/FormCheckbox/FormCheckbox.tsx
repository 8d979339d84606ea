import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

export interface FormCheckboxProps<V extends FieldValues, O> {
  /** The form's `control`, from `useContractForm`. */
  control: Control<V, unknown, O>;
  /** Path of a boolean in the form's values. */
  name: FieldPath<V>;
  /** Statement that is true when ticked: "Make this my default address". */
  label: string;
}

/** Renders a checkbox bound to a form. */
export function FormCheckbox<V extends FieldValues, O>({ control, name, label }: FormCheckboxProps<V, O>) {
  const { field } = useController({ control, name });
  const { value, ref, ...bound } = field;
  return (
    <FormControlLabel
      label={label}
      sx={{ ml: 0 }}
      control={
        <Checkbox {...bound} checked={Boolean(value)} sx={{ ml: -1.125 }} slotProps={{ input: { ref } }} />
      }
    />
  );
}
