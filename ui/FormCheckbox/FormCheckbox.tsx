import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

export interface FormCheckboxProps<V extends FieldValues, O> {
  /** The `control` of the form, from `useContractForm`. */
  control: Control<V, unknown, O>;
  /** Path of a yes or no in the form's values. */
  name: FieldPath<V>;
  /** What a tick means, as a statement: "Deliver here by default". */
  label: string;
}

/** A yes or no bound to a form. */
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
