import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

export interface FormCheckboxProps<V extends FieldValues, O> {
  control: Control<V, unknown, O>;
  name: FieldPath<V>;
  label: string;
}

/** A yes or no bound to a form. */
export function FormCheckbox<V extends FieldValues, O>({ control, name, label }: FormCheckboxProps<V, O>) {
  const { field } = useController({ control, name });
  const { value, ref, ...bound } = field;
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox {...bound} checked={Boolean(value)} slotProps={{ input: { ref } }} />}
    />
  );
}
