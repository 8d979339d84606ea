import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { errorText, listError } from '../form/errorText.js';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.js';

type Owned = 'value' | 'onChange' | 'onBlur' | 'error' | 'inputRef';

export interface FormMultiSelectProps<V extends FieldValues, O> extends Omit<MultiSelectProps, Owned> {
  /** The form's `control` (react-hook-form). */
  control: Control<V, unknown, O>;
  /** Path of the form field that holds the list of chosen options. */
  name: FieldPath<V>;
}

/** Renders a multi-select bound to a form. */
export function FormMultiSelect<V extends FieldValues, O>(props: FormMultiSelectProps<V, O>) {
  const { control, name, label, hint, ...select } = props;
  const { field, fieldState } = useController({ control, name });
  const { ref, value, onChange, onBlur } = field;
  return (
    <MultiSelect
      {...select}
      label={label}
      value={value}
      error={fieldState.invalid}
      hint={errorText(label, listError(fieldState.error)) ?? hint}
      inputRef={ref}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
